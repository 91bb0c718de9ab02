import Model

/// Reads tokens, and tracks the enclosing brackets and the mentioned names.
struct TokenReader {
  /// An enclosing scope of a token.
  enum Scope: Equatable {
    case type(Int)
    /// Other braces, such as a function's body.
    case block
    case parentheses, brackets, interpolation
  }

  let bytes: SourceBytes
  var lexer: Lexer
  private(set) var scopes: [Scope] = []
  /// Counted, so that an unmatched `}` needs no search.
  private var openBraces = 0
  var hasMentions: Bool
  private(set) var mentions: MentionRecorder
  /// The number of mentions up to the closing brace of each type.
  private(set) var typeEnds: [(index: Int, mentions: Int)] = []

  init(_ bytes: SourceBytes, from start: Int = 0, hasMentions: Bool = false) {
    self.bytes = bytes
    self.hasMentions = hasMentions
    lexer = Lexer(bytes, from: start)
    mentions = MentionRecorder(bytes)
  }

  /// Whether the next token is in a type or at file level, and not in a body or expression.
  var isAmongDeclarations: Bool { scopes.isEmpty || innermostType != nil }

  /// The index of the innermost type, if its members follow.
  var innermostType: Int? {
    if case .type(let index) = scopes.last { index } else { nil }
  }

  var depth: Int { scopes.count }

  /// The next token among declarations, or the next directive; bodies and brackets are skipped.
  ///
  /// - Returns: The token, its predecessor, and the number of mentions before it.
  mutating func nextAmongDeclarations() -> (token: Token, before: Token, mentions: Int) {
    while true {
      skipPlainText()
      let before = lexer.previous
      let count = mentions.count
      let token = next()
      if isAmongDeclarations || token.kind.isDirective || token.kind == .endOfFile {
        return (token, before, count)
      }
    }
  }

  /// - Parameter isName: Whether the token is the declaration's own name, which is not a mention.
  mutating func next(isName: Bool = false) -> Token {
    let before = lexer.previous
    let token = lexer.next()
    if hasMentions { noteMention(token, after: before, isName) }
    switch token.kind {
    case .openParenthesis: scopes.append(.parentheses)
    case .openBracket: scopes.append(.brackets)
    case .openBrace:
      scopes.append(.block)
      openBraces += 1
    case .interpolationOpen: scopes.append(.interpolation)
    case .closeParenthesis: close(.parentheses)
    case .closeBracket: close(.brackets)
    case .closeBrace: closeBrace()
    case .string where bytes[token.start] == UInt8(ascii: ")"): close(.interpolation)
    default: break
    }
    if hasMentions { noteArgument(token, after: before) }
    return token
  }

  mutating func peek() -> Token { lexer.peek() }

  mutating func take(_ kind: Token.Kind) -> Bool {
    guard peek().kind == kind else { return false }
    _ = next()
    return true
  }

  /// Reads the `=` before a value.
  mutating func takeAssignment() -> Bool {
    let token = peek()
    return token.kind == .operator && bytes[token.start] == UInt8(ascii: "=") && take(.operator)
  }

  /// Turns the scope of the brace that was just opened into a type.
  mutating func enterType(_ index: Int) {
    scopes[scopes.count - 1] = .type(index)
  }

  /// Skips tokens until the bracket depth is no greater than `depth`.
  mutating func skip(to depth: Int) {
    while scopes.count > depth {
      skipPlainText()
      if next().kind == .endOfFile { scopes.removeLast(scopes.count - depth) }
    }
  }

  /// Skips what neither opens nor closes a scope, unless names are recorded. Only the kind of the next token counts then.
  private mutating func skipPlainText() {
    guard !hasMentions, lexer.openStrings.isEmpty else { return }
    switch scopes.last {
    case .block, .parentheses, .brackets:
      // A brace closes all brackets that were opened after its own one.
      let opened = lexer.skipPlainText(hasBrackets: scopes.last == .block)
      openBraces += opened
      scopes += repeatElement(.block, count: opened)
    default: break
    }
  }

  mutating func closeTypes() {
    while openBraces > 0 { closeBrace() }
  }

  private mutating func noteMention(_ token: Token, after before: Token, _ isName: Bool) {
    switch token.kind {
    case .word, .escapedWord:
      guard !isName, bytes.isCapitalised(token) else { return }
      mentions.note(token, after: before, isInParentheses: scopes.last == .parentheses, in: bytes)
    case .interpolationOpen, .string: mentions.noteText(token, depth: depth, in: bytes)
    default: break
    }
  }

  private mutating func noteArgument(_ token: Token, after before: Token) {
    switch token.kind {
    case .openParenthesis, .openBracket, .openBrace, .interpolationOpen, .comma: break
    // A colon outside of brackets is that of a type or a `case`.
    case .colon where !isAmongDeclarations && scopes.last != .block: break
    default: return
    }
    mentions.noteArgument(token, after: before, depth: depth, in: bytes)
  }

  private mutating func close(_ scope: Scope) {
    if scopes.last == scope { scopes.removeLast() }
  }

  /// Closes the innermost brace, and any unclosed brackets inside it.
  private mutating func closeBrace() {
    guard openBraces > 0 else { return }
    openBraces -= 1
    while let scope = scopes.popLast() {
      if scope == .block { return }
      if case .type(let index) = scope {
        typeEnds.append((index, mentions.count))
        return
      }
    }
  }
}

extension TokenReader {
  /// Skips an attribute after its `@`.
  mutating func skipAttribute() {
    guard peek().kind.isName else { return }
    var name = next()
    while [UInt8(ascii: "."), UInt8(ascii: ":")].contains(bytes[lexer.position]), peek().kind == .dot {
      _ = next()
      name = next()
    }
    if bytes[lexer.position] == UInt8(ascii: "<") { skipAngles() }
    // What Swift's own attributes name, such as `@objc(Order)`, is no type.
    let hadMentions = hasMentions
    hasMentions = hadMentions && bytes.isCapitalised(name)
    skipArguments()
    hasMentions = hadMentions
  }

  /// Skips parentheses directly after an attribute or modifier; returns whether there are any.
  @discardableResult
  mutating func skipArguments() -> Bool {
    guard bytes[lexer.position] == UInt8(ascii: "(") else { return false }
    let depth = depth
    _ = next()
    skip(to: depth)
    return true
  }

  private mutating func skipAngles() {
    var angles = 0
    repeat {
      let token = peek()
      guard token.kind != .endOfFile, !token.startsLine else { return }
      _ = next()
      if token.kind == .operator || token.kind == .postfixOperator { bytes.countAngles(&angles, in: token) }
    } while angles > 0
  }
}

extension SourceBytes {
  /// Counts angle brackets; returns the index of an `=` directly after the last one.
  @discardableResult
  func countAngles(_ angles: inout Int, in token: Token) -> Int? {
    for index in token.start..<token.end {
      switch self[index] {
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">") where index == token.start || self[index - 1] != UInt8(ascii: "-"): angles -= 1
      case UInt8(ascii: "=") where angles <= 0: return index
      default: break
      }
    }
    return nil
  }
}
