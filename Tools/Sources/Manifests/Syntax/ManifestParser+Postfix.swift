extension ManifestParser {
  /// A primary expression with the members, calls and elements behind it.
  mutating func postfixed() throws(BeyondReader) -> Expression {
    var expression = try primary()
    var isChain = false
    var links = 0
    while let next = try link(on: expression) {
      if case .chained = next.kind { isChain = true }
      expression = next
      links += 1
      guard links <= Self.chainLimit else { throw beyond("a chain of members this long") }
    }
    return isChain ? Expression(kind: .chain(expression), position: expression.position) : expression
  }

  /// The expression with the link that comes next, or `nil` where none does.
  private mutating func link(on base: Expression) throws(BeyondReader) -> Expression? {
    let token = current
    guard case .sign(let sign) = token.kind else { return nil }
    switch sign {
    case ".":
      advance()
      return Expression(kind: try member(of: base), position: base.position)
    case "(" where !token.startsLine:
      return Expression(kind: .call(base, try arguments() + trailingClosures()), position: base.position)
    case "[" where !token.startsLine:
      return Expression(kind: .element(base, try arguments(closing: "]")), position: base.position)
    case "{" where !isInCondition && !token.startsLine && base.takesClosure:
      return Expression(kind: .call(base, try trailingClosures()), position: base.position)
    case "?" where !token.spaceBefore:
      advance()
      return Expression(kind: .chained(base), position: base.position)
    case "!" where !token.spaceBefore:
      advance()
      return Expression(kind: .forced(base), position: base.position)
    default: return nil
    }
  }

  private mutating func member(of base: Expression) throws(BeyondReader) -> Expression.Kind {
    if case .number(let number) = current.kind, !number.contains(".") {
      advance()
      return .member(base, number)
    }
    let name = try name()
    // `Module.self` is the type itself.
    return name == "self" ? base.kind : .member(base, name)
  }

  /// The arguments in brackets.
  mutating func arguments(closing: String = ")") throws(BeyondReader) -> [Argument] {
    try nested { parser throws(BeyondReader) in
      parser.advance()
      let wasInCondition = parser.isInCondition
      parser.isInCondition = false
      defer { parser.isInCondition = wasInCondition }
      var arguments: [Argument] = []
      while !parser.current.isSign(closing) {
        arguments.append(try parser.argument())
        guard parser.take(",") else { break }
      }
      try parser.expect(closing)
      return arguments
    }
  }

  private mutating func argument() throws(BeyondReader) -> Argument {
    guard peek().isSign(":") else { return Argument(label: nil, value: try expression()) }
    let label = try name()
    advance()
    return Argument(label: label, value: try expression())
  }

  private mutating func trailingClosures() throws(BeyondReader) -> [Argument] {
    guard current.isSign("{"), !isInCondition, !current.startsLine else { return [] }
    let closure = try closure()
    if case .name = current.kind, peek().isSign(":"), peek(2).isSign("{") { throw beyond("a second trailing closure") }
    return [Argument(label: nil, value: closure, isTrailing: true)]
  }
}

extension Expression {
  /// Whether a `{` behind it makes it a call.
  fileprivate var takesClosure: Bool {
    switch kind {
    case .name, .member, .implicitMember: true
    default: false
    }
  }
}
