extension ManifestParser {
  /// The statements up to a closing brace or the end of the text.
  mutating func statements(untilBrace: Bool) throws(BeyondReader) -> [Statement] {
    var statements: [Statement] = []
    while take(";") {}
    while !isAtEnd, !(untilBrace && endsBlock) {
      statements.append(try statement())
      guard take(";") || current.startsLine || isAtEnd || (untilBrace && endsBlock) else {
        throw beyond("\(current) behind a statement")
      }
      while take(";") {}
    }
    return statements
  }

  /// Whether a brace ends the block, or the next `case` of a `switch` does.
  private var endsBlock: Bool {
    if current.isSign("}") || current.isKeyword("case") || current.isKeyword("default") { return true }
    return current.isSign("@") && peek().isKeyword("unknown")
  }

  /// A block in braces.
  mutating func block() throws(BeyondReader) -> [Statement] {
    try nested { parser throws(BeyondReader) in
      let wasInCondition = parser.isInCondition
      parser.isInCondition = false
      defer { parser.isInCondition = wasInCondition }
      try parser.expect("{")
      let statements = try parser.statements(untilBrace: true)
      try parser.expect("}")
      return statements
    }
  }

  /// A part of a statement's head, where a `{` begins the body.
  mutating func head<Result>(
    _ body: (inout ManifestParser) throws(BeyondReader) -> Result
  ) throws(BeyondReader) -> Result {
    let wasInCondition = isInCondition
    isInCondition = true
    defer { isInCondition = wasInCondition }
    return try body(&self)
  }

  mutating func statement() throws(BeyondReader) -> Statement {
    let position = current.position
    return Statement(kind: try statementKind(), position: position)
  }

  private mutating func statementKind() throws(BeyondReader) -> Statement.Kind {
    if let declaration = try declaration() { return declaration }
    // A closure on a line of its own belongs to the call before it.
    if current.isSign("{") { throw beyond("\(current)") }
    guard case .name(let word) = current.kind else { return try expressionOrAssignment() }
    switch word {
    case "if": return .conditional(try branches())
    case "guard": return try guarded()
    case "for": return try loop()
    case "switch": return try choice()
    case "return":
      advance()
      let hasValue = !current.startsLine && !current.isSign("}") && !current.isSign(";")
      return .leave(hasValue ? try expression() : nil)
    case "break", "continue":
      advance()
      guard current.startsLine || current.isSign("}") || current.isSign(";") else { throw beyond("a label") }
      return word == "break" ? .breakOut : .proceed
    default: return try expressionOrAssignment()
    }
  }

  private mutating func expressionOrAssignment() throws(BeyondReader) -> Statement.Kind {
    let left: Expression
    // `_ = value` evaluates the value alone.
    if current.isKeyword("_"), peek().isSign("=") {
      advance()
      advance()
      return .expression(try expression())
    }
    left = try expression()
    for sign in ["=", "+=", "-=", "*="] where take(sign) {
      return .assignment(left, sign: sign, try expression())
    }
    return .expression(left)
  }

  private mutating func branches() throws(BeyondReader) -> [ConditionalBranch] {
    var branches: [ConditionalBranch] = []
    while takeKeyword("if") {
      let clauses = try clauses()
      branches.append(ConditionalBranch(clauses: clauses, body: try block()))
      guard takeKeyword("else") else { return branches }
      guard branches.count < Self.chainLimit else { throw beyond("a chain of `else if` this long") }
    }
    branches.append(ConditionalBranch(clauses: [], body: try block()))
    return branches
  }

  private mutating func guarded() throws(BeyondReader) -> Statement.Kind {
    advance()
    let clauses = try clauses()
    try expectKeyword("else")
    return .guarded(clauses, otherwise: try block())
  }

  private mutating func loop() throws(BeyondReader) -> Statement.Kind {
    advance()
    _ = takeKeyword("var")
    let pattern = takeKeyword("case") ? try pattern() : try pattern(binds: true)
    if take(":") { _ = try type() }
    try expectKeyword("in")
    let sequence = try head { parser throws(BeyondReader) in try parser.expression() }
    var condition: Expression?
    if takeKeyword("where") { condition = try head { parser throws(BeyondReader) in try parser.expression() } }
    return .loop(pattern, sequence, where: condition, body: try block())
  }

  private mutating func clauses() throws(BeyondReader) -> [Clause] {
    try head { parser throws(BeyondReader) in
      var clauses: [Clause] = []
      repeat { clauses.append(try parser.clause()) } while parser.take(",")
      return clauses
    }
  }

  private mutating func clause() throws(BeyondReader) -> Clause {
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
