import Model

extension DeclarationReader {
  /// Reads a type's heading, after its keyword, and enters its body.
  mutating func readType(_ kind: TypeDeclaration.Kind, from start: HeadingStart, keyword: Token) {
    let first = reader.peek()
    // `actor` can also be an identifier.
    guard first.kind.isName || kind == .extension, !(kind == .actor && first.startsLine) else { return }
    guard let name = kind == .extension ? readExtendedType() : readName() else { return }
    let heading = bytes.heading(from: start.offset, to: keyword.start)
    let position = positions.position(of: first.start)
    var type = TypeDeclaration(name: (kind == .extension ? "" : outerName) + name, kind: kind, position: position)
    type.access = heading.access
    type.attributes = heading.attributes
    type.modifiers = heading.modifiers
    type.condition = conditions.current
    if kind != .typealias {
      type.inherited = readInheritance()
      skipRequirements()
    } else if reader.takeAssignment(), let aliased = readTypeText() {
      type.inherited = [aliased]
    }
    types.append(type)
    mentionRanges.append(start.mentions..<reader.mentions.count)
    guard kind != .typealias, reader.take(.openBrace) else { return }
    if reader.depth <= Self.nestingLimit { reader.enterType(types.count - 1) }
  }

  private var outerName: String { reader.innermostType.map { types[$0].name + "." } ?? "" }

  private mutating func readName() -> String {
    let name = bytes.name(of: reader.next(isName: true))
    if bytes[reader.peek().start] == UInt8(ascii: "<") { readParameters(of: outerName + name) }
    return name
  }

  /// The extended type, without its generic arguments and backticks.
  private mutating func readExtendedType() -> String? {
    guard let text = readTypeText() else { return nil }
    guard text.utf8.contains(where: { [UInt8(ascii: "<"), UInt8(ascii: "`")].contains($0) }) else { return text }
    var angles = 0
    return text.filter { character in
      if character == "<" { angles += 1 }
      defer { if character == ">" { angles -= 1 } }
      return angles == 0 && character != "`"
    }
  }

  private mutating func readInheritance() -> [String] {
    guard reader.take(.colon) else { return [] }
    var inherited: [String] = []
    repeat {
      if let entry = readTypeText() { inherited.append(entry) }
    } while reader.take(.comma)
    return inherited
  }

  /// Skips a `where` clause.
  private mutating func skipRequirements() {
    let token = reader.peek()
    guard token.kind == .word, bytes.matches("where", token) else { return }
    let depth = reader.depth
    while case let token = reader.peek(), ![.endOfFile, .semicolon].contains(token.kind), !token.kind.isDirective {
      if reader.depth == depth, token.kind == .openBrace || token.kind == .closeBrace { return }
      _ = reader.next()
    }
  }
}

extension DeclarationReader {
  /// Reads a type and returns it as written, or `nil` if there is none.
  mutating func readTypeText() -> String? {
    let range = skipType()
    return range.isEmpty ? nil : bytes.normalizedText(from: range.lowerBound, to: range.upperBound)
  }

  /// Skips a type and returns where it is; empty if there is none.
  mutating func skipType() -> Range<Int> {
    let depth = reader.depth
    let start = reader.peek().start
    var end = start
    var angles = 0
    while case let token = reader.peek(), token.kind != .endOfFile {
      if reader.depth == depth, ends(token, angles: angles, isFirst: end == start) { break }
      _ = reader.next()
      end = token.end
      guard token.kind == .operator || token.kind == .postfixOperator, reader.depth == depth else { continue }
      if let assignment = bytes.countAngles(&angles, in: token) {
        // `let list: [Set<Int>]=[]`
        reader.lexer.position = assignment
        end = assignment
        break
      }
    }
    return start..<end
  }

  private func ends(_ token: Token, angles: Int, isFirst: Bool) -> Bool {
    switch token.kind {
    case .openBrace, .closeBrace, .semicolon, .closeParenthesis, .closeBracket: return true
    case .poundIf, .poundElseif, .poundElse, .poundEndif: return true
    case .comma, .colon: return angles == 0
    case .operator where bytes[token.start] == UInt8(ascii: "="): return true
    case .word where bytes.matches("where", token): return true
    default:
      guard token.startsLine, !isFirst, angles == 0, token.kind != .operator, token.kind != .dot else { return false }
      let isEffect = token.kind == .word && (bytes.matches("async", token) || bytes.matches("throws", token))
      return !isEffect && !leavesTypeOpen(reader.lexer.previous)
    }
  }

  /// Whether a type goes on after the token, as after `->`, and not after the `>` of generic arguments.
  private func leavesTypeOpen(_ token: Token) -> Bool {
    switch token.kind {
    case .operator: bytes.matches("->", token) || bytes.matches("&", token)
    case .word where bytes[token.start - 1] == UInt8(ascii: "@"): true
    case .word: bytes.matches("any", token) || bytes.matches("some", token)
    default: false
    }
  }
}
