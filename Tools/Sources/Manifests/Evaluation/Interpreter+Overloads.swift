import Model

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
    let labelled = overloads.compactMap { function in
      Self.bound(arguments, to: function.parameters).map { (function: function, bound: $0) }
    }
    guard labelled.count > 1 || hidesOther else { return labelled.map(\.function) }
    return labelled.filter { function, bound in
      !zip(function.parameters, bound).contains { parameter, values in
        values.contains { excludes($0.value, parameter.type, in: scope) }
      }
    }
    .map(\.function)
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
