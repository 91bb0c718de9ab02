import Model

extension Interpreter {
  /// A static member of one of SwiftPM's types, or `nil` if the type has none by that name.
  func builtIn(_ member: Member, of type: String) throws -> Value? {
    var member = member
    member.type = type
    if library.isOpaque(type) { return .member(member) }
    guard let signature = PackageDescription.signatures[type]?[member.name] else { return nil }
    guard let arguments = member.arguments else { return signature.isProperty ? .member(member) : nil }
    guard !signature.isProperty, let fitted = try fitted(arguments, to: signature) else { return nil }
    if type == "Target" || type == "Product" { return .object(object(type, kind: member.name, fitted)) }
    if type == "TargetDependencyCondition", fitted.isEmpty { return nil }
    member.arguments = fitted
    return .member(member)
  }

  /// Whether one of SwiftPM's types has a member with this name and these labels.
  func isBuiltIn(_ member: Member, of type: String) -> Bool {
    guard let signature = PackageDescription.signatures[type]?[member.name] else { return false }
    guard let arguments = member.arguments else { return signature.isProperty }
    // A package has a location.
    let isPackage = type == "Package.Dependency"
    guard !isPackage || arguments.contains(where: { ["path", "url", "id"].contains($0.label) }) else { return false }
    return arguments.filter { $0.label == nil }.count <= signature.unlabelled.count
      && arguments.allSatisfy { $0.label.map { signature.labelled[$0] != nil } ?? true }
  }

  func package(_ arguments: [EvaluatedArgument]) throws -> Value {
    guard let fitted = try fitted(arguments, to: PackageDescription.package) else {
      throw unsupported("an argument of the package")
    }
    let package = object("Package", fitted)
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

  /// An object whose properties have the values of the arguments.
  ///
  /// - Parameter kind: The function that creates a target or product.
  private func object(_ type: String, kind: String? = nil, _ arguments: [EvaluatedArgument]) -> Object {
    var fields: [String: Value] = [:]
    for argument in arguments { fields[PackageDescription.field(argument.label ?? "")] = argument.value }
    if type == "Target", let kind {
      let name = Self.targetKinds[kind]?.rawValue ?? kind
      fields["type"] = .member(Member(type: PackageDescription.targetType, name: name, position: position))
    } else {
      let name = kind == PackageDescription.application ? ProductDeclaration.Kind.executable.rawValue : kind
      fields["kind"] = name.map { .text(Text(characters: $0)) }
    }
    return Object(type: type, fields: fields)
  }

  private static let targetKinds: [String: TargetDeclaration.Kind] = [
    "target": .regular, "executableTarget": .executable, "testTarget": .test, "systemLibrary": .system,
    "binaryTarget": .binary, "plugin": .plugin, "macro": .macro,
  ]
}
