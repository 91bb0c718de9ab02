import Model

/// Calls of functions, closures and methods.
extension Interpreter {
  func call(_ callee: Expression, _ arguments: [Argument], in scope: Scope) throws -> Value {
    if case .member(let base, let name) = callee.kind { return try member(name, arguments, of: base, in: scope) }
    let values = try evaluate(arguments, in: scope)
    switch callee.kind {
    case .implicitMember(let name): return .member(Member(name: name, arguments: values, position: position))
    case .name(let name): return try value(of: name, values, in: scope)
    default: return try apply(evaluate(callee, in: scope), values)
    }
  }

  func call(_ overloads: [Function], _ arguments: [EvaluatedArgument], in scope: Scope) throws -> Value {
    let fitting = try fitting(overloads, arguments, in: scope)
    guard fitting.count == 1, let bound = Self.bound(arguments, to: fitting[0].parameters) else {
      throw unsupported(fitting.isEmpty ? "arguments that do not match" : "an ambiguous function call")
    }
    return try call(fitting[0], bound, in: scope)
  }

  /// - Parameter arguments: Those of each parameter.
  private func call(_ function: Function, _ arguments: [[EvaluatedArgument]], in scope: Scope) throws -> Value {
    let outer = try enter()
    defer { leave(to: outer) }
    let inner = Scope(parent: scope)
    for (parameter, arguments) in zip(function.parameters, arguments) {
      let value = try value(of: parameter, from: arguments, in: scope)
      inner.variables[parameter.name] = Variable(type: parameter.type, value: value)
    }
    let value: Value =
      switch try execute(function.body, in: inner, yields: true) {
      case nil: .void
      case .return(let value): value
      case .break, .continue: throw unsupported("a jump outside of a loop")
      }
    return try function.result.map { try coerced(value, to: $0, in: inner) } ?? value
  }

  /// Calls a function value, or a type's initialiser. Without arguments, it is not a call.
  func apply(_ callee: Value, _ arguments: [EvaluatedArgument]?) throws -> Value {
    guard let arguments else { return callee }
    switch callee {
    case .function(let function, let scope):
      var values = arguments.map(\.value)
      // A tuple can match one parameter per element.
      if values.count == 1, function.parameters.count > 1, case .tuple(let parts) = values[0] {
        values = parts.map(\.value)
      }
      // One without `$0` may be of an unsupported closure.
      guard function.parameters.count <= values.count else { throw unsupported("arguments that do not match") }
      return try call(function, values.map { [EvaluatedArgument(value: $0)] }, in: scope)
    case .type(let type): return try construct(type, arguments)
    default: throw callee.problem ?? unsupported("a call of this expression")
    }
  }
}

/// The arguments of parameters.
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
        taken.append(rest.removeFirst())
        while parameter.isVariadic, let next = rest.first, next.label == nil, !next.isTrailing {
          taken.append(rest.removeFirst())
        }
      } else if let next = rest.first, next.isTrailing, parameter.type.isFunction || parameter.initial == nil {
        taken.append(rest.removeFirst())
      }
      guard !taken.isEmpty || parameter.initial != nil || parameter.isVariadic else { return nil }
      result.append(taken)
    }
    return rest.isEmpty ? result : nil
  }

  /// A parameter's value, from its arguments or its default.
  func value(of parameter: Parameter, from arguments: [EvaluatedArgument], in scope: Scope) throws -> Value {
    if parameter.isVariadic {
      return try coerced(.list(arguments.map(\.value)), to: .list(parameter.type), in: scope)
    }
    if let argument = arguments.first { return try coerced(argument.value, to: parameter.type, in: scope) }
    guard let initial = parameter.initial else { throw unsupported("a missing argument") }
    return try orUnknown(at: initial.position) { try evaluate(initial, in: scope, as: parameter.type) }
  }

  /// Evaluates a property, or calls a method if there are arguments; `nil` if the value has none by that name.
  func member(_ name: String, _ arguments: [EvaluatedArgument]?, of value: Value) throws -> Value? {
    guard let arguments else { return try property(name, of: value) }
    try requireKnown(name, isCall: true)
    if let type = value.typeName, let method = try method(name, of: value, arguments) {
      return try call([method], arguments, in: memberScope(of: type, instance: Variable(value: value)))
    }
    if let result = try callBuiltIn(name, on: value, arguments) { return result }
    // A property may contain a function.
    return try property(name, of: value).map { try apply($0, arguments) }
  }

  private func callBuiltIn(_ name: String, on value: Value, _ arguments: [EvaluatedArgument]) throws -> Value? {
    switch value {
    case .list(let elements): try callList(name, elements, arguments)
    case .unordered(let elements): try callSet(name, elements, arguments)
    case .text(let text): try callText(name, text, arguments)
    case .dictionary(let entries): try callDictionary(name, entries, arguments)
    case .nothing where name == "map" || name == "flatMap": .nothing
    // An optional with a value.
    case _ where ["flatMap", "map"].contains(name) && arguments.count == 1 && isNoCollection(value):
      try apply(arguments[0].value, [EvaluatedArgument(value: value)])
    default: nil
    }
  }

  private func isNoCollection(_ value: Value) -> Bool {
    switch value {
    case .object: true
    // What a call makes; a member without arguments may be a list, such as `Platform.allCases`.
    case .member(let member) where member.arguments != nil && member.problem == nil:
      member.type.map { isOwn($0) || library.isOpaque($0) } ?? false
    default: isOwn(value.typeName ?? "")
    }
  }

  /// The method declared in the manifest that a call refers to, or `nil` if none matches.
  func method(_ name: String, of value: Value, _ arguments: [EvaluatedArgument]) throws -> Function? {
    guard let type = value.typeName, let methods = member(type, { $0.methods[name] }) else { return nil }
    let fitting = try fitting(methods, arguments, in: memberScope(of: type))
    if fitting.isEmpty { return nil }
    guard fitting.count == 1, !Self.builtInMethods.contains(name), !Self.mutatingMethods.contains(name) else {
      throw unsupported("an ambiguous method `\(name)`")
    }
    return fitting[0]
  }
}

