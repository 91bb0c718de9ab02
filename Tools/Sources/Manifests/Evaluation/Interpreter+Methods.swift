import Model

extension Interpreter {
  func callMethod(
    _ name: String,
    of base: Expression,
    _ arguments: [Argument],
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    let value = try evaluate(base, in: scope)
    if case .type(let type) = value {
      return try callStatic(name, of: type, evaluate(arguments, in: scope), in: scope, at: position)
    }
    let arguments = try evaluate(arguments, in: scope)
    if case .member(var member) = value, member.type == nil {
      member.links.append(Member.Link(name: name, arguments: arguments))
      return .member(member)
    }
    if let method = try method(name, of: value, arguments, at: position), method.isMutating {
      return try callMutating(method, arguments, on: base, in: scope, at: position)
    }
    if Self.mutatingMethods.contains(name), Self.canChange(value) {
      var result = Value.void
      try modify(base, in: scope) { value throws(UnsupportedSyntax) in
        result = try change(&value, name, arguments, at: position)
      }
      return result
    }
    let called = try callMethod(name, on: value, arguments, at: position)
    guard let result = called ?? unknown(name, of: value, at: position) else {
      throw UnsupportedSyntax("the method `\(name)`", at: position)
    }
    return result
  }

  /// Calls a nonmutating method, or returns `nil` if the value has none by that name.
  func callMethod(
    _ name: String,
    on value: Value,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value? {
    if let type = value.typeName, let method = try method(name, of: value, arguments, at: position) {
      guard !method.isMutating else { return nil }
      let receiver = Scope.Receiver(type: type, instance: Variable(type: nil, value: value))
      return try call([method], arguments, in: Scope(parent: globals, receiver: receiver), at: position)
    }
    if let result = try callBuiltIn(name, on: value, arguments, at: position) { return result }
    // A property may contain a function.
    return try property(name, of: value, at: position).map { property throws(UnsupportedSyntax) in
      try apply(property, arguments, at: position)
    }
  }

  /// The method declared in the manifest that a call refers to, or `nil` if none matches.
  private func method(
    _ name: String,
    of value: Value,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> FunctionSyntax? {
    guard let methods = value.typeName.flatMap({ types[$0]?.methods[name] }) else { return nil }
    let fitting = methods.filter { Self.bound(arguments, to: $0.parameters) != nil }
    if fitting.isEmpty { return nil }
    guard fitting.count == 1, !Self.builtInMethods.contains(name), !Self.mutatingMethods.contains(name) else {
      throw UnsupportedSyntax("an ambiguous method `\(name)`", at: position)
    }
    return fitting[0]
  }

  private func callMutating(
    _ method: FunctionSyntax,
    _ arguments: [EvaluatedArgument],
    on base: Expression,
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    var result = Value.void
    try modify(base, in: scope) { value throws(UnsupportedSyntax) in
      guard let type = value.typeName else { throw UnsupportedSyntax("the method `\(method.name)`", at: position) }
      let instance = Variable(type: nil, value: value)
      let inner = Scope(parent: globals, receiver: Scope.Receiver(type: type, instance: instance))
      result = try call([method], arguments, in: inner, at: position)
      value = instance.value ?? value
    }
    return result
  }

  private func callStatic(
    _ name: String,
    of type: TypeName,
    _ arguments: [EvaluatedArgument],
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    if name == "init" { return try construct(type, arguments, at: position) }
    guard case .named(let outer) = type else { throw UnsupportedSyntax("the method `\(name)`", at: position) }
    if let nested = typeName("\(outer).\(name)", in: globals) { return try construct(nested, arguments, at: position) }
    if ManifestLibrary.modules.contains(outer), let nested = typeName(name, in: globals) {
      return try construct(nested, arguments, at: position)
    }
    let member = Member(type: nil, name: name, arguments: arguments, position: position)
    return try staticMember(member, of: outer)
  }

  func callBuiltIn(
    _ name: String,
    on value: Value,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value? {
    switch value {
    case .list(let elements): return try callList(name, elements, arguments, at: position)
    case .text(let text): return try callText(name, text, arguments, at: position)
    case .unordered(let elements):
      switch name {
      case "contains": return try callList(name, elements, arguments, at: position)
      case "map", "filter", "compactMap", "flatMap", "union":
        let result = try callList(name == "union" ? "appending" : name, elements, arguments, at: position)
        guard case .list(let elements)? = result else { return nil }
        return .unordered(name == "union" ? Self.unique(elements) : elements)
      // Elements other than strings may be duplicated in the list, unlike in a set.
      case "sorted" where elements.allSatisfy { $0.characters != nil }:
        return try callList(name, elements, arguments, at: position)
      default: return nil
      }
    default: return nil
    }
  }
}
