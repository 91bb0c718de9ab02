import Model

extension DeclarationReader {
  /// Reads the names of an enum's cases, after the keyword.
  mutating func readCases() {
    guard let type = reader.innermostType, types[type].kind == .enum else { return }
    repeat {
      guard reader.peek().kind.isName else { return }
      types[type].cases.append(bytes.name(of: reader.next(isName: true)))
      if reader.peek().kind == .openParenthesis { types[type].hasAssociatedValues = true }
      skipArguments()
      let token = reader.peek()
      if token.kind == .operator, bytes[token.start] == UInt8(ascii: "=") {
        _ = reader.next()
        skipExpression()
      }
      guard reader.peek().kind == .comma else { return }
      _ = reader.next()
    } while true
  }

  /// Skips an initial value, as far as possible without parsing it: to a comma or to the end of the line, unless the
  /// next line continues it.
  mutating func skipExpression() {
    let depth = reader.depth
    while true {
      if reader.depth > depth {
        reader.skip(to: depth)
        continue
      }
      let before = reader.lexer.previous
      let token = reader.peek()
      switch token.kind {
      case .endOfFile, .comma, .semicolon, .closeParenthesis, .closeBracket, .closeBrace: return
      case .poundIf, .poundElseif, .poundElse, .poundEndif: return
      default: break
      }
      if token.startsLine, !continues(with: token, after: before) { return }
      _ = reader.next()
    }
  }

  private func continues(with token: Token, after before: Token) -> Bool {
    switch token.kind {
    case .dot, .operator, .postfixOperator, .colon, .openBrace: true
    case .word where bytes.matches("else", from: token.start, to: token.end): true
    case .word where bytes.matches("as", from: token.start, to: token.end): true
    default: before.kind == .word ? bytes.introducesCondition(before) : !before.kind.endsOperand
    }
  }
}
