import Model

extension FactsEncoder {
  /// The encoded facts, in an array without spare capacity.
  static func bytes(of facts: SourceFacts) -> [UInt8] {
    var encoder = FactsEncoder()
    encoder.write(facts)
    return Array(encoder.bytes[...])
  }

  /// Imports come first, so that a reader that needs only imports can stop early.
  private mutating func write(_ facts: SourceFacts) {
    write(facts.declarations.map { $0.isOutline ? 1 : 2 } ?? 0)
    write(facts.imports) { $0.write($1) }
    write(facts.canImports) { $0.write($1) }
    write(facts.ignores) { $0.write($1) }
    if let declarations = facts.declarations {
      write(declarations.types) { $0.write($1) }
      write(declarations.globals) { $0.write($1) }
      write(declarations.mentions) { $0.write($1) }
    }
  }

  private mutating func write(_ declaration: ImportDeclaration) {
    write(declaration.module)
    write(declaration.submodule)
    write(FactCodes.importKinds.code(of: declaration.kind))
    write(declaration.position)
    write(declaration.attributes)
    write(FactCodes.accessLevels.code(of: declaration.access))
    write(declaration.condition)
  }

  private mutating func write(_ mention: Mention) {
    write(mention.name)
    write(mention.position)
  }

  mutating func write(_ comment: IgnoreComment) {
    write(comment.rule)
    write(comment.reason)
    write(comment.position)
    write(signed: comment.line)
    write(signed: comment.lastLine)
  }

  private mutating func write(_ type: TypeDeclaration) {
    write(type.name)
    write(FactCodes.typeKinds.code(of: type.kind))
    write(type.position)
    write(FactCodes.accessLevels.code(of: type.access))
    write(type.attributes)
    write(type.modifiers)
    write(type.inherited)
    write(type.variables) { $0.write($1) }
    write(type.cases)
    write(type.hasAssociatedValues ? 1 : 0)
    write(type.mentions) { $0.write($1) }
    write(type.condition)
  }

  private mutating func write(_ variable: VariableDeclaration) {
    write(variable.name)
    write(variable.position)
    let flags: UInt = (variable.isVariable ? 1 : 0) | (variable.isStatic ? 2 : 0) | (variable.isStored ? 4 : 0)
    write(flags | FactCodes.accessLevels.code(of: variable.access) << 3)
    write(variable.type)
    write(variable.attributes)
    write(variable.modifiers)
    write(variable.condition)
  }
}

/// Numeric codes for enumerations: 0 for `nil`, then the cases in order.
enum FactCodes {
  static let accessLevels = FactCode<AccessLevel>()
  static let importKinds = FactCode<ImportDeclaration.Kind>()
  static let packageKinds = FactCode<Package.Kind>()
  static let productKinds = FactCode<ProductDeclaration.Kind>()
  static let targetKinds = FactCode<TargetDeclaration.Kind>()
  static let typeKinds = FactCode<TypeDeclaration.Kind>()
}

struct FactCode<Value: CaseIterable & Equatable & Sendable>: Sendable {
  private let values = Array(Value.allCases)

  func code(of value: Value?) -> UInt {
    value.flatMap(values.firstIndex).map { UInt($0) + 1 } ?? 0
  }

  func value(of code: UInt) throws(FactsDecoder.Malformed) -> Value? {
    guard code <= UInt(values.count) else { throw FactsDecoder.Malformed() }
    return code == 0 ? nil : values[Int(code) - 1]
  }
}
