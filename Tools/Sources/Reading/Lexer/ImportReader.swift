import Model

/// Reads a source's imports, the modules in `canImport(…)`, and ignore comments.
struct ImportReader {
  private let bytes: SourceBytes
  /// Tokens after this offset are irrelevant.
  private let end: Int
  private var lexer: Lexer
  private var conditions = ConditionStack()
  /// The start of the attributes and modifiers before the position, and whether it is where an expression or a parameter
  /// starts, as in `init(@Builder import content: Content)`.
  private var prefix: (start: Int, isInExpression: Bool)?
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
      case .word where bytes.matches("import", token):
        readImport(token, after: before)
      case .at:
        if prefix == nil { prefix = (token.start, before.kind.awaitsOperand) }
        skipAttribute()
      case .word where isModifier(token, after: before):
        if prefix == nil { prefix = (token.start, before.kind.awaitsOperand) }
      case .poundIf, .poundElseif, .poundElse, .poundEndif:
        // SE-0367 allows attributes inside `#if`, so what is before it stays.
        for module in conditions.follow(token, &lexer) where conditions.current?.constant != false {
          let position = positions.position(of: module.start)
          facts.canImports.append(Mention(name: bytes.name(of: module), position: position))
        }
      default:
        prefix = nil
      }
    } while token.kind != .endOfFile && token.start <= end
    facts.ignores = IgnoreMark.comments(lexer.ignores, in: bytes)
    return facts
  }

  /// Skips the name and the arguments of an attribute. An `import` or a directive ends one that is not finished, as while
  /// people type.
  private mutating func skipAttribute() {
    repeat {
      let name = lexer.peek()
      guard name.kind.isName, !bytes.matches("import", name) else { return prefix = nil }
      _ = lexer.next()
    } while takeDot()
    var depth = 0
    while case let token = lexer.peek(), depth > 0 || token.kind == .openParenthesis {
      if token.kind == .endOfFile || token.kind.isDirective || bytes.matches("import", token) { return prefix = nil }
      if token.kind == .openParenthesis { depth += 1 }
      if token.kind == .closeParenthesis { depth -= 1 }
      _ = lexer.next()
    }
  }

  private mutating func takeDot() -> Bool {
    guard lexer.peek().kind == .dot else { return false }
    _ = lexer.next()
    return true
  }

  /// Whether the word is an access level of a declaration; `package` can also be an identifier.
  private func isModifier(_ token: Token, after before: Token) -> Bool {
    guard bytes.accessLevel(of: token) != nil else { return false }
    switch before.kind {
    case .endOfFile, .semicolon, .openBrace, .closeBrace, .poundElse, .poundEndif: return true
    case let kind: return prefix != nil || (token.startsLine && kind.endsOperand)
    }
  }

  private mutating func readImport(_ keyword: Token, after before: Token) {
    defer { prefix = nil }
    let isMember = before.kind == .dot && !keyword.startsLine
    guard !isMember, !before.kind.awaitsOperand, before.kind != .hash else { return }
    guard prefix?.isInExpression != true, let path = lexer.readImportPath() else { return }
    let (module, position) = (bytes.name(of: path.module), positions.position(of: path.module.start))
    var declaration = ImportDeclaration(module: module, position: position, condition: conditions.current)
    declaration.submodule = path.rest.map(bytes.name(of:))
    declaration.kind = path.kind
    if let prefix {
      let heading = bytes.heading(from: prefix.start, to: keyword.start)
      declaration.attributes = heading.attributes
      declaration.access = heading.access
    }
    facts.imports.append(declaration)
  }
}

extension Lexer {
  /// Reads the path after `import`, with the parts after the module; returns `nil` without advancing if no name follows.
  mutating func readImportPath() -> (kind: ImportDeclaration.Kind?, module: Token, rest: [Token])? {
    let start = mark
    var token = next()
    let kind = token.kind == .word ? ImportDeclaration.Kind(rawValue: bytes.text(of: token)) : nil
    if kind != nil { token = next() }
    guard token.kind.isName, !bytes.matches("import", token) else {
      reset(to: start)
      return nil
    }
    var rest: [Token] = []
    while let part = readPart() { rest.append(part) }
    return (kind, token, rest)
  }

  /// The part after the next `.` or `::`. A dot directly before a name, but not directly after one, starts an
  /// expression.
  private mutating func readPart() -> Token? {
    let separator = peek()
    let isLeading =
      separator.start > position && !bytes[separator.end].isSpace && bytes[separator.end] != UInt8(ascii: "/")
    let before = mark
    _ = next()
    switch separator.kind {
    case .dot where !isLeading:
      let part = next()
      if part.kind.isName || part.kind == .operator || part.kind == .postfixOperator { return part }
    case .operator where bytes[separator.start] == UInt8(ascii: ".") && !isLeading && !separator.startsLine:
      // `import func Module.+`
      return Token(kind: .operator, start: separator.start &+ 1, end: separator.end, startsLine: false)
    default: break
    }
    reset(to: before)
    return nil
  }
}

extension SourceBytes {
  /// The name, without backticks.
  func name(of token: Token) -> String {
    let inset = token.kind == .escapedWord ? 1 : 0
    return text(from: token.start &+ inset, to: token.end &- inset)
  }
}
