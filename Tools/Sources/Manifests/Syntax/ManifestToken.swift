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
    /// `#if`, `#elseif`, `#else` or `#endif`.
    case directive(String, condition: Condition?)
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
  /// Whether it is a symbol or a keyword, which no name in backticks is.
  func `is`(_ text: String) -> Bool {
    switch kind {
    case .symbol(text), .name(text): true
    default: false
    }
  }

  /// The name, if it is one.
  var name: String? {
    switch kind {
    case .name(let name), .escapedName(let name): name
    default: nil
    }
  }

  var isDirective: Bool { if case .directive = kind { true } else { false } }
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
