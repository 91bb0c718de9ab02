import Model

/// Assignments, elements and methods that change a value in place.
extension Interpreter {
  /// What to do with a value. Of methods that take a plain closure, the compiler would make a copy for each call, which
  /// would be a sixth of the module's code.
  struct Change {
    /// Whether the old value does not matter.
    var replaces = false
    let apply: (inout Value) throws -> Void
  }

  /// Changes the value of a variable, member or element in place.
  func modify(_ target: Expression, in scope: Scope, _ change: Change) throws {
    let outer = try enter(at: target.position)
    defer { leave(to: outer) }
    changes += 1
    switch target.kind {
    case .name(let name): try modify(name, in: scope, change)
    case .member(let base, let name): try modify(name, of: base, in: scope, change)
    case .element(let base, let arguments):
      let arguments = try evaluate(arguments, in: scope)
      let changeOfCollection = Change { [self] value in
        switch (value, arguments.first?.value) {
        case (.list(var elements), .integer(let index)?) where arguments.count == 1 && elements.indices.contains(index):
          try change.apply(&elements[index])
          value = .list(elements)
        case (.dictionary(let entries), let key?):
          value = .dictionary(try self.entries(entries, with: key, arguments.dropFirst().first, change))
        default: throw unsupported("an assignment to this expression")
        }
      }
      try modify(base, in: scope, changeOfCollection)
    case .chain(let inner): try modify(inner, in: scope, change)
    case .unwrapped(let base, let isForced):
      let changeOfOptional = Change { [self] value in
        if !value.isNothing { return try change.apply(&value) }
        if isForced { throw unsupported("a missing value") }
      }
      try modify(base, in: scope, changeOfOptional)
    default: throw unsupported("an assignment to this expression")
    }
  }

  /// The entries of a dictionary after a change of the value of a key, which removes the key if there is none then.
  private func entries(
    _ entries: [Value.Entry],
    with key: Value,
    _ initial: EvaluatedArgument?,
    _ change: Change
  ) throws -> [Value.Entry] {
    guard initial == nil || initial?.label == "default" else { throw unsupported("an assignment to this expression") }
    var entries = entries
    let index = try index(of: key, in: entries.map(\.key))
    var value = index.map { entries[$0].value } ?? initial?.value ?? .nothing
    try change.apply(&value)
    if let index, value.isNothing {
      entries.remove(at: index)
    } else if let index {
      entries[index].value = value
    } else if !value.isNothing {
      try spend(1 + entries.count / 16)
      entries.append((key, value))
    }
    return entries
  }

  private func modify(_ name: String, in scope: Scope, _ change: Change) throws {
    for around in scopes(around: scope) {
      let instance = around.receiver?.instance
      if let variable = around.variables[name] ?? (name == "self" ? instance : nil) {
        return try modify(variable, in: around, change)
      }
      if let instance, let value = instance.value, type(ofField: name, in: value) != nil {
        return try modify(instance, in: around, Change { [self] in try modifyField(name, of: &$0, change) })
      }
      // A static variable.
      if let type = around.receiver?.type, types[type]?.statics[name] != nil { break }
    }
    throw unsupported("an assignment to `\(name)`")
  }

  private func modify(_ variable: Variable, in scope: Scope, _ change: Change) throws {
    if variable.source != nil { throw unsupported("an assignment to a computed variable") }
    if library == .packageDescription, let problem = variable.value?.problem { throw problem }
    guard let old = variable.value ?? (change.replaces ? .nothing : nil) else {
      throw unsupported("a variable, used before it is initialised")
    }
    if old.problem != nil, !change.replaces { return }
    variable.value = try orUnknown(at: position) {
      var value = old
      try change.apply(&value)
      return try variable.type.map { try coerced(value, to: $0, in: scope) } ?? value
    }
  }

  private func modify(_ name: String, of base: Expression, in scope: Scope, _ change: Change) throws {
    // Only the last part of a chain is changed, so the parts before it are read first.
    let optional = if case .unwrapped(let inner, isForced: false) = base.kind { inner } else { nil as Expression? }
    var value = try evaluate(optional ?? base, in: scope)
    if optional != nil, value.isNothing { return }
    if case .object = value { return try modifyField(name, of: &value, change) }
    try modify(base, in: scope, Change { [self] in try modifyField(name, of: &$0, change) })
  }

