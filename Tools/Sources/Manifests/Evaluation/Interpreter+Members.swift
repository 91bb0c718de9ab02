import Foundation
import Model

/// The members of types that the manifest declares.
extension Interpreter {
  /// A member that a type declares, or else what a protocol that it conforms to has as a default.
  func member<Members>(_ type: String, _ members: (DeclaredType) -> Members?) -> Members? {
    // Tuist's name of a dictionary.
    if type == "Dictionary", let member = types["SettingsDictionary"].flatMap(members) { return member }
    guard let declared = types[type] else { return nil }
    let inherited = declared.inherited.filter { !Self.rawTypes.contains($0) }
    return members(declared) ?? inherited.compactMap { types[$0] }.compactMap(members).first
  }

  /// A type of raw values is none that an enumeration conforms to.
  private static let rawTypes: Set = ["Character", "Double", "Int", "String"]

  /// Whether the manifest declares a type, or it is one of those whose values are known.
  func isOwn(_ type: String) -> Bool { types[type]?.kind ?? .extended != .extended || ["Bool", "Int"].contains(type) }

  /// The type of the manifest whose initialiser an expression calls, such as one with a raw value.
  func constructedType(_ expression: Expression, in scope: Scope) -> TypeName? {
    guard case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind,
      let type = typeName(name, in: scope), types[type] != nil
    else { return nil }
    return .named(type)
  }

  /// The scope around the body of a member; a static member has no instance.
  func memberScope(of type: String, instance: Variable? = nil) -> Scope {
    Scope(parent: globals, receiver: (type, instance))
  }

  /// The case with a raw value, or `nil` if there is none.
  func member(of type: DeclaredType, rawValue: Value) throws -> Value {
    guard type.methods["init"] == nil else { throw unsupported("an initialiser of `\(type.name)`") }
    try spend(type.cases.count)
    for found in type.cases {
      let member = Member(type: type.name, name: found.name, position: position)
      guard let raw = try self.rawValue(of: found, in: type, at: position) else {
        throw unsupported("an initialiser of `\(type.name)`")
      }
      if try areEqual(raw, rawValue) { return optional(.member(member)) }
    }
    return .nothing
  }

  func rawValue(of member: Member) throws -> Value? {
    guard let type = types[member.type ?? ""] else { return nil }
    try spend(type.cases.count / 16)
    let found = type.cases.first { $0.name == member.name }
    return try found.flatMap { try rawValue(of: $0, in: type, at: member.position) }
  }

  private func rawValue(
    of found: EnumerationCase,
    in type: DeclaredType,
    at position: SourcePosition
  ) throws -> Value? {
    if let value = found.rawValue { return try evaluate(value, in: globals) }
    return type.inherited.contains("String") ? .text(Text(characters: found.name, position: position)) : nil
  }

  /// A property of a value, or `nil` if it has none by that name.
  func property(_ name: String, of value: Value) throws -> Value? {
    try requireKnown(name, isCall: false)
    // What a type stores comes before what an extension of a protocol has by the name.
    if case .structure(let type, let fields) = value, types[type]?.getters[name] == nil, let field = fields[name] {
      return field
    }
    if let type = value.typeName, let getters = member(type, { $0.getters[name] }) {
      let getters = getters.filter { isVisible($0.file) }
      guard getters.count == 1 else { throw unsupported("an ambiguous member `\(name)`") }
      return try call(getters, [], in: memberScope(of: type, instance: Variable(value: value)))
    }
    switch (value, name) {
    case (.object(let object), "isTest") where object.type == "Target":
      return object["type"]?.member.map { .boolean($0.name == "test") }
    case (.object(let object), _): return object[name]
    case (.tuple(let parts), _):
      if let index = Int(name), parts.indices.contains(index) { return parts[index].value }
      return parts.first { $0.label == name }?.value
    case (.member(let member), "rawValue"): return try rawValue(of: member)
    case (.list(let elements), "count"), (.unordered(let elements), "count"): return .integer(elements.count)
    case (.dictionary(let entries), "count"): return .integer(entries.count)
    case (.dictionary(let entries), "values"): return .unordered(entries.map(\.value))
    case (.list(let elements), "indices"):
      try spend(elements.count)
      return .list(elements.indices.map(Value.integer))
    case (.list, "globs") where library == .projectDescription: return value
    case (.list(let elements), "isEmpty"), (.unordered(let elements), "isEmpty"): return .boolean(elements.isEmpty)
    case (.list(let elements), "first"): return elements.first.map(optional) ?? .nothing
    case (.list(let elements), "last"): return elements.last.map(optional) ?? .nothing
    case (.text(let text), "capitalized"):
      try spend(for: text.characters)
      return .text(Text(characters: text.characters.capitalized, position: text.position))
    case (.text(let text), "count"):
      try spend(for: text.characters)
      return .integer(text.characters.count)
    case (.text(let text), "isEmpty"): return .boolean(text.characters.isEmpty)
    case (.dictionary(let entries), "isEmpty"): return .boolean(entries.isEmpty)
    case (.dictionary(let entries), "keys"): return .unordered(entries.map(\.key))
    case (.environment, "keys"): return .unordered(variableNames())
    default: return nil
    }
  }
}
