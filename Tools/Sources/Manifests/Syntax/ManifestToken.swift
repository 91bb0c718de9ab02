import Model

/// A token of a manifest.
struct ManifestToken: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword.
    case name(String)
    /// A name in backticks, which is never a keyword.
    case escapedName(String)
    case number(String)
    case text([Piece])
    /// A bracket, a separator or an operator.
    case symbol(String)
    /// `#if`, `#elseif`, `#else` or `#endif`, with the rest of its line.
    case directive(String, condition: String)
    /// Unsupported text; it is only an error if the parser reaches it.
    case unknown(String)
    case end
  }

  /// A part of a string literal.
  enum Piece: Equatable {
    case characters(String)
    /// The code in `\(…)`.
    case code([ManifestToken])
  }

  var kind: Kind
  var position: SourcePosition
  /// Whether it is the first token on its line, where Swift ends a statement.
  var startsLine: Bool
  /// Whether a space, or a bracket that counts as one, precedes it; this distinguishes `a - b` from `a -b`.
  var spaceBefore: Bool
  var spaceAfter = false
}

extension ManifestToken {
  func isSymbol(_ symbol: String) -> Bool { kind == .symbol(symbol) }
  func isKeyword(_ keyword: String) -> Bool { kind == .name(keyword) }
}

extension ManifestToken: CustomStringConvertible {
  /// The token as quoted in messages.
  var description: String {
    switch kind {
    case .name(let text), .escapedName(let text), .number(let text), .symbol(let text): "`\(text)`"
    case .unknown(let what): what
    case .directive(let name, _): "`\(name)`"
    case .text: "a string"
    case .end: "the end of the text"
    }
  }
}
