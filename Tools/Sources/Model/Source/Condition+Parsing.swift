extension Condition {
  /// Reads the condition of an `#if`, or returns `nil` where the text is none.
  ///
  /// Source: The Swift Programming Language, "Compiler Control Statements". `&&` binds tighter than `||`.
  public init?(parsing text: String) {
    var parser = ConditionParser(text: text)
    guard let condition = parser.disjunction(), parser.isAtEnd else { return nil }
    self = condition
  }
}

private struct ConditionParser {
  /// How deep parentheses and `!` may nest before the text is given up.
  private static let depthLimit = 200

  private var rest: Substring
  private var depth = 0

  init(text: String) {
    rest = text[...]
  }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return rest.isEmpty
    }
  }

  mutating func disjunction() -> Condition? {
    guard var left = conjunction() else { return nil }
    while take("||") {
      guard let right = conjunction() else { return nil }
      left = .or(left, right)
    }
    return left
  }

  private mutating func conjunction() -> Condition? {
    guard var left = operand() else { return nil }
    while take("&&") {
      guard let right = operand() else { return nil }
      left = .and(left, right)
    }
    return left
  }

  private mutating func operand() -> Condition? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { return nil }
    if take("!") { return operand().map(Condition.not) }
    if take("(") {
      guard let inner = disjunction(), take(")") else { return nil }
      return inner
    }
    let name = identifier()
    guard !name.isEmpty else { return nil }
    if rest.first == "(" { return argument().map { .test(name, argument: $0) } }
    return switch name {
    case "true": .literal(true)
    case "false": .literal(false)
    default: .flag(name)
    }
  }

  private mutating func identifier() -> String {
    skipSpace()
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" || $0 == "`" }
    rest.removeFirst(name.count)
    return name.filter { $0 != "`" }
  }

  /// What stands in the parentheses that come next, without the space around it.
  private mutating func argument() -> String? {
    var open = 0
    guard
      let end = rest.firstIndex(where: { character in
        if character == "(" { open += 1 }
        if character == ")" { open -= 1 }
        return open == 0
      })
    else { return nil }
    let inner = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    return inner.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private mutating func take(_ token: String) -> Bool {
    skipSpace()
    guard rest.hasPrefix(token) else { return false }
    rest.removeFirst(token.count)
    return true
  }

  private mutating func skipSpace() {
    rest = rest.drop(while: \.isWhitespace)
  }
}
