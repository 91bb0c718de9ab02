extension DeclarationReader {
  /// Reads a type and returns it as written, or `nil` if there is none.
  mutating func readTypeText() -> String? {
    let depth = reader.depth
    let start = reader.peek().start
    var end = start
    var angles = 0
    while true {
      let token = reader.peek()
      if token.kind == .endOfFile { break }
      if reader.depth == depth, ends(token, angles: angles, isFirst: end == start) { break }
      _ = reader.next()
      end = token.end
      guard token.kind == .operator || token.kind == .postfixOperator, reader.depth == depth else { continue }
      if let assignment = count(&angles, in: token) {
        // `let list: [Set<Int>]=[]`
        reader.lexer.position = assignment
        end = assignment
        break
      }
    }
    return end > start ? reader.lexer.normalizedText(from: start, to: end) : nil
  }

  private func ends(_ token: Token, angles: Int, isFirst: Bool) -> Bool {
    switch token.kind {
    case .openBrace, .closeBrace, .semicolon, .closeParenthesis, .closeBracket: return true
    case .poundIf, .poundElseif, .poundElse, .poundEndif: return true
    case .comma, .colon: return angles == 0
    case .operator where bytes[token.start] == UInt8(ascii: "="): return true
    case .word where bytes.matches("where", from: token.start, to: token.end): return true
    default:
      guard token.startsLine, !isFirst, angles == 0 else { return false }
      return token.kind != .operator && token.kind != .dot && reader.lexer.previous.kind != .operator
    }
  }

  /// Counts angle brackets; returns the index of an `=` directly after the last one.
  private func count(_ angles: inout Int, in token: Token) -> Int? {
    for index in token.start..<token.end {
      switch bytes[index] {
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">") where index == token.start || bytes[index - 1] != UInt8(ascii: "-"): angles -= 1
      case UInt8(ascii: "=") where angles <= 0: return index
      default: break
      }
    }
    return nil
  }

  /// Skips an attribute after its `@`.
  mutating func skipAttribute() {
    guard reader.peek().kind.isName else { return }
    _ = reader.next()
    while bytes[reader.lexer.position] == UInt8(ascii: "."), reader.peek().kind == .dot {
      _ = reader.next()
      _ = reader.next()
    }
    if bytes[reader.lexer.position] == UInt8(ascii: "<") { skipAngles() }
    skipArguments()
  }

  /// Skips parentheses directly after an attribute or modifier.
  mutating func skipArguments() {
    guard bytes[reader.lexer.position] == UInt8(ascii: "(") else { return }
    let depth = reader.depth
    _ = reader.next()
    reader.skip(to: depth)
  }

  private mutating func skipAngles() {
    var angles = 0
    repeat {
      let token = reader.peek()
      guard token.kind != .endOfFile, !token.startsLine else { return }
      _ = reader.next()
      if token.kind == .operator || token.kind == .postfixOperator { _ = count(&angles, in: token) }
    } while angles > 0
  }
}
