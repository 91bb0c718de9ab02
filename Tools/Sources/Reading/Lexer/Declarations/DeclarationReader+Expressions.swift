import Model

extension DeclarationReader {
  /// Reads the names of an enum's cases, behind the keyword.
  mutating func readCases() {
    guard let type = reader.innermostType, types[type].kind == .enum else { return }
    repeat {
      guard reader.peek().kind.isName else { return }
      types[type].cases.append(bytes.name(of: reader.next(isName: true)))
      passArguments()
      let token = reader.peek()
      if token.kind == .operator, bytes[token.start] == UInt8(ascii: "=") {
        _ = reader.next()
        passExpression()
      }
      guard reader.peek().kind == .comma else { return }
      _ = reader.next()
    } while true
  }

  /// Passes over an initial value, as far as can be told without parsing it: to a comma or to the end of its line,
  /// unless the next line goes on with it.
  mutating func passExpression() {
    let depth = reader.depth
    while true {
      if reader.depth > depth {
        reader.pass(to: depth)
        continue
      }
      let before = reader.lexer.previous
      let token = reader.peek()
      switch token.kind {
      case .endOfFile, .comma, .semicolon, .closeParenthesis, .closeBracket, .closeBrace: return
      case .poundIf, .poundElseif, .poundElse, .poundEndif: return
      default: break
      }
      if token.startsLine, !goesOn(with: token, after: before) { return }
      _ = reader.next()
    }
  }

  private func goesOn(with token: Token, after before: Token) -> Bool {
    switch token.kind {
    case .dot, .operator, .postfixOperator, .colon, .openBrace: true
    case .word where bytes.matches("else", from: token.start, to: token.end): true
    case .word where bytes.matches("as", from: token.start, to: token.end): true
    default: before.kind == .word ? bytes.introducesCondition(before) : !before.kind.endsOperand
    }
  }
}
