import Model

extension Interpreter {
  /// A static member of one of SwiftPM's types, or `nil` if the type has none by that name.
  func builtIn(_ member: Member, of type: String) throws -> Value? {
    if library.isOpaque(type) {
      var member = member
      member.type = type
      return .member(member)
    }
    guard let signature = PackageDescription.signatures(of: type)?[member.name] else { return nil }
    var member = member
    member.type = type
    guard let arguments = member.arguments else { return signature.isProperty ? .member(member) : nil }
    guard !signature.isProperty, let fitted = try fitted(arguments, to: signature) else { return nil }
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

  func package(_ arguments: [EvaluatedArgument]) throws -> Value {
    guard let fitted = try fitted(arguments, to: PackageDescription.package) else {
      throw unsupported("an argument of the package")
    }
    let package = Self.object("Package", fitted)
    packages.append(package)
    return .object(package)
  }

  /// The arguments with their types, or `nil` if the function does not accept them.
  private func fitted(_ arguments: [EvaluatedArgument], to signature: Signature) throws -> [EvaluatedArgument]? {
    var fitted: [EvaluatedArgument] = []
    var unlabelled = signature.unlabelled[...]
    for var argument in arguments {
      let label = argument.label
      let isRepeated = label != nil && fitted.contains { $0.label == label }
      guard !argument.isTrailing, !isRepeated,
        let type = label.map({ signature.labelled[$0] }) ?? unlabelled.popFirst()
      else { return nil }
      argument.value = try coerced(argument.value, to: type, in: globals)
      fitted.append(argument)
    }
    return fitted
  }

  /// A target or product, by the function that creates it.
  private func object(_ type: String, kind: String, _ arguments: [EvaluatedArgument]) -> Object {
    let object = Self.object(type, arguments)
    if type == "Target" {
      let name = Self.targetKinds[kind]?.rawValue ?? kind
      object["type"] = .member(Member(type: PackageDescription.targetType, name: name, position: position))
    } else {
      object["kind"] = .text(Text(characters: kind))
    }
    return object
  }

  private static let targetKinds: [String: TargetDeclaration.Kind] = [
    "target": .regular, "executableTarget": .executable, "testTarget": .test, "systemLibrary": .system,
    "binaryTarget": .binary, "plugin": .plugin, "macro": .macro,
  ]

  /// An object whose properties have the values of the arguments.
  private static func object(_ type: String, _ arguments: [EvaluatedArgument]) -> Object {
    var fields: [String: Value] = [:]
    for argument in arguments { fields[PackageDescription.field(argument.label ?? "")] = argument.value }
    return Object(type: type, fields: fields)
  }
}
