import Model

/// Reads a source's imports, the modules in `canImport(…)`, and ignore comments.
struct ImportReader {
  private let bytes: SourceBytes
  /// Tokens after this offset are irrelevant.
  private let end: Int
  private var lexer: Lexer
  private var conditions = ConditionStack()
  private var prefix = ImportPrefix()
  private var facts = SourceFacts()
  private var positions: PositionCounter

  init(_ bytes: SourceBytes, end: Int) {
    self.bytes = bytes
    self.end = end
    lexer = Lexer(bytes)
    positions = PositionCounter(bytes)
  }

  mutating func read() -> SourceFacts {
    var token: Token
    repeat {
      let before = lexer.previous
      token = lexer.next()
      switch token.kind {
      case .word where bytes.matches("import", from: token.start, to: token.end):
        readImport(token, after: before)
      case .word:
        prefix.take(token, isModifier: isModifier(token, after: before), after: before)
      case .poundIf, .poundElseif, .poundElse, .poundEndif:
        prefix.take(token, isModifier: false, after: before)
        readDirective(token)
      default:
        prefix.take(token, isModifier: false, after: before)
      }
    } while token.kind != .endOfFile && token.start <= end
    facts.ignores = IgnoreMark.comments(lexer.ignores, in: bytes)
    return facts
  }

  private mutating func readDirective(_ token: Token) {
    switch token.kind {
    case .poundIf, .poundElseif:
      let text = lexer.readCondition()
      for module in text.modules {
        let position = positions.position(of: module.start)
        facts.canImports.append(Mention(name: bytes.name(of: module), position: position))
      }
      if token.kind == .poundIf { conditions.open(text.condition) } else { conditions.turn(to: text.condition) }
    case .poundElse: conditions.turn(to: nil)
    default: conditions.close()
    }
  }

  /// Whether the word is an access level of a declaration; `package` can also be an identifier.
  private func isModifier(_ token: Token, after before: Token) -> Bool {
    guard bytes.accessLevel(of: token) != nil else { return false }
    switch before.kind {
    case .endOfFile, .semicolon, .openBrace, .closeBrace, .poundElse, .poundEndif: return true
    case let kind: return prefix.start != nil || (token.startsLine && kind.endsOperand)
    }
  }

  private mutating func readImport(_ keyword: Token, after before: Token) {
    defer { prefix.clear() }
    let isMember = before.kind == .dot && !keyword.startsLine
    guard !isMember, !before.kind.awaitsOperand, before.kind != .hash, !prefix.isInArguments else { return }
    guard prefix.start == nil || !prefix.isInExpression else { return }
    guard let path = lexer.readImportPath() else { return }
    var declaration = ImportDeclaration(
      module: bytes.name(of: path.module),
      position: positions.position(of: path.module.start),
      condition: conditions.current
    )
    declaration.submodule = path.rest.map(bytes.name(of:))
    declaration.kind = path.kind
    if let start = prefix.start {
      let heading = lexer.readHeading(from: start, to: keyword.start)
      declaration.attributes = heading.attributes
      declaration.access = heading.access
    }
    facts.imports.append(declaration)
  }
}

/// Tracks attributes and modifiers, so that an `import` knows where those before it start.
struct ImportPrefix {
  private enum State {
    case none
    /// After an `@`, or a dot in an attribute's name.
    case name
    /// After a complete attribute or modifier.
    case complete
    /// In an attribute's arguments, with the number of open parentheses.
    case arguments(Int)
  }

  private var state = State.none
  private(set) var start: Int?
  /// Whether it starts where an expression or a parameter does, as in `init(@Builder import content: Content)`.
  private(set) var isInExpression = false

  var isInArguments: Bool {
    if case .arguments = state { true } else { false }
  }

  /// - Parameters:
  ///   - isModifier: Whether the token is a word that can precede `import`.
  ///   - before: The token before it.
  mutating func take(_ token: Token, isModifier: Bool, after before: Token) {
    if start == nil { isInExpression = before.kind.awaitsOperand }
    switch (state, token.kind) {
    case (.arguments(let depth), .openParenthesis): state = .arguments(depth + 1)
    case (.arguments(let depth), .closeParenthesis): state = depth > 1 ? .arguments(depth - 1) : .complete
    case (.arguments, _): break
    case (.name, .word), (.name, .escapedWord): state = .complete
    case (.complete, .dot): state = .name
    case (.complete, .openParenthesis): state = .arguments(1)
    // SE-0367 allows attributes inside `#if`.
    case (.complete, _) where token.kind.isDirective: break
    case (_, .at):
      if start == nil { start = token.start }
      state = .name
    case (_, .word) where isModifier:
      if start == nil { start = token.start }
      state = .complete
    default: clear()
    }
  }

  mutating func clear() {
    state = .none
    start = nil
  }
}