  /// The type of a stored property, or `nil` if the value has none by that name.
  private func type(ofField name: String, in value: Value) -> TypeName? {
    switch value {
    case .object(let object): PackageDescription.fields[object.type]?[name]
    case .structure(let type, _):
      types[type]?.fields.first { $0.pattern.name == name }.map { $0.type ?? .anything }
    case .member(let member) where library == .projectDescription && member.arguments != nil:
      member.type == "Target" ? .anything : nil
    default: nil
    }
  }

  private func modifyField(_ name: String, of value: inout Value, _ change: Change) throws {
    guard let type = type(ofField: name, in: value) else { throw unsupported("an assignment to `\(name)`") }
    // A target of Tuist has no dependencies if it was made without.
    let initial = name == "dependencies" ? Value.list([]) : .nothing
    var field = try value.member.map { $0[name] ?? initial } ?? property(name, of: value) ?? .nothing
    try change.apply(&field)
    switch value {
    case .object(let object): object[name] = try coerced(field, to: type, in: globals)
    case .structure(let structure, var fields):
      fields[name] = try coerced(field, to: type, in: memberScope(of: structure))
      value = .structure(type: structure, fields: fields)
    case .member(var member):
      member[name] = field
      value = .member(member)
    default: break
    }
  }

  /// Evaluates a subscript.
  func element(_ arguments: [Argument], of base: Expression, in scope: Scope) throws -> Value {
    let value = try evaluate(base, in: scope)
    let arguments = try evaluate(arguments, in: scope)
    let key = arguments.first?.label == nil ? arguments.first?.value : nil
    let found: Value?
    switch (value, key) {
    case (.list(let elements), .integer(let index)?) where arguments.count == 1 && elements.indices.contains(index):
      return elements[index]
    case (.environment, .text(let name)?): found = variable(name.characters)
    case (.dictionary(let entries), let key?):
      found = try index(of: key, in: entries.map(\.key)).map { entries[$0].value }
    default: throw unsupported("a subscript of this value")
    }
    if arguments.count == 1 { return found.map(optional) ?? .nothing }
    guard arguments.count == 2, arguments[1].label == "default" else { throw unsupported("a subscript of this value") }
    return found ?? arguments[1].value
  }

  /// Methods that change a list, a set or a dictionary in place.
  static let mutatingMethods: Set = ["append", "insert", "merge", "removeAll"]

  /// What a list, a set or a dictionary is after a call of a method that changes it.
  func changed(_ value: Value, by name: String, _ arguments: [EvaluatedArgument]) throws -> Value {
    let labels = arguments.map { $0.isTrailing ? "where" : $0.label ?? "" }
    let values = arguments.map(\.value)
    switch (value, name, labels) {
    case (.dictionary(let entries), "merge", _) where arguments.count == 2:
      if let merged = try callDictionary("merging", entries, arguments) { return merged }
    case (.unordered(let elements), "insert", [""]):
      try spend(elements.count / 16)
      return .unordered(Self.unique(elements + values))
    case (.list(let elements), "append", [""]), (.list(let elements), "append", ["contentsOf"]):
      try spend(elements.count / 16)
      return .list(elements + (labels == [""] ? values : try self.elements(of: values[0])))
    case (.list(var elements), "insert", ["", "at"]), (.list(var elements), "insert", ["contentsOf", "at"]):
      try spend(elements.count / 16)
      guard case .integer(let index) = values[1], (0...elements.count).contains(index) else {
        throw unsupported("an index")
      }
      elements.insert(contentsOf: labels[0].isEmpty ? [values[0]] : try self.elements(of: values[0]), at: index)
      return .list(elements)
    case (.list, "removeAll", []): return .list([])
    case (.list(let elements), "removeAll", ["where"]):
      let removed = Set(try indices(of: elements, where: values[0]))
      return .list(elements.indices.filter { !removed.contains($0) }.map { elements[$0] })
    default: break
    }
    throw unsupported("the method `\(name)`")
  }
}
