import Model

extension DeclarationReader {
  /// Reads a type's heading, after its keyword, and enters its body.
  mutating func readType(_ kind: TypeDeclaration.Kind, from start: HeadingStart, keyword: Token) {
    let first = reader.peek()
    // `actor` can also be an identifier.
    guard first.kind.isName || kind == .extension, !(kind == .actor && first.startsLine) else { return }
    guard let name = kind == .extension ? readExtendedType() : readName() else { return }
    var type = declaration(name, kind: kind, at: first, from: start, keyword: keyword)
    if kind == .typealias {
      type.inherited = readAliasedType()
    } else {
      type.inherited = readInheritance()
      skipRequirements()
    }
    types.append(type)
    mentionRanges.append(start.mentions..<reader.mentions.count)
    guard kind != .typealias, reader.peek().kind == .openBrace else { return }
    _ = reader.next()
    if reader.depth <= Self.nestingLimit { reader.enterType(types.count - 1) }
  }

  /// Ends the mention ranges of types at their closing braces.
  mutating func closeTypes() {
    for index in reader.takeClosedTypes() {
      mentionRanges[index] = mentionRanges[index].lowerBound..<reader.mentions.count
    }
  }

  private mutating func declaration(
    _ name: String,
    kind: TypeDeclaration.Kind,
    at first: Token,
    from start: HeadingStart,
    keyword: Token
  ) -> TypeDeclaration {
    let heading = reader.lexer.readHeading(from: start.offset, to: keyword.start)
    let outer = kind == .extension ? nil : reader.innermostType.map { types[$0].name + "." }
    return TypeDeclaration(
      name: (outer ?? "") + name,
      kind: kind,
      position: positions.position(of: first.start),
      access: heading.access,
      attributes: heading.attributes,
      modifiers: heading.modifiers,
      condition: conditions.current
    )
  }

  private mutating func readName() -> String? {
    let name = bytes.name(of: reader.next(isName: true))
    if bytes[reader.lexer.position] == UInt8(ascii: "<") { _ = readTypeText() }
    return name
  }

  /// The extended type, without its generic arguments.
  private mutating func readExtendedType() -> String? {
    guard let text = readTypeText() else { return nil }
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    var angles = 0
    return text.filter { character in
      if character == "<" { angles += 1 }
      defer { if character == ">" { angles -= 1 } }
      return angles == 0
    }
  }

  private mutating func readInheritance() -> [String] {
    guard reader.peek().kind == .colon else { return [] }
    var inherited: [String] = []
    repeat {
      _ = reader.next()
      if let entry = readTypeText() { inherited.append(entry) }
    } while reader.peek().kind == .comma
    return inherited
  }

  private mutating func readAliasedType() -> [String] {
    let token = reader.peek()
    guard token.kind == .operator, bytes[token.start] == UInt8(ascii: "=") else { return [] }
    _ = reader.next()
    return readTypeText().map { [$0] } ?? []
  }

  /// Skips a `where` clause.
  private mutating func skipRequirements() {
    let token = reader.peek()
    guard token.kind == .word, bytes.matches("where", from: token.start, to: token.end) else { return }
    let depth = reader.depth
    while true {
      let token = reader.peek()
      if token.kind == .endOfFile || token.kind == .semicolon || token.kind.isDirective { return }
      if reader.depth == depth, token.kind == .openBrace || token.kind == .closeBrace { return }
      _ = reader.next()
    }
  }
}
