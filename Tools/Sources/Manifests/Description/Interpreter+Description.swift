import Model

extension Interpreter {
  /// A static member of one of SwiftPM's types, or `nil` if the type has none by that name.
  func builtIn(_ member: Member, of type: String) throws(UnsupportedSyntax) -> Value? {
    if library.isOpaque(type) {
      var member = member
      member.type = type
      return .member(member)
    }
    guard let signature = PackageDescription.signatures(of: type)?[member.name] else { return nil }
    var member = member
    member.type = type
    guard let arguments = member.arguments else { return signature.isProperty ? .member(member) : nil }
    guard !signature.isProperty, let fitted = try fitted(arguments, to: signature, at: member.position) else {
      return nil
    }
    if type == "Target" || type == "Product" { return .object(object(type, kind: member.name, fitted)) }
    if type == "TargetDependencyCondition", fitted.isEmpty { return nil }
    member.arguments = fitted
    return .member(member)
  }

  /// Whether one of SwiftPM's types has a member with this name and these labels.
  func isBuiltIn(_ member: Member, of type: String) -> Bool {
    guard let signature = PackageDescription.signatures(of: type)?[member.name] else { return false }
    guard let arguments = member.arguments else { return signature.isProperty }
    return arguments.filter { $0.label == nil }.count <= signature.unlabelled.count
      && arguments.allSatisfy { $0.label.map { signature.labelled[$0] != nil } ?? true }
  }

  func package(_ arguments: [EvaluatedArgument], at position: SourcePosition) throws(UnsupportedSyntax) -> Value {
    guard let fitted = try fitted(arguments, to: PackageDescription.package, at: position) else {
      throw UnsupportedSyntax("an argument of the package", at: position)
    }
    let package = Object(type: "Package", fields: Self.fields(of: fitted))
    for (name, type) in PackageDescription.fields["Package"] ?? [:] where package.fields[name] == nil {
      package.fields[name] = Self.initial(of: type)
    }
    packages.append(package)
    return .object(package)
  }

  /// The arguments with their types, or `nil` if the function does not accept them.
  private func fitted(
    _ arguments: [EvaluatedArgument],
    to signature: Signature,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> [EvaluatedArgument]? {
    var fitted: [EvaluatedArgument] = []
    var unlabelled = signature.unlabelled[...]
    for var argument in arguments {
      guard !argument.isTrailing else { return nil }
      if let label = argument.label {
        guard let type = signature.labelled[label], !fitted.contains(where: { $0.label == label }) else { return nil }
        argument.value = try coerced(argument.value, to: type, in: globals, at: position)
      } else {
        guard let type = unlabelled.popFirst() else { return nil }
        argument.value = try coerced(argument.value, to: type, in: globals, at: position)
      }
      fitted.append(argument)
    }
    return fitted
  }

  private func object(_ type: String, kind: String, _ arguments: [EvaluatedArgument]) -> Object {
    let object = Object(type: type, fields: Self.fields(of: arguments))
    for (name, type) in PackageDescription.fields[type] ?? [:] where object.fields[name] == nil {
      object.fields[name] = Self.initial(of: type)
    }
    let position = SourcePosition(line: 1, column: 1)
    if type == "Target" {
      let name = Self.targetKinds[kind]?.rawValue ?? kind
      object.fields["type"] = .member(
        Member(type: PackageDescription.targetType, name: name, arguments: nil, position: position)
      )
    } else {
      object.fields["kind"] = .text(Text(characters: kind, position: nil))
    }
    return object
  }

  static let targetKinds: [String: TargetDeclaration.Kind] = [
    "target": .regular, "executableTarget": .executable, "testTarget": .test, "systemLibrary": .system,
    "binaryTarget": .binary, "plugin": .plugin, "macro": .macro,
  ]

  private static func fields(of arguments: [EvaluatedArgument]) -> [String: Value] {
    var fields: [String: Value] = [:]
    for argument in arguments { fields[PackageDescription.field(argument.label ?? "")] = argument.value }
    return fields
  }

  /// The value of a property that no argument sets.
  private static func initial(of type: TypeName) -> Value {
    if case .list = type { .list([]) } else { .nothing }
  }
}
