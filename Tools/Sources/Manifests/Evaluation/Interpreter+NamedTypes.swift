import Model

extension Interpreter {
  func coerced(
    _ value: Value,
    toNamed name: String,
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    guard let type = typeName(name, in: scope) else { throw UnsupportedSyntax("the type `\(name)`", at: position) }
    guard case .named(let name) = type else { return try coerced(value, to: type, in: scope, at: position) }
    if case .member(let member) = value, member.type == nil {
      return try coerced(staticMember(member, of: name), toNamed: name, in: globals, at: position)
    }
    if value.typeName == name || name == "Any" { return value.unwrapped }
    if case .text(let text) = value, let converted = try literal(text, as: name, at: position) { return converted }
    // Values of the library's other types, such as platforms, are ignored.
    guard types[name].map({ $0.kind == .extended }) ?? true, library.isOpaque(name) else {
      throw UnsupportedSyntax("a value that is not a `\(name)`", at: position)
    }
    return value
  }

  /// Converts a string literal to another type.
  func literal(_ text: Text, as type: String, at position: SourcePosition) throws(UnsupportedSyntax) -> Value? {
    let place = text.position ?? position
    switch type {
    case "Target.Dependency":
      let arguments = [EvaluatedArgument(label: "name", value: .text(text))]
      return .member(Member(type: type, name: "byName", arguments: arguments, position: place))
    case "Target.PluginUsage":
      let arguments = [EvaluatedArgument(label: "name", value: .text(text))]
      return .member(Member(type: type, name: "plugin", arguments: arguments, position: place))
    default:
      guard let declared = types[type], declared.inherited.contains("ExpressibleByStringLiteral") else { return nil }
      return try construct(type, [EvaluatedArgument(label: "stringLiteral", value: .text(text))], at: position)
    }
  }

  /// Evaluates a static member of a type.
  func staticMember(_ member: Member, of type: String) throws(UnsupportedSyntax) -> Value {
    var first = member
    first.links = []
    var value = try resolved(first, of: type)
    for link in member.links { value = try follow(link, on: value, at: member.position) }
    return value
  }

  /// Evaluates a member of an implicit member, once the type is known.
  private func follow(
    _ link: Member.Link,
    on value: Value,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    let result =
      if let arguments = link.arguments {
        try callMethod(link.name, on: value, arguments, at: position)
      } else {
        try property(link.name, of: value, at: position)
      }
    guard let result else { throw UnsupportedSyntax("the member `\(link.name)`", at: position) }
    return result
  }

  private func resolved(_ member: Member, of type: String) throws(UnsupportedSyntax) -> Value {
    try nested(at: member.position) { () throws(UnsupportedSyntax) in
      if member.name == "init", let arguments = member.arguments {
        return try construct(type, arguments, at: member.position)
      }
      if let declared = types[type], let value = try self.member(member, of: declared) {
        guard !isBuiltIn(member, of: type) else {
          throw UnsupportedSyntax("an ambiguous member `\(member.name)`", at: member.position)
        }
        return placed(value, at: member.position)
      }
      guard let value = try builtIn(member, of: type) else {
        throw UnsupportedSyntax("`.\(member.name)` of `\(type)`", at: member.position)
      }
      return value
    }
  }

  /// Evaluates a static member declared in the manifest, or returns `nil` if none matches.
  private func member(_ member: Member, of type: DeclaredType) throws(UnsupportedSyntax) -> Value? {
    if let found = type.cases.first(where: { $0.name == member.name }) {
      return try enumerationCase(found, member, of: type)
    }
    if let variables = type.statics[member.name] {
      let value = try staticValue(variables, named: member.name, at: member.position)
      guard let arguments = member.arguments else { return value }
      return try apply(value, arguments, at: member.position)
    }
    guard let functions = type.staticFunctions[member.name], let arguments = member.arguments else { return nil }
    let fitting = functions.filter { Self.bound(arguments, to: $0.parameters) != nil }
    if fitting.isEmpty { return nil }
    let receiver = Scope.Receiver(type: type.name, instance: nil)
    return try call(fitting, arguments, in: Scope(parent: globals, receiver: receiver), at: member.position)
  }

  private func enumerationCase(
    _ found: EnumerationCase,
    _ member: Member,
    of type: DeclaredType
  ) throws(UnsupportedSyntax) -> Value {
    var member = member
    member.type = type.name
    guard !found.parameters.isEmpty else {
      if member.arguments != nil { throw UnsupportedSyntax("`.\(member.name)`", at: member.position) }
      return .member(member)
    }
    guard let arguments = member.arguments, let bound = Self.bound(arguments, to: found.parameters) else {
      throw UnsupportedSyntax("`.\(member.name)`", at: member.position)
    }
    let scope = Scope(parent: globals, receiver: Scope.Receiver(type: type.name, instance: nil))
    member.arguments = []
    for (parameter, values) in zip(found.parameters, bound) {
      let value = try value(of: parameter, from: values, in: scope, at: member.position)
      member.arguments?.append(EvaluatedArgument(label: parameter.label, value: value))
    }
    return .member(member)
  }

  /// A dependency written by name gets the position of the name in the list.
  private func placed(_ value: Value, at position: SourcePosition) -> Value {
    guard case .member(var member) = value, types[member.type ?? ""]?.cases.isEmpty ?? true else { return value }
    member.position = position
    return .member(member)
  }
}
