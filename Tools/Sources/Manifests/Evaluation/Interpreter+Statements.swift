import Model

/// Statements, conditions and patterns.
extension Interpreter {
  /// How a statement leaves its block.
  enum Exit {
    case `return`(Value)
    case `break`
    case `continue`
  }

  /// Executes a block; returns `nil` if it goes on after it.
  ///
  /// - Parameter yields: Whether a block of a single expression returns its value without `return`.
  func execute(_ block: [Statement], in scope: Scope, yields: Bool = false) throws -> Exit? {
    declareFunctions(in: block, scope: scope)
    var (exit, deferred): (Exit?, [[Statement]]) = (nil, [])
    for statement in block where exit == nil {
      if case .deferred(let body) = statement.kind { deferred.append(body) }
      exit = try execute(statement, in: scope, yields: yields && block.count == 1)
    }
    for body in deferred.reversed() { _ = try execute(body, in: Scope(parent: scope)) }
    return exit
  }

  func execute(_ statement: Statement, in scope: Scope, yields: Bool = false) throws -> Exit? {
    let outer = try enter(at: statement.position)
    defer { leave(to: outer) }
    switch statement.kind {
    case .expression(let expression):
      if !yields { changes += 1 }
      let value = try evaluate(expression, in: scope)
      // A call may change anything.
      if !yields, let problem = value.problem { throw problem }
      return yields ? .return(value) : nil
    case .assignment(let target, let expression, let adds):
      changes += 1
      try spend(Self.nestingSteps)
      let new = try orUnknown(at: expression.position) { try evaluate(expression, in: scope) }
      try modify(target, in: scope, Change(replaces: !adds) { [self] in $0 = adds ? try operate("+", $0, new) : new })
    case .variable(let variable): try declare(variable, in: scope)
    case .function, .alias: break
    case .deferred:
      if scope === main { throw unsupported("a `defer` outside of functions") }
      // If the rest of the block fails, it is not known what was done.
      changes += 1
    case .type: if scope !== main { throw unsupported("a type inside a function") }
    case .return(let value): return .return(try value.map { try evaluate($0, in: scope) } ?? .void)
    case .break: return .break
    case .continue: return .continue
    case .unsupported(let error, let names):
      if names.contains(where: { mayChange($0, in: scope) }) { changes += 1 }
      throw error
    case .conditional(let branches):
      for branch in branches {
        let inner = Scope(parent: scope)
        if try hold(branch.clauses, in: inner) { return try execute(branch.body, in: inner, yields: yields) }
      }
    case .guarded(let clauses, let otherwise):
      if try hold(clauses, in: scope) { return nil }
      if let exit = try execute(otherwise, in: Scope(parent: scope)) { return exit }
      throw unsupported("a `guard` that does not exit")
    case .loop(let pattern, let sequence, let condition, let body):
      for element in try elements(of: evaluate(sequence, in: scope)) {
        let inner = Scope(parent: scope)
        try bind(element, to: pattern, in: inner)
        if let condition, try !truth(of: condition, in: inner) { continue }
        let exit = try execute(body, in: inner)
        if case .return = exit { return exit }
        if case .break = exit { return nil }
      }
    case .switch(let subject, let cases):
      let value = try evaluate(subject, in: scope)
      for (patterns, body) in cases {
        let inner = Scope(parent: scope)
        guard try patterns.isEmpty || patterns.contains(where: { try fits(value, $0, in: inner) }) else { continue }
        let exit = try execute(body, in: inner, yields: yields)
        if case .break = exit { return nil }
        return exit
      }
      throw unsupported("a `switch` without a matching case")
    }
    return nil
  }

  /// Whether code with a name in it may change something: a variable of the manifest, or what a function of it changes.
  private func mayChange(_ name: String, in scope: Scope) -> Bool {
    let scopes = scopes(around: scope)
    if scopes.contains(where: { $0.functions[name] != nil || $0.receiver?.instance?.value?.object != nil }) {
      return true
    }
    if types.values.contains(where: { $0.methods[name] != nil || $0.staticFunctions[name] != nil }) { return true }
    guard let around = scopes.first(where: { $0.variables[name] != nil }) else { return false }
    if around === main || around === globals { return true }
    return switch around.variables[name]?.value {
    case .boolean, .integer, .text: false
    default: true
    }
  }

