import Model

extension Interpreter {
  /// Resolves a name to a variable, a function, a member of `self`, or a type.
  func value(of name: String, in scope: Scope, at position: SourcePosition) throws(UnsupportedSyntax) -> Value {
    var current: Scope? = scope
    while let around = current {
      if let variable = around.variables[name] { return try value(of: variable, named: name, at: position) }
      if let functions = around.functions[name] { return try function(functions, in: around, at: position) }
      if let receiver = around.receiver, let value = try member(name, of: receiver, at: position) { return value }
      current = around.parent
    }
    if let type = typeName(name, in: scope) { return .type(type) }
    throw UnsupportedSyntax("the name `\(name)`", at: position)
  }

  private func function(
    _ overloads: [FunctionSyntax],
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    guard overloads.count == 1 else { throw UnsupportedSyntax("an ambiguous function reference", at: position) }
    return .function(.declared(DeclaredFunction(overloads[0], in: scope)))
  }

  private func member(
    _ name: String,
    of receiver: Scope.Receiver,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value? {
    if let instance = receiver.instance {
      if name == "self" { return instance.value }
      guard let value = instance.value else { return nil }
      return try property(name, of: value, at: position)
    }
    if name == "self" { return .type(.named(receiver.type)) }
    guard let variables = types[receiver.type]?.statics[name] else { return nil }
    return try staticValue(variables, named: name, at: position)
  }

  func value(of variable: Variable, named name: String, at position: SourcePosition) throws(UnsupportedSyntax) -> Value
  {
    if let value = variable.value { return value }
    switch variable.source {
    case .initial(let expression, let scope):
      let value = try evaluate(expression, in: scope, as: variable.type)
      variable.value = value
      return value
    case .getter(let body, let scope):
      return try result(of: body, as: variable.type, in: Scope(parent: scope), at: position)
    case nil: throw UnsupportedSyntax("`\(name)`, used before it is initialised", at: position)
    }
  }

  func staticValue(
    _ variables: [Variable],
    named name: String,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    guard variables.count == 1 else { throw UnsupportedSyntax("an ambiguous member `\(name)`", at: position) }
    return try value(of: variables[0], named: name, at: position)
  }

  /// Resolves a name to a type, or returns `nil` if it is not one.
  func typeName(_ name: String, in scope: Scope) -> TypeName? {
    let receiver = scope.nearestReceiver?.type
    if name == "Self" { return receiver.map(TypeName.named) }
    var path = receiver?.split(separator: ".").map(String.init) ?? []
    while !path.isEmpty {
      let nested = path.joined(separator: ".") + "." + name
      if isType(nested) { return .named(nested) }
      path.removeLast()
    }
    if let alias = aliases[name] { return alias }
    return isType(name) || library.isOpaque(name) ? .named(PackageDescription.currentName(of: name)) : nil
  }

  private func isType(_ name: String) -> Bool {
    types[name] != nil || library.typeNames.contains(name)
  }
}

extension DeclaredFunction {
  init(_ declaration: FunctionSyntax, in scope: Scope) {
    self.init(parameters: declaration.parameters, result: declaration.result, body: declaration.body, scope: scope)
  }
}
