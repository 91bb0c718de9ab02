/// A type declared in the manifest, or a SwiftPM type with the manifest's extensions.
final class DeclaredType {
  let name: String
  var kind: TypeSyntax.Kind
  var inherited: [String] = []
  var cases: [EnumerationCase] = []
  /// The stored properties, in declaration order.
  var fields: [VariableSyntax] = []
  var getters: [String: [VariableSyntax]] = [:]
  var methods: [String: [FunctionSyntax]] = [:]
  var initialisers: [FunctionSyntax] = []
  /// Whether the type declares an initialiser, which replaces the memberwise one.
  var hasOwnInitialiser = false
  var statics: [String: [Variable]] = [:]
  var staticFunctions: [String: [FunctionSyntax]] = [:]

  init(name: String, kind: TypeSyntax.Kind) {
    self.name = name
    self.kind = kind
  }
}

extension PatternSyntax {
  /// The name, if the pattern is just a name.
  var name: String? {
    if case .binding(let name) = self { name } else { nil }
  }
}
