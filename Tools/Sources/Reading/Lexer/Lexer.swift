/// Splits a source into tokens as the Swift compiler does.
///
/// It accepts any bytes, never fails, and takes linear time. If a source does not compile, the tokens may differ from
/// the compiler's up to the end of the line.
///
/// Source: the compiler's `lib/Parse/Lexer.cpp`, and SE-0354 for regular expressions.
struct Lexer {
  let bytes: SourceBytes
  var position: Int
  /// The previous token, which determines the meaning of a `/`.
  var previous: Token

  /// What `peek` returned, and the position from which it was read.
  private var ahead: (token: Token, from: Int)?

  /// The strings with open interpolations around the position, innermost last.
  var openStrings: [OpenString] = []
  var ignores: [IgnoreMark] = []
  /// No `/` before this offset starts a regular expression, because none ends one.
  var regexFailure = 0
  /// The same for `#/`, which may extend to the end of the source.
  var extendedRegexFailure = 0

  init(_ bytes: SourceBytes, from start: Int = 0) {
    self.bytes = bytes
    position = start
    previous = Token(kind: .endOfFile, start: start, end: start, startsLine: true)
    guard start == 0 else { return }
    // A byte order mark and a `#!` line.
    if bytes.has("\u{FEFF}", at: 0) { position = 3 }
    if bytes.has("#!", at: position) { position = bytes.endOfLine(from: position) }
  }

  mutating func next() -> Token {
    if let ahead, ahead.from == position {
      position = ahead.token.end
      previous = ahead.token
      return previous
    }
    let startsLine = skipTrivia() || previous.kind == .endOfFile
    let start = position
    let kind = scan(bytes[start])
    previous = Token(kind: kind, start: start, end: position, startsLine: startsLine)
    return previous
  }

  mutating func peek() -> Token {
    if let ahead, ahead.from == position { return ahead.token }
    let start = mark
    let token = next()
    // In a string, reading the token again changes what is open.
    if start.openStrings.isEmpty, openStrings.isEmpty { ahead = (token, start.position) }
    reset(to: start)
    return token
  }

  private mutating func scan(_ byte: UInt8) -> Token.Kind {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"):
      scanWord()
      return .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      scanWord()
      return .number
    case UInt8(ascii: "("): return scanOpenParenthesis()
    case UInt8(ascii: ")"): return scanCloseParenthesis()
    case UInt8(ascii: "{"): return single(.openBrace)
    case UInt8(ascii: "}"): return single(.closeBrace)
    case UInt8(ascii: "["): return single(.openBracket)
    case UInt8(ascii: "]"): return single(.closeBracket)
    case UInt8(ascii: ","): return single(.comma)
    case UInt8(ascii: ":"): return scanColon()
    case UInt8(ascii: ";"): return single(.semicolon)
    case UInt8(ascii: "@"): return single(.at)
    case UInt8(ascii: "."): return endOfOperator() &- position > 1 ? scanOperator() : single(.dot)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return scanString(quote: byte, hashes: 0)
    case UInt8(ascii: "#"): return scanHash()
    case UInt8(ascii: "`"): return scanEscapedWord()
    case _ where byte.isOperator: return scanOperator()
    case 0x80...: return scanUnicode()
    default:
      guard position < bytes.count else { return .endOfFile }
      return single(.unknown)
    }
  }

  /// The `::` after the name of a module is like a dot (SE-0491).
  private mutating func scanColon() -> Token.Kind {
    guard bytes[position &+ 1] == UInt8(ascii: ":") else { return single(.colon) }
    position &+= 2
    return .dot
  }

  @inline(__always)
  mutating func single(_ kind: Token.Kind) -> Token.Kind {
    position &+= 1
    return kind
  }
}

package struct Token {
  var kind: Kind
  var start: Int
  var end: Int
  var startsLine: Bool

  package enum Kind: UInt8 {
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

  package var isDirective: Bool {
    switch self {
    case .poundIf, .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }
}

extension Lexer {
  /// A saved state to return to.
  typealias Mark = (position: Int, previous: Token, openStrings: [OpenString])

  var mark: Mark { (position, previous, openStrings) }

  /// Returns to a mark; recorded facts about the source are kept.
  mutating func reset(to mark: Mark) { (position, previous, openStrings) = mark }
}
