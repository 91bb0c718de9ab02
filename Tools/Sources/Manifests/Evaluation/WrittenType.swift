/// A type that the manifest declares, or one of the package manager's with what the manifest adds to it.
final class WrittenType {
  let name: String
  var kind: TypeSyntax.Kind
  var inherited: [String] = []
  var cases: [EnumerationCase] = []
  /// The stored properties in their order.
  var fields: [VariableSyntax] = []
  /// The computed properties.
  var getters: [String: [VariableSyntax]] = [:]
  var methods: [String: [FunctionSyntax]] = [:]
  var initialisers: [FunctionSyntax] = []
  /// Whether an initialiser in the declaration itself takes the memberwise one's place.
  var hasOwnInitialiser = false
  var statics: [String: [Variable]] = [:]
  var staticFunctions: [String: [FunctionSyntax]] = [:]

  init(name: String, kind: TypeSyntax.Kind) {
    self.name = name
    self.kind = kind
  }
}

extension PatternSyntax {
  /// The name, where the pattern is no more than one.
  var name: String? {
    if case .binding(let name) = self { name } else { nil }
  }
}
