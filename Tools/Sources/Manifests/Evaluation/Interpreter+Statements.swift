import Model

extension Interpreter {
  /// How execution continues after a statement.
  enum Flow {
    case next
    case `return`(Value)
    case `break`
    case `continue`
  }

  /// Executes a block.
  ///
  /// - Parameter yields: Whether a block of a single expression returns its value without `return`.
  func execute(_ block: [Statement], in scope: Scope, yields: Bool = false) throws(UnsupportedSyntax) -> Flow {
    declareFunctions(in: block, scope: scope)
    for statement in block {
      if case .type = statement.kind { throw UnsupportedSyntax("a type inside a function", at: statement.position) }
      if case .alias = statement.kind { throw UnsupportedSyntax("a type inside a function", at: statement.position) }
      let flow = try execute(statement, in: scope, yields: yields && block.count == 1)
      guard case .next = flow else { return flow }
    }
    return .next
  }

  func execute(_ statement: Statement, in scope: Scope, yields: Bool = false) throws(UnsupportedSyntax) -> Flow {
    try nested(at: statement.position) { () throws(UnsupportedSyntax) in
      switch statement.kind {
      case .expression(let expression):
        let value = try evaluate(expression, in: scope)
        return yields ? .return(value) : .next
      case .assignment(let target, let symbol, let value):
        try assign(value, to: target, symbol: symbol, in: scope)
        return .next
      case .variable(let variable):
        try declare(variable, in: scope, at: statement.position)
        return .next
      case .function, .type, .alias: return .next
      case .return(let value):
        guard let value else { return .return(.void) }
        return .return(try evaluate(value, in: scope))
      case .break: return .break
      case .continue: return .continue
      default: return try executeBranching(statement, in: scope, yields: yields)
      }
    }
  }

  private func executeBranching(
    _ statement: Statement,
    in scope: Scope,
    yields: Bool
  ) throws(UnsupportedSyntax) -> Flow {
    switch statement.kind {
    case .conditional(let branches):
      for branch in branches {
        let inner = Scope(parent: scope)
        guard try hold(branch.clauses, in: inner) else { continue }
        return try execute(branch.body, in: inner, yields: yields)
      }
      return .next
    case .guarded(let clauses, let otherwise):
      if try hold(clauses, in: scope) { return .next }
      let flow = try execute(otherwise, in: Scope(parent: scope))
      if case .next = flow { throw UnsupportedSyntax("a `guard` that does not exit", at: statement.position) }
      return flow
    case .loop(let pattern, let sequence, let condition, let body):
      return try loop(over: sequence, as: pattern, where: condition, body: body, in: scope)
    case .switch(let subject, let cases):
      return try executeSwitch(on: subject, from: cases, in: scope, yields: yields, at: statement.position)
    default: throw UnsupportedSyntax("a statement", at: statement.position)
    }
  }

  private func declare(
    _ declaration: VariableSyntax,
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) {
    if let getter = declaration.getter, let name = declaration.pattern.name {
      scope.variables[name] = Variable(type: declaration.type, value: nil, source: .getter(getter, scope))
      return
    }
    guard let initial = declaration.initial else {
      guard let name = declaration.pattern.name, let type = declaration.type else {
        throw UnsupportedSyntax("a variable without a type", at: position)
      }
      let value: Value? = if case .optional = type, !declaration.isConstant { .nothing } else { nil }
      scope.variables[name] = Variable(type: type, value: value)
      return
    }
    let value = try evaluate(initial, in: scope, as: declaration.type)
    if let name = declaration.pattern.name {
      scope.variables[name] = Variable(type: declaration.type, value: value)
    } else {
      guard try matches(value, declaration.pattern, in: scope) else {
        throw UnsupportedSyntax("a pattern that does not match the value's type", at: position)
      }
    }
  }

  private func loop(
    over sequence: Expression,
    as pattern: PatternSyntax,
    where condition: Expression?,
    body: [Statement],
    in scope: Scope
  ) throws(UnsupportedSyntax) -> Flow {
    for element in try elements(of: evaluate(sequence, in: scope), at: sequence.position) {
      let inner = Scope(parent: scope)
      guard try matches(element, pattern, in: inner) else { continue }
      if let condition, try !truth(of: condition, in: inner) { continue }
      switch try execute(body, in: inner) {
      case .next, .continue: continue
      case .break: return .next
      case .return(let value): return .return(value)
      }
    }
    return .next
  }

  private func executeSwitch(
    on subject: Expression,
    from cases: [Case],
    in scope: Scope,
    yields: Bool,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Flow {
    let value = try evaluate(subject, in: scope)
    // A `default` is tried last, wherever it is written.
    for switchCase in cases.filter({ !$0.isDefault }) + cases.filter(\.isDefault) {
      let inner = Scope(parent: scope)
      guard try fits(value, switchCase, in: inner) else { continue }
      let flow = try execute(switchCase.body, in: inner, yields: yields)
      if case .break = flow { return .next }
      return flow
    }
    throw UnsupportedSyntax("a `switch` without a matching case", at: position)
  }

  private func fits(_ value: Value, _ switchCase: Case, in scope: Scope) throws(UnsupportedSyntax) -> Bool {
    if switchCase.isDefault { return true }
    for (pattern, condition) in switchCase.patterns where try matches(value, pattern, in: scope) {
      guard let condition else { return true }
      if try truth(of: condition, in: scope) { return true }
    }
    return false
  }
}
