import Model

/// A word, a literal or a sign of a manifest's text.
struct ManifestToken {
  enum Kind: Equatable {
    /// A name or a keyword.
    case name(String)
    /// A name in backticks, which is never a keyword.
    case escapedName(String)
    case number(String)
    case text([Piece])
    /// A bracket, a separator or an operator.
    case sign(String)
    /// A `#if`, `#elseif`, `#else` or `#endif` with the rest of its line.
    case directive(String, condition: String)
    /// What the tokenizer does not know; it matters only where the parser arrives at it.
    case unknown(String)
    case end
  }

  /// A part of a string literal.
  enum Piece: Equatable {
    case characters(String)
    /// What stands in `\(…)`.
    case code([ManifestToken])
  }

  var kind: Kind
  var position: SourcePosition
  /// Whether it is the first of its line, where Swift ends a statement.
  var startsLine: Bool
  /// Whether space, or a bracket that counts as such, stands before and after it: this tells `a - b` from `a -b`.
  var spaceBefore: Bool
  var spaceAfter = false
}

extension ManifestToken: Equatable {
  static func == (left: ManifestToken, right: ManifestToken) -> Bool {
    left.kind == right.kind && left.position == right.position
  }
}

extension ManifestToken {
  func isSign(_ sign: String) -> Bool { kind == .sign(sign) }
  func isKeyword(_ keyword: String) -> Bool { kind == .name(keyword) }
}

extension ManifestToken: CustomStringConvertible {
  /// The token as a message quotes it.
  var description: String {
    switch kind {
    case .name(let text), .escapedName(let text), .number(let text), .sign(let text): "`\(text)`"
    case .unknown(let what): what
    case .directive(let name, _): "`\(name)`"
    case .text: "a string"
    case .end: "the end of the text"
    }
  }
}
