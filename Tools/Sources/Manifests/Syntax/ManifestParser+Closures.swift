extension ManifestParser {
  mutating func closure() throws(UnsupportedSyntax) -> Expression {
    try nested { parser throws(UnsupportedSyntax) in
      let position = parser.current.position
      let outer = (parser.anonymousCount, parser.isInCondition)
      parser.anonymousCount = 0
      parser.isInCondition = false
      defer { (parser.anonymousCount, parser.isInCondition) = outer }
      try parser.expect("{")
      var closure = try parser.signature()
      closure.body = try parser.statements(untilBrace: true)
      try parser.expect("}")
      closure.anonymousCount = parser.anonymousCount
      return Expression(kind: .closure(closure), position: position)
    }
  }

  /// Parses the part before `in`, if there is an `in`.
  private mutating func signature() throws(UnsupportedSyntax) -> Closure {
    var closure = Closure(parameters: [], anonymousCount: 0, result: nil, body: [])
    if hasBareParameters {
      repeat {
        closure.parameters.append(Parameter(label: nil, name: try name(), type: .anything))
      } while take(",")
      if take("->") { closure.result = try type() }
      try expectKeyword("in")
    } else if hasBracketedParameters {
      closure.parameters = try bracketedParameters()
      if take("->") { closure.result = try type() }
      try expectKeyword("in")
    }
    return closure
  }

  /// Whether `a, b in` or `a -> Type in` follows.
  private var hasBareParameters: Bool {
    var offset = 0
    while case .name = peek(offset).kind {
      if peek(offset + 1).isKeyword("in") || peek(offset + 1).isSymbol("->") { return true }
      guard peek(offset + 1).isSymbol(",") else { return false }
      offset += 2
    }
    return false
  }

  /// Whether parentheses and then `in` follow on the same line.
  private var hasBracketedParameters: Bool {
    guard current.isSymbol("(") else { return false }
    var open = 0
    var offset = 0
    while true {
      let token = peek(offset)
      if token.kind == .end { return false }
      if token.isSymbol("(") { open += 1 }
      if token.isSymbol(")") { open -= 1 }
      offset += 1
      if open == 0 { break }
    }
    if peek(offset).isKeyword("in") { return true }
    return peek(offset).isSymbol("->")
  }

  private mutating func bracketedParameters() throws(UnsupportedSyntax) -> [Parameter] {
    try expect("(")
    var parameters: [Parameter] = []
    while !current.isSymbol(")") {
      if current.isSymbol("(") { throw unsupported("a tuple as a closure's parameter") }
      let name = try name()
      let type = take(":") ? try type() : .anything
      parameters.append(Parameter(label: nil, name: name, type: type))
      guard take(",") else { break }
    }
    try expect(")")
    return parameters
  }
}
