import Model

extension Interpreter {
  /// Where the evaluation goes on after a statement.
  enum Flow {
    case next
    case leave(Value)
    case breakOut
    case proceed
  }

  /// Executes a block.
  ///
  /// - Parameter yields: Whether the block gives its value without a `return`, where it is no more than an expression.
  func execute(_ block: [Statement], in scope: Scope, yields: Bool = false) throws(BeyondReader) -> Flow {
    declareFunctions(in: block, scope: scope)
    for statement in block {
      if case .type = statement.kind { throw BeyondReader("a type inside of a function", at: statement.position) }
      if case .alias = statement.kind { throw BeyondReader("a type inside of a function", at: statement.position) }
      let flow = try execute(statement, in: scope, yields: yields && block.count == 1)
      guard case .next = flow else { return flow }
    }
    return .next
  }

  func execute(_ statement: Statement, in scope: Scope, yields: Bool = false) throws(BeyondReader) -> Flow {
    try nested(at: statement.position) { () throws(BeyondReader) in
      switch statement.kind {
      case .expression(let expression):
        let value = try evaluate(expression, in: scope)
        return yields ? .leave(value) : .next
      case .assignment(let target, let sign, let value):
        try assign(value, to: target, sign: sign, in: scope)
        return .next
      case .variable(let variable):
        try declare(variable, in: scope, at: statement.position)
        return .next
      case .function, .type, .alias: return .next
      case .leave(let value):
        guard let value else { return .leave(.void) }
        return .leave(try evaluate(value, in: scope))
      case .breakOut: return .breakOut
      case .proceed: return .proceed
      default: return try executeBranching(statement, in: scope, yields: yields)
      }
    }
  }

  private func executeBranching(
    _ statement: Statement,
    in scope: Scope,
    yields: Bool
  ) throws(BeyondReader) -> Flow {
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
      if case .next = flow { throw BeyondReader("a `guard` that goes on", at: statement.position) }
      return flow
    case .loop(let pattern, let sequence, let condition, let body):
      return try loop(over: sequence, as: pattern, where: condition, body: body, in: scope)
    case .choice(let subject, let cases):
      return try choose(subject, from: cases, in: scope, yields: yields, at: statement.position)
    default: throw BeyondReader("a statement", at: statement.position)
    }
  }

  private func declare(
    _ declaration: VariableSyntax,
    in scope: Scope,
    at position: SourcePosition
  ) throws(BeyondReader) {
    if let getter = declaration.getter, let name = declaration.pattern.name {
      scope.variables[name] = Variable(type: declaration.type, value: nil, source: .getter(getter, scope))
      return
    }
    guard let initial = declaration.initial else {
      guard let name = declaration.pattern.name, let type = declaration.type else {
        throw BeyondReader("a variable without a type", at: position)
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
        throw BeyondReader("a pattern that does not fit", at: position)
      }
    }
  }

  private func loop(
    over sequence: Expression,
    as pattern: PatternSyntax,
    where condition: Expression?,
    body: [Statement],
    in scope: Scope
  ) throws(BeyondReader) -> Flow {
    for element in try elements(of: evaluate(sequence, in: scope), at: sequence.position) {
      let inner = Scope(parent: scope)
      guard try matches(element, pattern, in: inner) else { continue }
      if let condition, try !truth(of: condition, in: inner) { continue }
      switch try execute(body, in: inner) {
      case .next, .proceed: continue
      case .breakOut: return .next
      case .leave(let value): return .leave(value)
      }
    }
    return .next
  }

  private func choose(
    _ subject: Expression,
    from cases: [Case],
    in scope: Scope,
    yields: Bool,
    at position: SourcePosition
  ) throws(BeyondReader) -> Flow {
    let value = try evaluate(subject, in: scope)
    // A `default` may stand before the other cases and is still the last one to be tried.
    for choice in cases.filter({ !$0.isDefault }) + cases.filter(\.isDefault) {
      let inner = Scope(parent: scope)
      guard try fits(value, choice, in: inner) else { continue }
      let flow = try execute(choice.body, in: inner, yields: yields)
      if case .breakOut = flow { return .next }
      return flow
    }
    throw BeyondReader("a `switch` without a case for its value", at: position)
  }

  private func fits(_ value: Value, _ choice: Case, in scope: Scope) throws(BeyondReader) -> Bool {
    if choice.isDefault { return true }
    for (pattern, condition) in choice.patterns where try matches(value, pattern, in: scope) {
      guard let condition else { return true }
      if try truth(of: condition, in: scope) { return true }
    }
    return false
  }
}
