import Reading

/// Literals, names, parentheses and closures.
extension ManifestParser {
  mutating func primary() throws -> Expression.Kind {
    if current.is("if") || current.is("switch") { return .statement(try statement()) }
    if let word = current.word { return try named(word) }
    switch current.kind {
    case .escapedWord: return .name(try name())
    case .number:
      guard let integer = Int(current.text.filter { $0 != "_" }) else { throw unsupported("the number \(current)") }
      advance()
      return .literal(.integer(integer))
    case .string where !current.text.hasPrefix(")"), .interpolationOpen: return try text()
    case .openBracket: return try listOrDictionary()
    case .openParenthesis:
      let parts = try arguments()
      return parts.count == 1 && parts[0].label == nil ? parts[0].value.kind : .tuple(parts)
    case .openBrace: return try closure()
    case .dot:
      advance()
      return .implicitMember(try name())
    case .unknown where current.is("\\"):
      var value = Expression(kind: .name("$0"), position: current.position)
      advance()
      if current.word != nil { throw unsupported("a key path with an explicit type") }
      while take(".") { value.kind = try member(of: value) }
      return .closure(.returning(value, parameters: 1))
    case .hash:
      let word = peek().word ?? ""
      guard Self.literals.contains(word) else { throw unsupported("`#\(word)`") }
      advance(by: 2)
      return .name("#\(word)")
    default: throw unsupported("\(current)")
    }
  }

  /// What stands after a `#` for where the code is. Their values are not known.
  private static let literals: Set = ["column", "file", "fileID", "filePath", "function", "line"]

  /// Keywords that start unsupported expressions.
  private static let reserved: Set = [
    "while", "repeat", "do", "throw", "defer", "super", "catch", "in", "is", "as", "let", "var", "try", "await",
  ]

  private mutating func named(_ name: String) throws -> Expression.Kind {
    if Self.reserved.contains(name) { throw unsupported("`\(name)`") }
    if ["Array", "Set"].contains(name), peek().is("<"), !peek().spaceBefore {
      let callee = Expression(kind: .name(name), position: current.position)
      let type = try type()
      guard current.is("(") else { throw unsupported("\(current) after a generic type") }
      return .cast(Expression(kind: .call(callee, try arguments()), position: callee.position), type)
    }
    advance()
    switch name {
    case "true", "false": return .literal(.boolean(name == "true"))
    case "nil": return .literal(.nothing)
    case _ where name.hasPrefix("$"):
      guard let number = Int(name.dropFirst()), number < 8 else { throw unsupported("`\(name)`") }
      anonymousCount = max(anonymousCount, number + 1)
    default: break
    }
    return .name(name)
  }

  /// Parses a string literal, which is several tokens if it has interpolations.
  private mutating func text() throws -> Expression.Kind {
    let position = current.position
    var tokens = [current.text]
    var values: [Expression?] = []
    while current.kind != .string {
      let outer = try enter(inCondition: false)
      defer { leave(to: outer) }
      advance()
      values.append(try expression())
      guard current.text.hasPrefix(")"), current.kind == .string || current.kind == .interpolationNext else {
        throw unsupported(isAtEnd ? "an unterminated string" : "\(current) in a string")
      }
      tokens.append(current.text)
    }
    let characters = try StringLiteral.characters(of: tokens, at: position)
    advance()
    return .text(Array(zip(characters, values + [nil])))
  }

  private mutating func listOrDictionary() throws -> Expression.Kind {
    let outer = try enter(inCondition: false)
    defer { leave(to: outer) }
    let start = self
    // `[Target]()` is an empty list.
    if let type = try? type(), current.is("("), peek().is(")") {
      advance(by: 2)
      return .cast(Expression(kind: .list([]), position: start.current.position), type)
    }
    self = start
    advance()
    if take(":") {
      try expect("]")
      return .dictionary([])
    }
    var pairs: [(key: Expression, value: Expression)] = []
    let elements = try list(until: "]") { parser in
      let element = try parser.expression()
      if parser.take(":") { pairs.append((element, try parser.expression())) }
      return element
    }
    guard pairs.isEmpty || pairs.count == elements.count else {
      throw unsupported("a list with both elements and key-value pairs")
    }
    return pairs.isEmpty ? .list(elements) : .dictionary(pairs)
  }

  mutating func closure() throws -> Expression.Kind {
    let outer = try enter(inCondition: false)
    let outerCount = anonymousCount
    anonymousCount = 0
    defer {
      leave(to: outer)
      anonymousCount = outerCount
    }
    try expect("{")
    guard let parameters = try closureParameters() else {
      let body = try body()
      return .closure(Function(parameters: Parameter.anonymous(anonymousCount), body: body))
    }
    let result = take("->") ? try type() : nil
    try expect("in")
    return .closure(Function(parameters: parameters, result: result, body: try body()))
  }

  /// Parses the parameters before `in`, or returns `nil` if there is no `in`.
  private mutating func closureParameters() throws -> [Parameter]? {
    if current.is("(") {
      var (offset, open) = (0, 0)
      repeat {
        if peek(offset).is("(") { open += 1 }
        if peek(offset).is(")") { open -= 1 }
        offset += 1
      } while open > 0 && peek(offset).kind != .endOfFile
      guard startsSignature(at: offset) else { return nil }
      advance()
      return try list(until: ")") { parser in
        if parser.current.is("(") { throw parser.unsupported("a tuple as a closure's parameter") }
        return Parameter(name: try parser.name(), type: parser.take(":") ? try parser.type() : .anything)
      }
    }
    var offset = 0
    while peek(offset).word != nil, peek(offset + 1).is(",") { offset += 2 }
    guard peek(offset).word != nil, startsSignature(at: offset + 1) else { return nil }
    var parameters: [Parameter] = []
    repeat { parameters.append(Parameter(name: try name())) } while take(",")
    return parameters
  }

  private func startsSignature(at offset: Int) -> Bool { peek(offset).is("in") || peek(offset).is("->") }
}
