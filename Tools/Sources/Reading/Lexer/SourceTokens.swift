/// The tokens of a source, to compare two versions of it.
package enum SourceTokens {
  /// The token for every string literal.
  package static let text = "\"\""

  /// The tokens in order, without whitespace and comments; all string literals are equal.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func tokens(of source: String) -> [String] {
    Array(source.utf8).withUnsafeBytes { buffer in
      guard let bytes = SourceBytes(buffer) else { return [] }
      var lexer = Lexer(bytes)
      var tokens: [String] = []
      while true {
        let token = lexer.next()
        switch token.kind {
        case .endOfFile: return tokens
        case .string, .interpolationOpen, .interpolationNext, .regex: tokens.append(text)
        default: tokens.append(bytes.text(from: token.start, to: token.end))
        }
      }
    }
  }
}
