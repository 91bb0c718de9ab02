extension ManifestParser {
  /// A literal, a name, or what stands in brackets.
  mutating func primary() throws(BeyondReader) -> Expression {
    let position = current.position
    return Expression(kind: try primaryKind(), position: position)
  }

  private mutating func primaryKind() throws(BeyondReader) -> Expression.Kind {
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
    case .sign("["): return try listOrDictionary()
    case .sign("("): return try parenthesized()
    case .sign("{"): return try closure().kind
    case .sign("."):
      advance()
      return .implicitMember(try name())
    case .sign("\\"):
      advance()
      return try keyPath()
    default: throw beyond("\(current)")
    }
  }

  private mutating func named(_ name: String) throws(BeyondReader) -> Expression.Kind {
    if let reserved = Self.reserved.first(where: { $0 == name }) { throw beyond("`\(reserved)`") }
    if current.spaceAfter == false, peek().isSign("<"), let type = genericType() { return .type(type) }
    advance()
    switch name {
    case "true", "false": return .boolean(name == "true")
    case "nil": return .nothing
    default: break
    }
    if name.hasPrefix("$") {
      guard let number = Int(name.dropFirst()), number < 8 else { throw beyond("`\(name)`") }
      anonymousCount = max(anonymousCount, number + 1)
    }
    return .name(name)
  }

  /// Words that begin something else than an expression that is followed.
  private static let reserved = ["while", "repeat", "do", "throw", "defer", "super", "catch", "in", "is", "as"]

  /// A generic type that is used as a value, as in `Set<String>()`.
  private mutating func genericType() -> TypeName? {
    let start = index
    if let type = try? type(), current.isSign("(") || current.isSign(".") { return type }
    go(to: start)
    return nil
  }

  private func number(_ digits: String) throws(BeyondReader) -> Expression.Kind {
    let plain = digits.filter { $0 != "_" }
    if let integer = Int(plain) { return .integer(integer) }
    if plain.hasPrefix("0x"), let integer = Int(plain.dropFirst(2), radix: 16) { return .integer(integer) }
    guard let decimal = Double(plain), plain.contains(".") else { throw beyond("the number `\(digits)`") }
    return .decimal(decimal)
  }

  private mutating func parts(of pieces: [ManifestToken.Piece]) throws(BeyondReader) -> [TextPart] {
    var parts: [TextPart] = []
    for piece in pieces {
      switch piece {
      case .characters(let characters): parts.append(.characters(characters))
      case .code(let tokens): parts.append(.value(try interpolated(tokens)))
      }
    }
    return parts
  }

  private mutating func interpolated(_ tokens: [ManifestToken]) throws(BeyondReader) -> Expression {
    var inner = inner(tokens)
    let value = try inner.expression()
    guard inner.isAtEnd else { throw inner.beyond("\(inner.current) in a string") }
    anonymousCount = inner.anonymousCount
    return value
  }

  private mutating func keyPath() throws(BeyondReader) -> Expression.Kind {
    var names: [String] = []
    if case .name = current.kind { throw beyond("a key path with its type") }
    while take(".") { names.append(try name()) }
    return .keyPath(names)
  }

  private mutating func parenthesized() throws(BeyondReader) -> Expression.Kind {
    let parts = try arguments()
    if parts.count == 1, parts[0].label == nil { return parts[0].value.kind }
    return .tuple(parts)
  }

  private mutating func listOrDictionary() throws(BeyondReader) -> Expression.Kind {
    try nested { parser throws(BeyondReader) in
      parser.advance()
      let wasInCondition = parser.isInCondition
      parser.isInCondition = false
      defer { parser.isInCondition = wasInCondition }
      return try parser.elements()
    }
  }

  private mutating func elements() throws(BeyondReader) -> Expression.Kind {
    if take(":") {
      try expect("]")
      return .dictionary([])
    }
    var elements: [Expression] = []
    var pairs: [(key: Expression, value: Expression)] = []
    while !current.isSign("]") {
      let element = try expression()
      if take(":") {
        pairs.append((element, try expression()))
      } else {
        elements.append(element)
      }
      guard take(",") else { break }
    }
    try expect("]")
    guard elements.isEmpty || pairs.isEmpty else { throw beyond("a list with keys") }
    return pairs.isEmpty ? .list(elements) : .dictionary(pairs)
  }
}
