/// A piece of a source that is neither space nor comment.
struct Token {
  var kind: Kind
  var start: Int
  var end: Int
  /// Whether a line ended between the token before and this one, or this is the first one.
  var startsLine: Bool

  enum Kind: UInt8 {
    case endOfFile
    /// A name or a keyword.
    case word
    /// A name in backticks.
    case escapedWord
    case number
    /// A whole string, or its last part, behind its last interpolation.
    case string
    /// A string's part up to its first `\(`, that one included.
    case interpolationOpen
    /// From the `)` of an interpolation to the next `\(`.
    case interpolationNext
    case regex
    case `operator`
    /// An operator behind its operand, such as the `!` of `a!`.
    case postfixOperator
    case dot, comma, colon, semicolon, at, hash
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    case poundIf, poundElseif, poundElse, poundEndif
    case unknown
  }
}

extension Token.Kind {
  /// Whether an expression can end with it, so that a `/` behind it divides.
  var endsOperand: Bool {
    switch self {
    case .word, .escapedWord, .number, .string, .regex, .closeParenthesis, .closeBracket, .closeBrace,
      .postfixOperator:
      true
    default: false
    }
  }

  /// Whether what follows is inside an expression, so that a word there is a label or a member.
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
