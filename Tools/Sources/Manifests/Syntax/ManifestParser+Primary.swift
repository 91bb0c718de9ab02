extension ManifestParser {
  /// Parses a literal, a name or a parenthesized expression.
  mutating func primary() throws(UnsupportedSyntax) -> Expression {
    let position = current.position
    return Expression(kind: try primaryKind(), position: position)
  }

  private mutating func primaryKind() throws(UnsupportedSyntax) -> Expression.Kind {
    switch current.kind {
    case .name("if"), .name("switch"): return .statement(try statement())
    case .name(let name): return try named(name)
    case .escapedName(let name):
      advance()
      return .name(name)
    case .number(let digits):
      advance()
      return try number(digits)
    case .text(let pieces):
      advance()
      return .text(try parts(of: pieces))
    case .symbol("["): return try listOrDictionary()
    case .symbol("("): return try parenthesized()
    case .symbol("{"): return try closure().kind
    case .symbol("."):
      advance()
      return .implicitMember(try name())
    case .symbol("\\"):
      advance()
      return try keyPath()
    default: throw unsupported("\(current)")
    }
  }

  private mutating func named(_ name: String) throws(UnsupportedSyntax) -> Expression.Kind {
    if let reserved = Self.reserved.first(where: { $0 == name }) { throw unsupported("`\(reserved)`") }
    if current.spaceAfter == false, peek().isSymbol("<"), let type = genericType() { return .type(type) }
    advance()
    switch name {
    case "true", "false": return .boolean(name == "true")
    case "nil": return .nothing
    default: break
    }
    if name.hasPrefix("$") {
      guard let number = Int(name.dropFirst()), number < 8 else { throw unsupported("`\(name)`") }
      anonymousCount = max(anonymousCount, number + 1)
    }
    return .name(name)
  }

  /// Keywords that start unsupported expressions.
  private static let reserved = ["while", "repeat", "do", "throw", "defer", "super", "catch", "in", "is", "as"]

  /// Parses a generic type that is used as a value, as in `Set<String>()`.
  private mutating func genericType() -> TypeName? {
    let start = index
    if let type = try? type(), current.isSymbol("(") || current.isSymbol(".") { return type }
    go(to: start)
    return nil
  }

  private func number(_ digits: String) throws(UnsupportedSyntax) -> Expression.Kind {
    let plain = digits.filter { $0 != "_" }
    if let integer = Int(plain) { return .integer(integer) }
    if plain.hasPrefix("0x"), let integer = Int(plain.dropFirst(2), radix: 16) { return .integer(integer) }
    guard let decimal = Double(plain), plain.contains(".") else { throw unsupported("the number `\(digits)`") }
    return .decimal(decimal)
  }

  private mutating func parts(of pieces: [ManifestToken.Piece]) throws(UnsupportedSyntax) -> [TextPart] {
    var parts: [TextPart] = []
    for piece in pieces {
      switch piece {
      case .characters(let characters): parts.append(.characters(characters))
      case .code(let tokens): parts.append(.value(try interpolated(tokens)))
      }
    }
    return parts
  }

  private mutating func interpolated(_ tokens: [ManifestToken]) throws(UnsupportedSyntax) -> Expression {
    var inner = inner(tokens)
    let value = try inner.expression()
    guard inner.isAtEnd else { throw inner.unsupported("\(inner.current) in a string") }
    anonymousCount = inner.anonymousCount
    return value
  }

  private mutating func keyPath() throws(UnsupportedSyntax) -> Expression.Kind {
    var names: [String] = []
    if case .name = current.kind { throw unsupported("a key path with an explicit type") }
    while take(".") { names.append(try name()) }
    return .keyPath(names)
  }

  private mutating func parenthesized() throws(UnsupportedSyntax) -> Expression.Kind {
    let parts = try arguments()
    if parts.count == 1, parts[0].label == nil { return parts[0].value.kind }
    return .tuple(parts)
  }

  private mutating func listOrDictionary() throws(UnsupportedSyntax) -> Expression.Kind {
    try nested { parser throws(UnsupportedSyntax) in
      parser.advance()
      let wasInCondition = parser.isInCondition
      parser.isInCondition = false
      defer { parser.isInCondition = wasInCondition }
      return try parser.elements()
    }
  }

  private mutating func elements() throws(UnsupportedSyntax) -> Expression.Kind {
    if take(":") {
      try expect("]")
      return .dictionary([])
    }
    var elements: [Expression] = []
    var pairs: [(key: Expression, value: Expression)] = []
    while !current.isSymbol("]") {
      let element = try expression()
      if take(":") {
        pairs.append((element, try expression()))
      } else {
        elements.append(element)
      }
      guard take(",") else { break }
    }
    try expect("]")
    guard elements.isEmpty || pairs.isEmpty else { throw unsupported("a list with both elements and key-value pairs") }
    return pairs.isEmpty ? .list(elements) : .dictionary(pairs)
  }
}
