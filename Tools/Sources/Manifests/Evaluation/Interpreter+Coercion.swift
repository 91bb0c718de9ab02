import Model

/// Conversions to the type that a context expects.
extension Interpreter {
  /// Converts a value to a type.
  ///
  /// This resolves `.name`, and converts a string to a dependency. A value that already has the type is unchanged.
  func coerced(_ value: Value, to type: TypeName, in scope: Scope) throws -> Value {
    let outer = try enter()
    defer { leave(to: outer) }
    switch type {
    case .anything, .function: return value
    case .optional(let wrapped):
      if value.isNothing { return .nothing }
      if case .member(let member) = value, member.type == nil, ["none", "some"].contains(member.name) {
        throw unsupported("`.\(member.name)`")
      }
      return try coerced(value, to: wrapped, in: scope).optional
    case .list(let element): return .list(try elements(of: value, as: element, in: scope))
    case .set(let element):
      if case .unordered = value { return value }
      return .unordered(Self.unique(try elements(of: value, as: element, in: scope)))
    case .dictionary(let key, let item): return .dictionary(try entries(of: value, key, item, in: scope))
    case .pairs(let key, let item):
      return .list(
        try entries(of: value, key, item, in: scope).map {
          .tuple([EvaluatedArgument(label: "key", value: $0.key), EvaluatedArgument(label: "value", value: $0.value)])
        }
      )
    case .tuple(let parts): return try coerced(value, toTuple: parts, in: scope)
    case .named(let name): return try coerced(value, toNamed: name, in: scope)
    }
  }

  private func elements(of value: Value, as element: TypeName, in scope: Scope) throws -> [Value] {
    switch value {
    case .list(let elements):
      return try elements.map { try coerced($0, to: element, in: scope) }
    case .member(let member) where member.type == nil:
      if member.name == "init", member.arguments?.isEmpty == true { return [] }
      return try elements(of: staticMember(member, of: "Array"), as: element, in: scope)
    default: throw unsupported("a value that is not a list")
    }
  }

  private func entries(of value: Value, _ key: TypeName, _ item: TypeName, in scope: Scope) throws -> [Value.Entry] {
    switch value {
    case .dictionary(let entries):
      return try entries.map {
        Value.Entry(key: try coerced($0.key, to: key, in: scope), value: try coerced($0.value, to: item, in: scope))
      }
    case .list(let elements) where elements.isEmpty: return []
    default: throw unsupported("a value that is not a dictionary")
    }
  }

  private func coerced(_ value: Value, toTuple parts: [TypeName.Part], in scope: Scope) throws -> Value {
    if parts.isEmpty { return .void }
    guard case .tuple(let entries) = value, entries.count == parts.count else {
      throw unsupported("a value that is not a tuple of \(parts.count)")
    }
    return .tuple(
      try zip(entries, parts).map { entry, part in
        EvaluatedArgument(label: part.label ?? entry.label, value: try coerced(entry.value, to: part.type, in: scope))
      }
    )
  }

  private func coerced(_ value: Value, toNamed written: String, in scope: Scope) throws -> Value {
    guard let name = typeName(written, in: scope) else { throw unsupported("the type `\(written)`") }
    if case .member(let member) = value, member.type == nil {
      return try coerced(staticMember(member, of: name), toNamed: name, in: globals)
    }
    if value.typeName == name || name == "Any" { return value.unwrapped }
    if case .text(let text) = value, let converted = literal(text, as: name) { return converted }
    // Values of the library's other types, such as platforms, are ignored.
    guard types[name]?.kind ?? .extended == .extended, library.isOpaque(name) else {
      throw unsupported("a value that is not a `\(name)`")
    }
    return value
  }
}
