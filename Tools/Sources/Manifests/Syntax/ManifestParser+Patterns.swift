extension ManifestParser {
  /// A pattern of a `case`, a `for` or a declaration.
  ///
  /// - Parameter binds: Whether a name is bound, as it stands behind a `let`.
  mutating func pattern(binds: Bool = false) throws(BeyondReader) -> PatternSyntax {
    try nested { parser throws(BeyondReader) in
      var pattern = try parser.simplePattern(binds: binds)
      while parser.current.isSign("?"), !parser.current.spaceBefore {
        parser.advance()
        pattern = .present(pattern)
      }
      return pattern
    }
  }

  private mutating func simplePattern(binds: Bool) throws(BeyondReader) -> PatternSyntax {
    if takeKeyword("let") || takeKeyword("var") { return try pattern(binds: true) }
    if takeKeyword("_") { return .anything }
    if current.isKeyword("is") { throw beyond("`is`") }
    if current.isSign("(") { return .tuple(try patterns(binds: binds).map(\.pattern)) }
    if current.isSign("."), !peek(2).isSign(".") { return try memberPattern(binds: binds) }
    if binds { return .binding(try name()) }
    return .equal(try head { parser throws(BeyondReader) in try parser.expression() })
  }

  private mutating func memberPattern(binds: Bool) throws(BeyondReader) -> PatternSyntax {
    advance()
    let name = try name()
    guard current.isSign("(") else { return .member(name, []) }
    return .member(name, try patterns(binds: binds))
  }

  private mutating func patterns(
    binds: Bool = false
  ) throws(BeyondReader) -> [(label: String?, pattern: PatternSyntax)] {
    try expect("(")
    var patterns: [(label: String?, pattern: PatternSyntax)] = []
    while !current.isSign(")") {
      var label: String?
      if peek().isSign(":") {
        label = try name()
        advance()
      }
      patterns.append((label, try pattern(binds: binds)))
      guard take(",") else { break }
    }
    try expect(")")
    return patterns
  }

  mutating func choice() throws(BeyondReader) -> Statement.Kind {
    advance()
    let subject = try head { parser throws(BeyondReader) in try parser.expression() }
    return try nested { parser throws(BeyondReader) in
      try parser.expect("{")
      var cases: [Case] = []
      while !parser.current.isSign("}") { cases.append(try parser.choiceCase()) }
      parser.advance()
      return .choice(subject, cases)
    }
  }

  private mutating func choiceCase() throws(BeyondReader) -> Case {
    if take("@") { try expectKeyword("unknown") }
    var result = Case(patterns: [], isDefault: takeKeyword("default"), body: [])
    if !result.isDefault {
      try expectKeyword("case")
      repeat {
        let pattern = try pattern()
        let condition = takeKeyword("where") ? try expression() : nil
        result.patterns.append((pattern, condition))
      } while take(",")
    }
    try expect(":")
    result.body = try statements(untilBrace: true)
    guard !result.body.isEmpty else { throw beyond("a case without a body") }
    return result
  }
}
