import Model

extension Interpreter {
  func hasField(_ name: String, _ value: Value) -> Bool {
    switch value {
    case .object(let object): PackageDescription.fields[object.type]?[PackageDescription.field(name)] != nil
    case .structure(let structure): types[structure.type]?.fields.contains { $0.pattern.name == name } ?? false
    default: false
    }
  }

  func modifyField(
    _ name: String,
    of value: inout Value,
    at position: SourcePosition,
    _ change: Change
  ) throws(UnsupportedSyntax) {
    switch value {
    case .object(let object):
      let name = PackageDescription.field(name)
      guard let type = PackageDescription.fields[object.type]?[name] else {
        throw UnsupportedSyntax("the member `\(name)`", at: position)
      }
      var field = object.fields[name] ?? .nothing
      try change(&field)
      object.fields[name] = try coerced(field, to: type, in: globals, at: position)
    case .structure(var structure):
      guard let declaration = types[structure.type]?.fields.first(where: { $0.pattern.name == name }) else {
        throw UnsupportedSyntax("the member `\(name)`", at: position)
      }
      var field = structure.fields[name] ?? .nothing
      try change(&field)
      if let type = declaration.type {
        let scope = Scope(parent: globals, receiver: Scope.Receiver(type: structure.type, instance: nil))
        field = try coerced(field, to: type, in: scope, at: position)
      }
      structure.fields[name] = field
      value = .structure(structure)
    case .tuple(var parts):
      guard let index = parts.firstIndex(where: { $0.label == name }) ?? Int(name), parts.indices.contains(index) else {
        throw UnsupportedSyntax("the member `\(name)`", at: position)
      }
      try change(&parts[index].value)
      value = .tuple(parts)
    default: throw UnsupportedSyntax("an assignment to this expression", at: position)
    }
  }
}
