extension ManifestParser {
  mutating func closure() throws(BeyondReader) -> Expression {
    try nested { parser throws(BeyondReader) in
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

  /// What stands before `in`, where there is an `in`.
  private mutating func signature() throws(BeyondReader) -> Closure {
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

  /// Whether `a, b in` or `a -> Type in` comes next.
  private var hasBareParameters: Bool {
    var offset = 0
    while case .name = peek(offset).kind {
      if peek(offset + 1).isKeyword("in") || peek(offset + 1).isSign("->") { return true }
      guard peek(offset + 1).isSign(",") else { return false }
      offset += 2
    }
    return false
  }

  /// Whether brackets come next with an `in` behind them, on the same line.
  private var hasBracketedParameters: Bool {
    guard current.isSign("(") else { return false }
    var open = 0
    var offset = 0
    while true {
      let token = peek(offset)
      if token.kind == .end { return false }
      if token.isSign("(") { open += 1 }
      if token.isSign(")") { open -= 1 }
      offset += 1
      if open == 0 { break }
    }
    if peek(offset).isKeyword("in") { return true }
    return peek(offset).isSign("->")
  }

  private mutating func bracketedParameters() throws(BeyondReader) -> [Parameter] {
    try expect("(")
    var parameters: [Parameter] = []
    while !current.isSign(")") {
      if current.isSign("(") { throw beyond("a tuple as a closure's parameter") }
      let name = try name()
      let type = take(":") ? try type() : .anything
      parameters.append(Parameter(label: nil, name: name, type: type))
      guard take(",") else { break }
    }
    try expect(")")
    return parameters
  }
}
