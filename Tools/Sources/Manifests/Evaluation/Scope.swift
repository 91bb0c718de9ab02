/// The names visible in a block.
final class Scope {
  let parent: Scope?
  var variables: [String: Variable] = [:]
  var functions: [String: [FunctionSyntax]] = [:]
  /// The meaning of `self` and `Self` in a member's scope.
  let receiver: Receiver?

  init(parent: Scope?, receiver: Receiver? = nil) {
    self.parent = parent
    self.receiver = receiver
  }

  struct Receiver {
    var type: String
    /// `nil` in a static member.
    var instance: Variable?
  }

  /// The receiver of the innermost enclosing member.
  var nearestReceiver: Receiver? {
    receiver ?? parent?.nearestReceiver
  }
}

/// A variable, shared between closures and the block that declares it.
final class Variable {
  let type: TypeName?
  var value: Value?
  /// Computes the value: once when it is first read, or on every read of a computed variable.
  let source: Source?

  init(type: TypeName? = nil, value: Value? = nil, source: Source? = nil) {
    self.type = type
    self.value = value
    self.source = source
  }

  enum Source {
    case initial(Expression, Scope)
    case getter([Statement], Scope)
  }
}

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
