extension ManifestParser {
  /// Parses a primary expression with its members, calls and subscripts.
  mutating func postfixed() throws(UnsupportedSyntax) -> Expression {
    var expression = try primary()
    var isChain = false
    var links = 0
    while let next = try link(on: expression) {
      if case .chained = next.kind { isChain = true }
      expression = next
      links += 1
      guard links <= Self.chainLimit else { throw unsupported("too many chained members") }
    }
    return isChain ? Expression(kind: .chain(expression), position: expression.position) : expression
  }

  /// Parses the next member, call or subscript, or returns `nil` if none follows.
  private mutating func link(on base: Expression) throws(UnsupportedSyntax) -> Expression? {
    let token = current
    guard case .symbol(let symbol) = token.kind else { return nil }
    switch symbol {
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

  private mutating func member(of base: Expression) throws(UnsupportedSyntax) -> Expression.Kind {
    if case .number(let number) = current.kind, !number.contains(".") {
      advance()
      return .member(base, number)
    }
    let name = try name()
    // `Type.self` is the type.
    return name == "self" ? base.kind : .member(base, name)
  }

  /// Parses an argument list.
  mutating func arguments(closing: String = ")") throws(UnsupportedSyntax) -> [Argument] {
    try nested { parser throws(UnsupportedSyntax) in
      parser.advance()
      let wasInCondition = parser.isInCondition
      parser.isInCondition = false
      defer { parser.isInCondition = wasInCondition }
      var arguments: [Argument] = []
      while !parser.current.isSymbol(closing) {
        arguments.append(try parser.argument())
        guard parser.take(",") else { break }
      }
      try parser.expect(closing)
      return arguments
    }
  }

  private mutating func argument() throws(UnsupportedSyntax) -> Argument {
    guard peek().isSymbol(":") else { return Argument(label: nil, value: try expression()) }
    let label = try name()
    advance()
    return Argument(label: label, value: try expression())
  }

  private mutating func trailingClosures() throws(UnsupportedSyntax) -> [Argument] {
    guard current.isSymbol("{"), !isInCondition, !current.startsLine else { return [] }
    let closure = try closure()
    if case .name = current.kind, peek().isSymbol(":"), peek(2).isSymbol("{") {
      throw unsupported("a second trailing closure")
    }
    return [Argument(label: nil, value: closure, isTrailing: true)]
  }
}

extension Expression {
  /// Whether a `{` after it is a trailing closure.
  fileprivate var takesClosure: Bool {
    switch kind {
    case .name, .member, .implicitMember: true
    default: false
    }
  }
}
