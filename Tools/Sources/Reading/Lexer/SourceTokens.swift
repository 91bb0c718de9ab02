package import Model

/// A token of a source with its text, for a parser of the source.
package struct SourceToken: Equatable {
  package var kind: Token.Kind
  package var text: String
  /// Where it starts, in bytes.
  package let offset: Int
  package var position: SourcePosition
  /// Whether it is the first token on its line.
  package var startsLine: Bool
  /// Whether a space, or a bracket or separator that counts as one, is before and after it, as in `a - b`, not `a -b`.
  package let spaceBefore: Bool
  package let spaceAfter: Bool
  /// The condition of an `#if` or `#elseif`. If Swift does not accept it, it is a flag with the condition as its name.
  package var condition: Condition?
}

package enum SourceTokens {
  /// The text for every string literal.
  private static let literal = "\"\""

  /// The texts of all tokens, to compare two versions of a source; all string literals are equal.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func texts(of source: String) -> [String] {
    withLexer(of: source) { lexer in
      var texts: [String] = []
      while true {
        let token = lexer.next()
        switch token.kind {
        case .endOfFile: return texts
        case .string, .interpolationOpen, .interpolationNext, .regex: texts.append(literal)
        default: texts.append(lexer.bytes.text(of: token))
        }
      }
    } ?? []
  }

  /// All tokens, and the end of the source; conditions are not split.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func tokens(of source: String) -> [SourceToken] {
    // The end of an empty source is a token as well.
    withLexer(of: source.isEmpty ? "\n" : source) { lexer in
      var tokens: [SourceToken] = []
      var positions = PositionCounter(lexer.bytes)
      while true {
        let token = lexer.next()
        tokens.append(
          SourceToken(
            kind: token.kind,
            text: lexer.bytes.text(of: token),
            offset: token.start,
            position: positions.position(of: token.start),
            startsLine: token.startsLine,
            spaceBefore: !lexer.isLeftBound(token.start),
            spaceAfter: !lexer.isRightBound(token.end)
          )
        )
        if token.kind == .endOfFile { return tokens }
        if token.kind == .poundIf || token.kind == .poundElseif {
          tokens[tokens.count - 1].condition = lexer.readCondition().condition
        }
      }
    } ?? []
  }

  /// Returns `nil` if the source is empty.
  private static func withLexer<Result>(of source: String, _ body: (inout Lexer) -> Result) -> Result? {
    var source = source
    return source.withUTF8 { buffer in
      SourceBytes(UnsafeRawBufferPointer(buffer)).map { bytes in
        var lexer = Lexer(bytes)
        return body(&lexer)
      }
    }
  }
}
