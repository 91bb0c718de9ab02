import Model

extension Interpreter {
  /// The arguments of each parameter, or `nil` where they do not fit.
  ///
  /// A parameter without an argument has a default, or takes any number.
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

  /// The value of a parameter, by its arguments or by its default.
  func value(
    of parameter: Parameter,
    from arguments: [EvaluatedArgument],
    in scope: Scope,
    at position: SourcePosition
  ) throws(BeyondReader) -> Value {
    if parameter.isVariadic {
      return try coerced(.list(arguments.map(\.value)), to: .list(parameter.type), in: scope, at: position)
    }
    if let argument = arguments.first {
      return try coerced(argument.value, to: parameter.type, in: scope, at: position)
    }
    guard let initial = parameter.initial else { throw BeyondReader("an argument that is missing", at: position) }
    return try evaluate(initial, in: scope, as: parameter.type)
  }

  func call(
    _ function: WrittenFunction,
    _ arguments: [EvaluatedArgument],
    isClosure: Bool,
    at position: SourcePosition
  ) throws(BeyondReader) -> Value {
    try nested(at: position) { () throws(BeyondReader) in
      let scope = Scope(parent: function.scope)
      if isClosure {
        try bind(arguments, of: function, in: scope, at: position)
        return try result(of: function.body, as: function.result, in: scope, at: position)
      }
      guard let bound = Self.bound(arguments, to: function.parameters) else {
        throw BeyondReader("arguments that do not fit", at: position)
      }
      for (parameter, arguments) in zip(function.parameters, bound) {
        let value = try value(of: parameter, from: arguments, in: function.scope, at: position)
        scope.variables[parameter.name] = Variable(type: parameter.type, value: value)
      }
      return try result(of: function.body, as: function.result ?? .tuple([]), in: scope, at: position)
    }
  }

  /// Binds the arguments of a closure, which have no labels. A tuple fits parameters for each of its parts.
  private func bind(
    _ arguments: [EvaluatedArgument],
    of function: WrittenFunction,
    in scope: Scope,
    at position: SourcePosition
  ) throws(BeyondReader) {
    var values = arguments.map(\.value)
    let count = function.parameters.isEmpty ? function.anonymousCount : function.parameters.count
    if values.count == 1, count > 1, case .tuple(let parts) = values[0] { values = parts.map(\.value) }
    if function.parameters.isEmpty {
      guard count <= values.count else { throw BeyondReader("arguments that do not fit", at: position) }
      for (index, value) in values.enumerated() { scope.variables["$\(index)"] = Variable(type: nil, value: value) }
      return
    }
    guard count == values.count else { throw BeyondReader("arguments that do not fit", at: position) }
    for (parameter, value) in zip(function.parameters, values) {
      let value = try coerced(value, to: parameter.type, in: function.scope, at: position)
      scope.variables[parameter.name] = Variable(type: parameter.type, value: value)
    }
  }

  /// Runs a body and gives what it returns.
  func result(
    of body: [Statement],
    as type: TypeName?,
    in scope: Scope,
    at position: SourcePosition
  ) throws(BeyondReader) -> Value {
    let value: Value =
      switch try execute(body, in: scope, yields: true) {
      case .next: .void
      case .leave(let value): value
      case .breakOut, .proceed: throw BeyondReader("a jump outside of a loop", at: position)
      }
    guard let type else { return value }
    return try coerced(value, to: type, in: scope, at: position)
  }
}