/// Overloads, of which Swift chooses one by the types of the arguments.
extension Interpreter {
  /// The functions that a call may mean: those with its labels, as far as no argument rules them out.
  ///
  /// - Parameter hidesOther: Whether the call may mean another function than these.
  func fitting(
    _ overloads: [Function],
    _ arguments: [EvaluatedArgument],
    in scope: Scope,
    hidesOther: Bool = false
  ) throws -> [Function] {
    try spend(overloads.count)
    let labelled = overloads.filter { isVisible($0.file) }.compactMap { function in
      Self.bound(arguments, to: function.parameters).map { (function: function, bound: $0) }
    }
    guard labelled.count > 1 || hidesOther else { return labelled.map(\.function) }
    let fitting = labelled.filter { function, bound in
      !zip(function.parameters, bound).contains { parameter, values in
        values.contains { excludes($0.value, parameter.type, in: scope) }
      }
    }
    .map(\.function)
    // Those of a `Project.swift` hide those of helpers with the same parameters.
    let signature = { (function: Function) in "\(function.parameters.map { ($0.label, $0.type) })" }
    let own = fitting.filter { $0.file == 0 }.map(signature)
    return own.isEmpty ? fitting : fitting.filter { $0.file == 0 || !own.contains(signature($0)) }
  }

  /// Whether a value is for certain of no type that Swift converts to a parameter's.
  private func excludes(_ value: Value, _ type: TypeName, in scope: Scope) -> Bool {
    switch (type, value) {
    case (.optional, .nothing), (.set, .list): return false
    case (.dictionary, .list(let elements)) where elements.isEmpty: return false
    case (.optional(let wrapped), _): return excludes(value, wrapped, in: scope)
    case (.list, _): return excludes(value, "Array")
    case (.set, _): return excludes(value, "Set")
    case (.dictionary, _): return excludes(value, "Dictionary")
    case (.named(let written), _):
      let name = typeName(written, in: scope) ?? ""
      return (isOwn(name) || name == "String") && excludes(value, name)
    default: return false
    }
  }

  private func excludes(_ value: Value, _ type: String) -> Bool {
    let declared = types[type]
    if declared?.inherited.contains(where: { $0.hasPrefix("ExpressibleBy") }) == true { return false }
    guard case .member(let member) = value, member.type == nil else {
      return certainType(of: value).map { $0 != type } ?? false
    }
    return !["init", "none", "some"].contains(member.name) && !member.name.contains(".")
      && declared?.statics[member.name] == nil && declared?.staticFunctions[member.name] == nil
      && declared?.cases.contains { $0.name == member.name } != true
  }

  /// A value's type. A member of the library may be of any, and what has no order may be a list.
  func certainType(of value: Value) -> String? {
    switch value {
    case .member(let member):
      types[member.type ?? ""]?.cases.contains { $0.name == member.name } == true ? member.type : nil
    case .unordered: nil
    default: value.typeName
    }
  }
}
