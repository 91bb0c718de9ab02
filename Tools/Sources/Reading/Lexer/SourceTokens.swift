/// A source as its tokens, for those who compare two versions of it.
package enum SourceTokens {
  /// What stands for a whole text, whatever it says.
  package static let text = "\"\""

  /// The tokens in their order, without spaces and comments; texts all look the same.
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
