import Model

extension Interpreter {
  func member(
    _ name: String,
    of base: Expression,
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    let value = try evaluate(base, in: scope)
    if case .type(let type) = value { return try member(name, of: type, in: scope, at: position) }
    if case .member(var member) = value, member.type == nil {
      member.links.append(Member.Link(name: name))
      return .member(member)
    }
    guard let result = try property(name, of: value, at: position) ?? unknown(name, of: value, at: position) else {
      throw UnsupportedSyntax("the member `\(name)`", at: position)
    }
    return result
  }

  /// A member of a value that is kept as written: a value of no known type.
  func unknown(_ name: String, of value: Value, at position: SourcePosition) -> Value? {
    guard library == .projectDescription, case .member = value else { return nil }
    return .member(Member(type: "", name: name, arguments: nil, position: position))
  }

  private func member(
    _ name: String,
    of type: TypeName,
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    guard case .named(let outer) = type else { throw UnsupportedSyntax("the member `\(name)`", at: position) }
    if ManifestLibrary.modules.contains(outer), let type = typeName(name, in: globals) {
      return .type(type)
    }
    if let nested = typeName("\(outer).\(name)", in: globals) { return .type(nested) }
    switch (outer, name) {
    case ("ProcessInfo", "processInfo"): return .type(type)
    case ("ProcessInfo", "environment"), ("Context", "environment"): return .environment
    case ("Context", "packageDirectory"): return .text(Text(characters: context.folder, position: nil))
    case (_, "allCases"):
      guard let declared = types[outer], declared.inherited.contains("CaseIterable") else { break }
      return .list(
        declared.cases.map { .member(Member(type: outer, name: $0.name, arguments: nil, position: position)) }
      )
    default: break
    }
    return try staticMember(Member(type: nil, name: name, arguments: nil, position: position), of: outer)
  }

  /// A property of a value, or `nil` if it has none by that name.
  func property(_ name: String, of value: Value, at position: SourcePosition) throws(UnsupportedSyntax) -> Value? {
    if let type = value.typeName, let getters = types[type]?.getters[name] {
      guard getters.count == 1, let body = getters[0].getter else {
        throw UnsupportedSyntax("an ambiguous member `\(name)`", at: position)
      }
      let receiver = Scope.Receiver(type: type, instance: Variable(type: nil, value: value))
      let scope = Scope(parent: globals, receiver: receiver)
      return try nested(at: position) { () throws(UnsupportedSyntax) in
        try result(of: body, as: getters[0].type, in: Scope(parent: scope), at: position)
      }
    }
    switch value {
    case .object(let object):
      if object.type == "Target", name == "isTest", case .member(let type)? = object.fields["type"] {
        return .boolean(type.name == "test")
      }
      return object.fields[PackageDescription.field(name)]
    case .structure(let structure): return structure.fields[name]
    case .tuple(let parts):
      if let index = Int(name), parts.indices.contains(index) { return parts[index].value }
      return parts.first { $0.label == name }?.value
    case .member(let member) where name == "rawValue": return try rawValue(of: member)
    case .list(let elements): return listProperty(name, of: elements)
    case .text(let text): return Self.textProperty(name, of: text)
    default: return collectionProperty(name, of: value)
    }
  }

  private func listProperty(_ name: String, of elements: [Value]) -> Value? {
    switch name {
    case "count": .integer(elements.count)
    case "isEmpty": .boolean(elements.isEmpty)
    case "first": elements.first?.optional ?? .nothing
    case "last": elements.last?.optional ?? .nothing
    case "indices": .list(elements.indices.map(Value.integer))
    default: nil
    }
  }

  private static func textProperty(_ name: String, of text: Text) -> Value? {
    switch name {
    case "count": .integer(text.characters.count)
    case "isEmpty": .boolean(text.characters.isEmpty)
    default: nil
    }
  }

  private func collectionProperty(_ name: String, of value: Value) -> Value? {
    switch (value, name) {
    case (.unordered(let elements), "isEmpty"): .boolean(elements.isEmpty)
    case (.dictionary(let entries), "isEmpty"): .boolean(entries.isEmpty)
    case (.dictionary(let entries), "count"): .integer(entries.count)
    case (.dictionary(let entries), "keys"): .unordered(entries.map(\.key))
    case (.dictionary(let entries), "values"): .unordered(entries.map(\.value))
    case (.environment, "keys"):
      .unordered(variableNames().map { .text(Text(characters: $0, position: nil)) })
    default: nil
    }
  }

  private func rawValue(of member: Member) throws(UnsupportedSyntax) -> Value? {
    guard let type = member.type.flatMap({ types[$0] }), let found = type.cases.first(where: { $0.name == member.name })
    else { return nil }
    if let value = found.rawValue { return try evaluate(value, in: globals) }
    guard type.inherited.contains("String") else { return nil }
    return .text(Text(characters: member.name, position: member.position))
  }
}
