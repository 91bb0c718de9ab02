import Model

extension Interpreter {
  /// Converts a value to the type that its context expects.
  ///
  /// This resolves `.name`, and converts a string to a dependency. A value that already has the type is unchanged.
  func coerced(
    _ value: Value,
    to type: TypeName,
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    try nested(at: position) { () throws(UnsupportedSyntax) in
      switch type {
      case .anything, .function: return value
      case .optional(let wrapped): return try coerced(value, toOptional: wrapped, in: scope, at: position)
      case .list(let element): return try coerced(value, toListOf: element, in: scope, at: position)
      case .set(let element):
        if case .unordered = value { return value }
        guard case .list(let elements) = try coerced(value, toListOf: element, in: scope, at: position) else { break }
        return .unordered(Self.unique(elements))
      case .dictionary(let key, let item):
        return .dictionary(try entries(of: value, key, item, in: scope, at: position))
      case .pairs(let key, let item):
        let entries = try entries(of: value, key, item, in: scope, at: position)
        return .list(
          entries.map { .tuple([.init(label: "key", value: $0.key), .init(label: "value", value: $0.value)]) }
        )
      case .tuple(let parts): return try coerced(value, toTuple: parts, in: scope, at: position)
      case .named(let name): return try coerced(value, toNamed: name, in: scope, at: position)
      }
      throw UnsupportedSyntax("a value of an unexpected type", at: position)
    }
  }

  private func coerced(
    _ value: Value,
    toOptional wrapped: TypeName,
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    if value.isNothing { return .nothing }
    if case .member(let member) = value, member.type == nil {
      if member.name == "none", member.arguments == nil { return .nothing }
      if member.name == "some" { throw UnsupportedSyntax("`.some`", at: position) }
    }
    return try coerced(value, to: wrapped, in: scope, at: position).optional
  }

  private func coerced(
    _ value: Value,
    toListOf element: TypeName,
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    switch value {
    case .list(let elements):
      var result: [Value] = []
      result.reserveCapacity(elements.count)
      for item in elements { result.append(try coerced(item, to: element, in: scope, at: position)) }
      return .list(result)
    case .member(let member) where member.type == nil:
      if member.name == "init", member.arguments?.isEmpty == true { return .list([]) }
      let value = try staticMember(member, of: "Array")
      return try coerced(value, to: .list(element), in: scope, at: position)
    default: throw UnsupportedSyntax("a value that is not a list", at: position)
    }
  }

  private func entries(
    of value: Value,
    _ key: TypeName,
    _ item: TypeName,
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> [Value.Entry] {
    var pairs: [Value.Entry]
    switch value {
    case .dictionary(let entries): pairs = entries
    case .list(let elements) where elements.isEmpty: pairs = []
    default: throw UnsupportedSyntax("a value that is not a dictionary", at: position)
    }
    for index in pairs.indices {
      pairs[index].key = try coerced(pairs[index].key, to: key, in: scope, at: position)
      pairs[index].value = try coerced(pairs[index].value, to: item, in: scope, at: position)
    }
    return pairs
  }

  private func coerced(
    _ value: Value,
    toTuple parts: [TypeName.Part],
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    if parts.isEmpty { return .void }
    guard case .tuple(var entries) = value, entries.count == parts.count else {
      throw UnsupportedSyntax("a value that is not a tuple of \(parts.count)", at: position)
    }
    for index in entries.indices {
      let part = parts[index]
      entries[index].value = try coerced(entries[index].value, to: part.type, in: scope, at: position)
      entries[index].label = part.label ?? entries[index].label
    }
    return .tuple(entries)
  }
}