  private func declare(_ declaration: VariableSyntax, in scope: Scope) throws {
    let type = declaration.type
    if let getter = declaration.getter, let name = declaration.pattern.name {
      scope.variables[name] = Variable(type: type, source: .getter(getter, scope))
    } else if let initial = declaration.initialOrNil {
      let value = try orUnknown(at: initial.position, true) { try evaluate(initial, in: scope, as: type) }
      try bind(value, to: declaration.pattern, as: type, in: scope)
    } else {
      guard let name = declaration.pattern.name, let type else { throw unsupported("a variable without a type") }
      scope.variables[name] = Variable(type: type)
    }
  }

  /// Whether a value is what a pattern says; binds the pattern's names in the scope.
  private func fits(_ value: Value, _ pattern: CasePattern, in scope: Scope) throws -> Bool {
    let value = try known(value)
    if value.isNothing, pattern.names != nil, case .implicitMember(let name) = pattern.value.kind, name != "some" {
      return false
    }
    guard case .implicitMember(let name) = pattern.value.kind, case .member(let member) = value,
      let cases = member.type.flatMap({ types[$0]?.cases }), cases.contains(where: { $0.parameters != nil })
    else {
      if let names = pattern.names { return try fits(value, pattern.value, names, in: scope) }
      return try areEqual(value, evaluate(pattern.value, in: scope))
    }
    guard cases.contains(where: { $0.name == name }) else { throw unsupported("`.\(name)`") }
    guard member.name == name else { return false }
    guard let names = pattern.names else { return true }
    let values = member.arguments ?? []
    guard names.count == values.count else { throw unsupported("a pattern that does not match the value's type") }
    for (name, value) in zip(names, values) { try bind(value.value, to: name, in: scope) }
    return true
  }

  /// Whether a dependency of Tuist is what a pattern says. Of its values only the first one is known, as the others depend on
  /// the version.
  private func fits(_ value: Value, _ pattern: Expression, _ names: [PatternSyntax], in scope: Scope) throws -> Bool {
    guard case .implicitMember(let name) = pattern.kind, case .member(let member) = value,
      isDependency(member), Self.dependencies.contains(name)
    else { throw unsupported("this pattern") }
    guard member.name == name else { return false }
    for (index, pattern) in names.enumerated() {
      let unknown = Member(type: "", name: name, position: position, problem: unsupported("this value"))
      try bind(index == 0 ? member.arguments?.first?.value ?? .nothing : .member(unknown), to: pattern, in: scope)
    }
    return true
  }

  /// Whether all clauses of an `if` or `guard` are true; binds their variables in the scope.
  private func hold(_ clauses: [Clause], in scope: Scope) throws -> Bool {
    try clauses.allSatisfy { clause in
      switch clause {
      case .holds(let condition): return try truth(of: condition, in: scope)
      case .binds(let name, let expression):
        let value = try known(evaluate(expression, in: scope))
        if let problem = value.problem { throw problem }
        scope.variables[name] = Variable(value: value.unwrapped)
        return !value.isNothing
      case .fits(let pattern, let expression):
        let value = try evaluate(expression, in: scope)
        if let problem = value.problem { throw problem }
        return try fits(value, pattern, in: scope)
      }
    }
  }

  func truth(of condition: Expression, in scope: Scope) throws -> Bool {
    let value = try evaluate(condition, in: scope)
    guard case .boolean(let truth) = value else {
      throw value.problem ?? UnsupportedSyntax("a condition that is not a Boolean", at: condition.position)
    }
    return truth
  }

  private func bind(_ value: Value, to pattern: PatternSyntax, as type: TypeName? = nil, in scope: Scope) throws {
    switch (pattern, value) {
    case (.anything, _): break
    case (.binding(let name), _): scope.variables[name] = Variable(type: type, value: value)
    case (.tuple(let patterns), .tuple(let parts)) where patterns.count == parts.count:
      for (part, pattern) in zip(parts, patterns) { try bind(part.value, to: pattern, in: scope) }
    case (.tuple(let patterns), _) where value.problem != nil:
      for pattern in patterns { try bind(value, to: pattern, in: scope) }
    case (.tuple, _): throw unsupported("a pattern that does not match the value's type")
    }
  }
}
