import Model

extension Interpreter {
  /// Whether all clauses of an `if` or `guard` are true; binds their variables in the scope.
  func hold(_ clauses: [Clause], in scope: Scope) throws(UnsupportedSyntax) -> Bool {
    for clause in clauses {
      switch clause {
      case .holds(let condition):
        guard try truth(of: condition, in: scope) else { return false }
      case .binds(let name, let expression):
        let value = try evaluate(expression, in: scope)
        if value.isNothing { return false }
        scope.variables[name] = Variable(type: nil, value: value.unwrapped)
      case .matches(let pattern, let expression):
        guard try matches(evaluate(expression, in: scope), pattern, in: scope) else { return false }
      }
    }
    return true
  }

  func truth(of condition: Expression, in scope: Scope) throws(UnsupportedSyntax) -> Bool {
    guard case .boolean(let truth) = try evaluate(condition, in: scope) else {
      throw UnsupportedSyntax("a condition that is not a Boolean", at: condition.position)
    }
    return truth
  }

  /// Whether a value matches a pattern; binds its variables in the scope.
  func matches(_ value: Value, _ pattern: PatternSyntax, in scope: Scope) throws(UnsupportedSyntax) -> Bool {
    switch pattern {
    case .anything: return true
    case .binding(let name):
      scope.variables[name] = Variable(type: nil, value: value)
      return true
    case .present(let inner):
      if value.isNothing { return false }
      return try matches(value.unwrapped, inner, in: scope)
    case .tuple(let parts): return try matches(value, tuple: parts, in: scope)
    case .equal(let expression):
      return try areEqual(value, evaluate(expression, in: scope), at: expression.position)
    case .member(let name, let parts): return try matches(value, member: name, parts, in: scope)
    }
  }

  private func matches(_ value: Value, tuple parts: [PatternSyntax], in scope: Scope) throws(UnsupportedSyntax) -> Bool
  {
    guard case .tuple(let entries) = value, entries.count == parts.count else {
      throw UnsupportedSyntax("a pattern that does not match the value's type")
    }
    for (entry, part) in zip(entries, parts) {
      guard try matches(entry.value, part, in: scope) else { return false }
    }
    return true
  }

  private func matches(
    _ value: Value,
    member name: String,
    _ parts: [(label: String?, pattern: PatternSyntax)],
    in scope: Scope
  ) throws(UnsupportedSyntax) -> Bool {
    if value.isNothing { return name == "none" }
    guard case .member(let member) = value, let type = member.type else {
      throw UnsupportedSyntax("the pattern `.\(name)`")
    }
    // The name must be a case: a static member of that name would be compared differently.
    guard isCase(name, of: type) else { throw UnsupportedSyntax("the pattern `.\(name)`", at: member.position) }
    guard member.name == name else { return false }
    if parts.isEmpty { return true }
    let arguments = member.arguments ?? []
    guard arguments.count == parts.count else { throw UnsupportedSyntax("the pattern `.\(name)`", at: member.position) }
    for (argument, part) in zip(arguments, parts) {
      guard try matches(argument.value, part.pattern, in: scope) else { return false }
    }
    return true
  }

  private func isCase(_ name: String, of type: String) -> Bool {
    if type == PackageDescription.targetType { return TargetDeclaration.Kind(rawValue: name) != nil }
    return type == "Platform" || types[type]?.cases.contains { $0.name == name } ?? false
  }

  func areEqual(_ left: Value, _ right: Value, at position: SourcePosition) throws(UnsupportedSyntax) -> Bool {
    switch (left, right) {
    case (.nothing, .nothing): return true
    case (.nothing, _), (_, .nothing): return false
    case (.boolean(let left), .boolean(let right)): return left == right
    case (.integer(let left), .integer(let right)): return left == right
    case (.text(let left), .text(let right)): return left.characters == right.characters
    case (.member(let left), .member(let right)): return try areEqual(left, right, at: position)
    case (.list(let left), .list(let right)):
      guard left.count == right.count else { return false }
      for (left, right) in zip(left, right) {
        guard try areEqual(left, right, at: position) else { return false }
      }
      return true
    default: throw UnsupportedSyntax("a comparison of these values", at: position)
    }
  }

  /// Compares two cases without associated values. One of them determines the type of the other.
  private func areEqual(_ left: Member, _ right: Member, at position: SourcePosition) throws(UnsupportedSyntax) -> Bool
  {
    guard let type = left.type ?? right.type else {
      throw UnsupportedSyntax("a comparison of these values", at: position)
    }
    let left = try coerced(.member(left), to: .named(type), in: globals, at: position)
    let right = try coerced(.member(right), to: .named(type), in: globals, at: position)
    guard case .member(let left) = left, case .member(let right) = right, left.type == right.type,
      left.arguments == nil, right.arguments == nil, isCase(left.name, of: type), isCase(right.name, of: type)
    else { throw UnsupportedSyntax("a comparison of these values", at: position) }
    return left.name == right.name
  }
}
