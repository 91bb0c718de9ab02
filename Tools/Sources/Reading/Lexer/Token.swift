/// A token of a source.
struct Token {
  var kind: Kind
  var start: Int
  var end: Int
  /// Whether it is the first token on its line.
  var startsLine: Bool

  enum Kind: UInt8 {
    case endOfFile
    /// A name or a keyword.
    case word
    /// A name in backticks.
    case escapedWord
    case number
    /// A whole string, or the part after its last interpolation.
    case string
    /// The part of a string up to and including its first `\(`.
    case interpolationOpen
    /// The part from the `)` of an interpolation to the next `\(`.
    case interpolationNext
    case regex
    case `operator`
    /// An operator after its operand, such as `!` in `a!`.
    case postfixOperator
    case dot, comma, colon, semicolon, at, hash
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    case poundIf, poundElseif, poundElse, poundEndif
    case unknown
  }
}

extension Token.Kind {
  /// Whether it can end an expression, so that a `/` after it is a division.
  var endsOperand: Bool {
    switch self {
    case .word, .escapedWord, .number, .string, .regex, .closeParenthesis, .closeBracket, .closeBrace,
      .postfixOperator:
      true
    default: false
    }
  }

  /// Whether an expression continues after it, so that the next word is a label or a member.
  var awaitsOperand: Bool {
    switch self {
    case .openParenthesis, .openBracket, .comma, .interpolationOpen, .interpolationNext: true
    default: false
    }
  }

  var isName: Bool { self == .word || self == .escapedWord }

  var isDirective: Bool {
    switch self {
    case .poundIf, .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }
}
