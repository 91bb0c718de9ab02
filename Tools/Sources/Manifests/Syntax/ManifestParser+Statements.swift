extension ManifestParser {
  /// Parses statements up to a closing brace or the end of the text.
  mutating func statements(untilBrace: Bool) throws(UnsupportedSyntax) -> [Statement] {
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
    if current.isSymbol("}") || current.isKeyword("case") || current.isKeyword("default") { return true }
    return current.isSymbol("@") && peek().isKeyword("unknown")
  }

  /// Parses a block in braces.
  mutating func block() throws(UnsupportedSyntax) -> [Statement] {
    try nested { parser throws(UnsupportedSyntax) in
      let wasInCondition = parser.isInCondition
      parser.isInCondition = false
      defer { parser.isInCondition = wasInCondition }
      try parser.expect("{")
      let statements = try parser.statements(untilBrace: true)
      try parser.expect("}")
      return statements
    }
  }

  /// Parses the head of a statement, where a `{` starts the body.
  mutating func head<Result>(
    _ body: (inout ManifestParser) throws(UnsupportedSyntax) -> Result
  ) throws(UnsupportedSyntax) -> Result {
    let wasInCondition = isInCondition
    isInCondition = true
    defer { isInCondition = wasInCondition }
    return try body(&self)
  }

  mutating func statement() throws(UnsupportedSyntax) -> Statement {
    let position = current.position
    return Statement(kind: try statementKind(), position: position)
  }

  private mutating func statementKind() throws(UnsupportedSyntax) -> Statement.Kind {
    if let declaration = try declaration() { return declaration }
    // A closure on its own line belongs to the call before it.
    if current.isSymbol("{") { throw unsupported("\(current)") }
    guard case .name(let word) = current.kind else { return try expressionOrAssignment() }
    switch word {
    case "if": return .conditional(try branches())
    case "guard": return try guarded()
    case "for": return try loop()
    case "switch": return try switchStatement()
    case "return":
      advance()
      let hasValue = !current.startsLine && !current.isSymbol("}") && !current.isSymbol(";")
      return .return(hasValue ? try expression() : nil)
    case "break", "continue":
      advance()
      guard current.startsLine || current.isSymbol("}") || current.isSymbol(";") else { throw unsupported("a label") }
      return word == "break" ? .break : .continue
    default: return try expressionOrAssignment()
    }
  }

  private mutating func expressionOrAssignment() throws(UnsupportedSyntax) -> Statement.Kind {
    let left: Expression
    // `_ = value` only evaluates the value.
    if current.isKeyword("_"), peek().isSymbol("=") {
      advance()
      advance()
      return .expression(try expression())
    }
    left = try expression()
    for symbol in ["=", "+=", "-=", "*="] where take(symbol) {
      return .assignment(left, symbol: symbol, try expression())
    }
    return .expression(left)
  }

  private mutating func branches() throws(UnsupportedSyntax) -> [ConditionalBranch] {
    var branches: [ConditionalBranch] = []
    while takeKeyword("if") {
      let clauses = try clauses()
      branches.append(ConditionalBranch(clauses: clauses, body: try block()))
      guard takeKeyword("else") else { return branches }
      guard branches.count < Self.chainLimit else { throw unsupported("too many chained `else if`") }
    }
    branches.append(ConditionalBranch(clauses: [], body: try block()))
    return branches
  }

  private mutating func guarded() throws(UnsupportedSyntax) -> Statement.Kind {
    advance()
    let clauses = try clauses()
    try expectKeyword("else")
    return .guarded(clauses, otherwise: try block())
  }

  private mutating func loop() throws(UnsupportedSyntax) -> Statement.Kind {
    advance()
    _ = takeKeyword("var")
    let pattern = takeKeyword("case") ? try pattern() : try pattern(binds: true)
    if take(":") { _ = try type() }
    try expectKeyword("in")
    let sequence = try head { parser throws(UnsupportedSyntax) in try parser.expression() }
    var condition: Expression?
    if takeKeyword("where") { condition = try head { parser throws(UnsupportedSyntax) in try parser.expression() } }
    return .loop(pattern, sequence, where: condition, body: try block())
  }

  private mutating func clauses() throws(UnsupportedSyntax) -> [Clause] {
    try head { parser throws(UnsupportedSyntax) in
      var clauses: [Clause] = []
      repeat { clauses.append(try parser.clause()) } while parser.take(",")
      return clauses
    }
  }

  private mutating func clause() throws(UnsupportedSyntax) -> Clause {
    if takeKeyword("case") {
      let pattern = try pattern()
      try expect("=")
      return .matches(pattern, try expression())
    }
    guard takeKeyword("let") || takeKeyword("var") else { return .holds(try expression()) }
    let position = current.position
    let name = try name()
    if take(":") { _ = try type() }
    guard take("=") else { return .binds(name, Expression(kind: .name(name), position: position)) }
    return .binds(name, try expression())
  }
}
