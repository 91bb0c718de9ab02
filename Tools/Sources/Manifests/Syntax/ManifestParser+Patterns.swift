extension ManifestParser {
  /// Parses a pattern of a `case`, a `for` or a declaration.
  ///
  /// - Parameter binds: Whether a name is a binding, because it follows a `let`.
  mutating func pattern(binds: Bool = false) throws(UnsupportedSyntax) -> PatternSyntax {
    try nested { parser throws(UnsupportedSyntax) in
      var pattern = try parser.simplePattern(binds: binds)
      while parser.current.isSymbol("?"), !parser.current.spaceBefore {
        parser.advance()
        pattern = .present(pattern)
      }
      return pattern
    }
  }

  private mutating func simplePattern(binds: Bool) throws(UnsupportedSyntax) -> PatternSyntax {
    if takeKeyword("let") || takeKeyword("var") { return try pattern(binds: true) }
    if takeKeyword("_") { return .anything }
    if current.isKeyword("is") { throw unsupported("`is`") }
    if current.isSymbol("(") { return .tuple(try patterns(binds: binds).map(\.pattern)) }
    if current.isSymbol("."), !peek(2).isSymbol(".") { return try memberPattern(binds: binds) }
    if binds { return .binding(try name()) }
    return .equal(try head { parser throws(UnsupportedSyntax) in try parser.expression() })
  }

  private mutating func memberPattern(binds: Bool) throws(UnsupportedSyntax) -> PatternSyntax {
    advance()
    let name = try name()
    guard current.isSymbol("(") else { return .member(name, []) }
    return .member(name, try patterns(binds: binds))
  }

  private mutating func patterns(
    binds: Bool = false
  ) throws(UnsupportedSyntax) -> [(label: String?, pattern: PatternSyntax)] {
    try expect("(")
    var patterns: [(label: String?, pattern: PatternSyntax)] = []
    while !current.isSymbol(")") {
      var label: String?
      if peek().isSymbol(":") {
        label = try name()
        advance()
      }
      patterns.append((label, try pattern(binds: binds)))
      guard take(",") else { break }
    }
    try expect(")")
    return patterns
  }

  mutating func switchStatement() throws(UnsupportedSyntax) -> Statement.Kind {
    advance()
    let subject = try head { parser throws(UnsupportedSyntax) in try parser.expression() }
    return try nested { parser throws(UnsupportedSyntax) in
      try parser.expect("{")
      var cases: [Case] = []
      while !parser.current.isSymbol("}") { cases.append(try parser.switchCase()) }
      parser.advance()
      return .switch(subject, cases)
    }
  }

  private mutating func switchCase() throws(UnsupportedSyntax) -> Case {
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
    guard !result.body.isEmpty else { throw unsupported("a case without a body") }
    return result
  }
}
