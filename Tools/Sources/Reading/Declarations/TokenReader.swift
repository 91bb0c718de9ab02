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
  /// Whether mentions are recorded.
  let hasMentions: Bool
  private(set) var mentions: MentionRecorder
  /// The number of mentions up to the closing brace of each type.
  private(set) var typeEnds: [(index: Int, mentions: Int)] = []

  init(_ bytes: SourceBytes, hasMentions: Bool) {
    self.bytes = bytes
    self.hasMentions = hasMentions
    lexer = Lexer(bytes)
    mentions = MentionRecorder(bytes)
  }

  /// Whether the next token is in a type or at file level, and not in a body or expression.
  var isAmongDeclarations: Bool {
    switch scopes.last {
    case nil, .type: true
    default: false
    }
  }

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
    switch token.kind {
    case .word, .escapedWord:
      if hasMentions, !isName, bytes.isCapitalised(token) {
        mentions.note(token, after: before, isInParentheses: scopes.last == .parentheses, in: bytes)
      }
    case .openParenthesis: scopes.append(.parentheses)
    case .openBracket: scopes.append(.brackets)
    case .openBrace:
      scopes.append(.block)
      openBraces += 1
    case .interpolationOpen:
      if hasMentions { mentions.noteText(token, in: bytes) }
      scopes.append(.interpolation)
    case .closeParenthesis: close(.parentheses)
    case .closeBracket: close(.brackets)
    case .closeBrace: closeBrace()
    case .string where bytes[token.start] == UInt8(ascii: ")"): close(.interpolation)
    case .string where hasMentions: mentions.noteText(token, in: bytes)
    default: break
    }
    return token
  }

  mutating func peek() -> Token { lexer.peek() }

  /// Reads a token if it is of a kind.
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
    guard scopes.last == .block else { return }
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

  /// Closes the types that are open at the end of the source.
  mutating func closeTypes() {
    while openBraces > 0 { closeBrace() }
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

/// The keywords and modifiers at the start of declarations.
enum DeclarationWord {
  case modifier
  /// `class`, which is a modifier in `class var`.
  case classOrModifier
  case type(TypeDeclaration.Kind)
  case variable(isVariable: Bool)
  case `case`
  case `import`

  init?(_ token: Token, in bytes: SourceBytes) {
    let letter = bytes[token.start] &- UInt8(ascii: "a")
    guard letter < 26 else { return nil }
    for entry in Self.byFirstLetter[Int(letter)] where bytes.matches(entry.text, token) {
      self = entry.word
      return
    }
    return nil
  }

  var isModifier: Bool {
    if case .modifier = self { true } else { false }
  }

  private typealias Entry = (text: StaticString, word: DeclarationWord)

  /// By first letter, because every word of a source is compared with these.
  private static let byFirstLetter: [[Entry]] = {
    var entries = Array(repeating: [Entry](), count: 26)
    for entry in all { entries[Int(entry.text.utf8Start.pointee &- UInt8(ascii: "a"))].append(entry) }
    return entries
  }()

  private static let all: [Entry] =
    modifiers.map { ($0, .modifier) } + [
      ("class", .classOrModifier),
      ("struct", .type(.struct)),
      ("enum", .type(.enum)),
      ("protocol", .type(.protocol)),
      ("actor", .type(.actor)),
      ("extension", .type(.extension)),
      ("typealias", .type(.typealias)),
      ("var", .variable(isVariable: true)),
      ("let", .variable(isVariable: false)),
      ("case", .case),
      ("import", .import),
    ]

  private static let modifiers: [StaticString] = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy", "weak", "unowned",
    "override", "required", "convenience", "mutating", "nonmutating", "dynamic", "optional", "indirect", "nonisolated",
    "isolated", "distributed", "consuming", "borrowing", "prefix", "postfix", "infix", "sending",
  ]
}

extension SourceBytes {
  /// Whether a `let` or `var` after the word belongs to a statement, such as `if let`.
  func introducesCondition(_ word: Token) -> Bool {
    Self.conditionWords.contains { matches($0, word) }
  }

  private static let conditionWords: [StaticString] = [
    "if", "guard", "while", "for", "case", "catch", "in", "is", "as", "try", "await", "return",
  ]
}
