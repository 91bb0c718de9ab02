import Reading

extension ManifestParser {
  /// Parses statements up to a closing brace or the end of the text.
  mutating func statements(untilBrace: Bool) throws -> [Statement] {
    var statements: [Statement] = []
    while take(";") {}
    while !isAtEnd, !(untilBrace && endsBlock) {
      statements.append(try statement())
      guard take(";") || current.startsLine || isAtEnd || (untilBrace && endsBlock) else {
        throw unsupported("\(current) after a statement")
      }
      while take(";") {}
    }
    return statements
  }

  /// Whether a brace or the next `case` of a `switch` ends the block.
  private var endsBlock: Bool {
    current.is("}") || current.is("case") || current.is("default") || isUnknownCase
  }

  private var isUnknownCase: Bool { current.is("@") && peek().is("unknown") }

  mutating func block() throws -> [Statement] {
    let outer = try enter(inCondition: false)
    defer { leave(to: outer) }
    try expect("{")
    return try body()
  }

  /// Parses statements and the brace after them. If they are unsupported, that is an error only when they are executed,
  /// as with what is for other environments.
  mutating func body() throws -> [Statement] {
    let start = self
    do {
      let statements = try statements(untilBrace: true)
      try expect("}")
      return statements
    } catch let error as UnsupportedSyntax {
      self = start
      var open = 1
      var names: Set<String> = []
      while open > 0 {
        // A `$1` would change what the closure around it takes.
        guard !isAtEnd, !(current.name?.hasPrefix("$") ?? false) || current.is("$0") else { throw error }
        open += current.is("{") ? 1 : current.is("}") ? -1 : 0
        names.formUnion([current.name].compactMap(\.self))
        advance()
      }
      return [Statement(kind: .unsupported(error, names: names), position: start.current.position)]
    }
  }

  mutating func statement() throws -> Statement {
    let position = current.position
    return Statement(kind: try statementKind(), position: position)
  }

  private mutating func statementKind() throws -> Statement.Kind {
    if let declaration = try declaration() { return declaration }
    // A closure on its own line belongs to the call before it.
    if current.is("{") { throw unsupported("\(current)") }
    guard let word = current.word else { return try expressionOrAssignment() }
    switch word {
    case "if": return try conditional()
    case "guard":
      advance()
      let clauses = try clauses()
      try expect("else")
      return .guarded(clauses, otherwise: try block())
    case "for": return try loop()
    case "defer":
      advance()
      return .deferred(try block())
    case "switch": return try switchStatement()
    case "return":
      advance()
      return .return(endsStatement ? nil : try expression())
    case "break", "continue":
      advance()
      guard endsStatement else { throw unsupported("a label") }
      return word == "break" ? .break : .continue
    default: return try expressionOrAssignment()
    }
  }

  private var endsStatement: Bool { current.startsLine || current.is("}") || current.is(";") }

  private mutating func expressionOrAssignment() throws -> Statement.Kind {
    // `_ = value` only evaluates the value.
    if current.is("_"), peek().is("=") {
      advance(by: 2)
      return .expression(try expression())
    }
    let left = try expression()
    if take("=") { return .assignment(left, try expression(), adds: false) }
    return take("+=") ? .assignment(left, try expression(), adds: true) : .expression(left)
  }

  private mutating func conditional() throws -> Statement.Kind {
    var branches: [(clauses: [Clause], body: [Statement])] = []
    while take("if") {
      let clauses = try clauses()
      branches.append((clauses, try block()))
      guard take("else") else { return .conditional(branches) }
      guard branches.count < Self.chainLimit else { throw unsupported("too many chained `else if`") }
    }
    return .conditional(branches + [([], try block())])
  }

  private mutating func clauses() throws -> [Clause] {
    let outer = try enter(inCondition: true)
    defer { leave(to: outer) }
    var clauses: [Clause] = []
    repeat { clauses.append(try clause()) } while take(",")
    return clauses
  }

  private mutating func clause() throws -> Clause {
    if take("case") {
      let pattern = try casePattern()
      try expect("=")
      return .fits(pattern, try expression())
    }
    guard take("let") || take("var") else { return .holds(try expression()) }
    let position = current.position
    let name = try name()
    if take(":") { _ = try type() }
    return .binds(name, take("=") ? try expression() : Expression(kind: .name(name), position: position))
  }

  private mutating func loop() throws -> Statement.Kind {
    advance()
    if current.is("case") { throw unsupported("`for case`") }
    _ = take("var")
    let pattern = try pattern()
    if take(":") { _ = try type() }
    try expect("in")
    let sequence = try head()
    let condition = take("where") ? try head() : nil
    return .loop(pattern, in: sequence, where: condition, try block())
  }

  /// Parses an expression in the head of a statement, where a `{` starts the body.
  private mutating func head() throws -> Expression {
    let outer = try enter(inCondition: true)
    defer { leave(to: outer) }
    return try expression()
  }

  private mutating func switchStatement() throws -> Statement.Kind {
    advance()
    let subject = try head()
    let outer = try enter(inCondition: false)
    defer { leave(to: outer) }
    try expect("{")
    var cases: [(patterns: [CasePattern], body: [Statement])] = []
    while !take("}") {
      if isUnknownCase { advance(by: 2) }
      var patterns: [CasePattern] = []
      if !take("default") {
        try expect("case")
        repeat { patterns.append(try casePattern()) } while take(",")
      }
      try expect(":")
      let body = try statements(untilBrace: true)
      guard !body.isEmpty else { throw unsupported("a case without a body") }
      cases.append((patterns, body))
    }
    return .switch(subject, cases)
  }

  /// Parses a value, `.name(let value)` or `let .name(value)`.
  private mutating func casePattern() throws -> CasePattern {
    let bindsAll = take("let")
    let position = current.position
    if current.is("."), let name = peek().word, peek(2).is("(") {
      advance(by: 3)
      let names = try list(until: ")") { parser in
        _ = try parser.label()
        guard parser.take("let") || bindsAll || parser.current.is("_") else {
          throw parser.unsupported("a pattern with values")
        }
        let pattern = try parser.pattern()
        // A conversion to a protocol, which has the same members.
        if parser.take("as") { _ = try (parser.take("any"), parser.type()) }
        return pattern
      }
      return CasePattern(value: Expression(kind: .implicitMember(name), position: position), names: names)
    }
    if bindsAll { throw unsupported("this pattern") }
    return CasePattern(value: try expression())
  }
}
