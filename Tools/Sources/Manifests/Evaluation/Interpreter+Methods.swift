import Model

extension Interpreter {
  func callMethod(
    _ name: String,
    of base: Expression,
    _ arguments: [Argument],
    in scope: Scope,
    at position: SourcePosition
  ) throws(BeyondReader) -> Value {
    let value = try evaluate(base, in: scope)
    if case .type(let type) = value {
      return try callStatic(name, of: type, evaluate(arguments, in: scope), in: scope, at: position)
    }
    let arguments = try evaluate(arguments, in: scope)
    if let methods = value.typeName.flatMap({ types[$0]?.methods[name] }) {
      let fitting = methods.filter { Self.bound(arguments, to: $0.parameters) != nil }
      if !fitting.isEmpty {
        guard !Self.builtInMethods.contains(name), !Self.mutatingMethods.contains(name) else {
          throw BeyondReader("a choice between methods `\(name)`", at: position)
        }
        return try call(fitting, arguments, on: base, value, in: scope, at: position)
      }
    }
    if Self.mutatingMethods.contains(name), Self.canChange(value) {
      var result = Value.void
      try modify(base, in: scope) { value throws(BeyondReader) in
        result = try change(&value, name, arguments, at: position)
      }
      return result
    }
    if let result = try callBuiltIn(name, on: value, arguments, at: position) { return result }
    // A property or a part of a tuple may hold a function.
    if let property = try property(name, of: value, at: position) { return try apply(property, arguments, at: position) }
    throw BeyondReader("the method `\(name)`", at: position)
  }

  private func callStatic(
    _ name: String,
    of type: TypeName,
    _ arguments: [EvaluatedArgument],
    in scope: Scope,
    at position: SourcePosition
  ) throws(BeyondReader) -> Value {
    if name == "init" { return try construct(type, arguments, at: position) }
    guard case .named(let outer) = type else { throw BeyondReader("the method `\(name)`", at: position) }
    if let nested = typeName("\(outer).\(name)", in: globals) { return try construct(nested, arguments, at: position) }
    if ["PackageDescription", "Swift", "Foundation"].contains(outer), let nested = typeName(name, in: globals) {
      return try construct(nested, arguments, at: position)
    }
    let member = Member(type: nil, name: name, arguments: arguments, position: position)
    return try staticMember(member, of: outer)
  }

  /// Calls a method that the manifest declares.
  private func call(
    _ methods: [FunctionDeclaration],
    _ arguments: [EvaluatedArgument],
    on base: Expression,
    _ value: Value,
    in scope: Scope,
    at position: SourcePosition
  ) throws(BeyondReader) -> Value {
    guard methods.count == 1, let type = value.typeName else {
      throw BeyondReader("a choice between methods", at: position)
    }
    if !methods[0].isMutating {
      let receiver = Scope.Receiver(type: type, instance: Variable(type: nil, value: value))
      return try call(methods, arguments, in: Scope(parent: globals, receiver: receiver), at: position)
    }
    var result = Value.void
    try modify(base, in: scope) { value throws(BeyondReader) in
      let instance = Variable(type: nil, value: value)
      let inner = Scope(parent: globals, receiver: Scope.Receiver(type: type, instance: instance))
      result = try call(methods, arguments, in: inner, at: position)
      value = instance.value ?? value
    }
    return result
  }

  func callBuiltIn(
    _ name: String,
    on value: Value,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(BeyondReader) -> Value? {
    switch value {
    case .list(let elements): return try callList(name, elements, arguments, at: position)
    case .text(let text): return try callText(name, text, arguments, at: position)
    case .unordered(let elements):
      switch name {
      case "contains": return try callList(name, elements, arguments, at: position)
      case "map", "filter", "compactMap", "flatMap", "union":
        let result = try callList(name == "union" ? "appending" : name, elements, arguments, at: position)
        guard case .list(let elements)? = result else { return nil }
        return .unordered(elements)
      case "sorted": return try callList(name, elements, arguments, at: position)
      default: return nil
      }
    default: return nil
    }
  }
}
