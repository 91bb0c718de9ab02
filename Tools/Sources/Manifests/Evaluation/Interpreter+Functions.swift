import Model

extension Interpreter {
  /// Matches arguments with parameters; returns the arguments of each parameter, or `nil` if they do not match.
  ///
  /// A parameter without an argument has a default or is variadic.
  static func bound(_ arguments: [EvaluatedArgument], to parameters: [Parameter]) -> [[EvaluatedArgument]]? {
    var rest = arguments[...]
    var result: [[EvaluatedArgument]] = []
    for parameter in parameters {
      var taken: [EvaluatedArgument] = []
      if let next = rest.first, next.label == parameter.label, !next.isTrailing {
        taken.append(next)
        rest.removeFirst()
        while parameter.isVariadic, let next = rest.first, next.label == nil, !next.isTrailing {
          taken.append(next)
          rest.removeFirst()
        }
      } else if let next = rest.first, next.isTrailing, parameter.type == .function || parameter.initial == nil {
        taken.append(next)
        rest.removeFirst()
      }
      guard !taken.isEmpty || parameter.initial != nil || parameter.isVariadic else { return nil }
      result.append(taken)
    }
    return rest.isEmpty ? result : nil
  }

  /// A parameter's value, from its arguments or its default.
  func value(
    of parameter: Parameter,
    from arguments: [EvaluatedArgument],
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    if parameter.isVariadic {
      return try coerced(.list(arguments.map(\.value)), to: .list(parameter.type), in: scope, at: position)
    }
    if let argument = arguments.first {
      return try coerced(argument.value, to: parameter.type, in: scope, at: position)
    }
    guard let initial = parameter.initial else { throw UnsupportedSyntax("a missing argument", at: position) }
    return try evaluate(initial, in: scope, as: parameter.type)
  }

  func call(
    _ function: DeclaredFunction,
    _ arguments: [EvaluatedArgument],
    isClosure: Bool,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    try nested(at: position) { () throws(UnsupportedSyntax) in
      let scope = Scope(parent: function.scope)
      if isClosure {
        try bind(arguments, of: function, in: scope, at: position)
        return try result(of: function.body, as: function.result, in: scope, at: position)
      }
      guard let bound = Self.bound(arguments, to: function.parameters) else {
        throw UnsupportedSyntax("arguments that do not match", at: position)
      }
      for (parameter, arguments) in zip(function.parameters, bound) {
        let value = try value(of: parameter, from: arguments, in: function.scope, at: position)
        scope.variables[parameter.name] = Variable(type: parameter.type, value: value)
      }
      return try result(of: function.body, as: function.result ?? .tuple([]), in: scope, at: position)
    }
  }

  /// Binds a closure's arguments, which have no labels. A tuple can match one parameter per element.
  private func bind(
    _ arguments: [EvaluatedArgument],
    of function: DeclaredFunction,
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) {
    var values = arguments.map(\.value)
    let count = function.parameters.isEmpty ? function.anonymousCount : function.parameters.count
    if values.count == 1, count > 1, case .tuple(let parts) = values[0] { values = parts.map(\.value) }
    if function.parameters.isEmpty {
      guard count <= values.count else { throw UnsupportedSyntax("arguments that do not match", at: position) }
      for (index, value) in values.enumerated() { scope.variables["$\(index)"] = Variable(type: nil, value: value) }
      return
    }
    guard count == values.count else { throw UnsupportedSyntax("arguments that do not match", at: position) }
    for (parameter, value) in zip(function.parameters, values) {
      let value = try coerced(value, to: parameter.type, in: function.scope, at: position)
      scope.variables[parameter.name] = Variable(type: parameter.type, value: value)
    }
  }

  /// Executes a body and returns its value.
  func result(
    of body: [Statement],
    as type: TypeName?,
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    let value: Value =
      switch try execute(body, in: scope, yields: true) {
      case .next: .void
      case .return(let value): value
      case .break, .continue: throw UnsupportedSyntax("a jump outside of a loop", at: position)
      }
    guard let type else { return value }
    return try coerced(value, to: type, in: scope, at: position)
  }
}
