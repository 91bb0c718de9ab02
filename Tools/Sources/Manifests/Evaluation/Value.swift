import Model

indirect enum Value {
  /// `nil`. An optional with a value is represented by the value itself.
  case nothing
  case boolean(Bool)
  case integer(Int)
  case text(Text)
  case list([Value])
  /// A set, or the keys of a dictionary. Swift's order differs between runs, so nothing may depend on it.
  case unordered([Value])
  case dictionary([Entry])
  case tuple([EvaluatedArgument])
  case member(Member)
  /// A value of a `struct` declared in the manifest.
  case structure(type: String, fields: [String: Value])
  case object(Object)
  /// A closure, or a function as a value, with the scope around it. Its arguments have no labels.
  case function(Function, Scope)
  /// A type, by its full name.
  case type(String)
  /// `ProcessInfo.processInfo.environment`.
  case environment

  static var void: Value { .tuple([]) }

  static func pair(_ first: String, _ value: Value, _ second: String, _ other: Value) -> Value {
    .tuple([EvaluatedArgument(label: first, value: value), EvaluatedArgument(label: second, value: other)])
  }

  typealias Entry = (key: Value, value: Value)

  /// The type's name, or `nil` if extensions cannot name it.
  var typeName: String? {
    switch self {
    case .boolean: "Bool"
    case .integer: "Int"
    case .text: "String"
    case .list: "Array"
    case .unordered: "Set"
    case .dictionary: "Dictionary"
    case .member(let member): member.type
    case .structure(let type, _): type
    case .object(let object): object.type
    case .nothing, .tuple, .function, .type, .environment: nil
    }
  }

  var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }

  var member: Member? {
    if case .member(let member) = self { member } else { nil }
  }

  var object: Object? {
    if case .object(let object) = self { object } else { nil }
  }

  /// Why it is not known.
  var problem: UnsupportedSyntax? { member?.problem }

  var characters: String? {
    if case .text(let text) = self { text.characters } else { nil }
  }

  /// Whether Swift would represent it as an `Optional`, as far as this is tracked.
  var isOptional: Bool {
    switch self {
    case .nothing: true
    case .text(let text): text.isOptional
    default: false
    }
  }

  /// The value after an `if let`, a `??` or a `!`.
  var unwrapped: Value { marked(isOptional: false) }

  func marked(isOptional: Bool) -> Value {
    guard case .text(var text) = self else { return self }
    text.isOptional = isOptional
    return .text(text)
  }
}

/// A string, with the position of its literal.
struct Text {
  var characters: String
  var position: SourcePosition?
  /// Whether Swift would represent it as an `Optional`, which is visible in an interpolated string.
  var isOptional = false
}

/// An enumeration case, or an unevaluated call of a static function such as `.product(name: "A")`.
struct Member {
  /// The type it belongs to, or `nil` until the context determines it.
  var type: String?
  var name: String
  /// `nil` if it was not called.
  var arguments: [EvaluatedArgument]?
  var position: SourcePosition
  /// Why it is not known, for what could not be evaluated.
  var problem: UnsupportedSyntax?

  subscript(_ label: String) -> Value? {
    get { arguments?.first { $0.label == label }?.value }
    set {
      arguments?.removeAll { $0.label == label }
      if let newValue { arguments?.append(EvaluatedArgument(label: label, value: newValue)) }
    }
  }

  /// An argument that has to be known.
  func value(_ label: String) throws -> Value? {
    if let problem = self[label]?.problem { throw problem }
    return self[label]
  }

  func text(_ label: String) throws -> Text {
    guard case .text(let text)? = try value(label) else {
      throw UnsupportedSyntax("a `\(label)` that is not a string", at: position)
    }
    return text
  }
}

struct EvaluatedArgument {
  var label: String?
  var value: Value
  var isTrailing = false
}

/// A package, product or target. A class, because all references share one value.
final class Object {
  let type: String
  private var fields: [String: Value] = [:]

  init(type: String, arguments: [EvaluatedArgument]) {
    self.type = type
    for argument in arguments { self[argument.label ?? ""] = argument.value }
  }

  /// A property, which is empty if nothing has set it, or `nil` if there is none by this name.
  subscript(name: String) -> Value? {
    get {
      if let value = fields[PackageDescription.field(name)] { return value }
      return PackageDescription.fields[type]?[name].map { if case .list = $0 { .list([]) } else { .nothing } }
    }
    set { fields[PackageDescription.field(name)] = newValue }
  }
}

/// The names visible in a block.
final class Scope {
  let parent: Scope?
  var variables: [String: Variable] = [:]
  var functions: [String: [Function]] = [:]
  /// The meaning of `self` and `Self` in a member's scope.
  let receiver: Receiver?

  init(parent: Scope?, receiver: Receiver? = nil) {
    self.parent = parent
    self.receiver = receiver
  }

  /// A static member has no instance.
  typealias Receiver = (type: String, instance: Variable?)

  /// The scope and those around it, innermost first.
  var chain: UnfoldFirstSequence<Scope> { sequence(first: self) { $0.parent } }

  /// The receiver of the innermost enclosing member.
  var nearestReceiver: Receiver? { chain.lazy.compactMap(\.receiver).first }
}

/// A variable, shared between closures and the block that declares it.
final class Variable {
  let type: TypeName?
  var value: Value?
  /// Computes the value: once when it is first read, or on every read of a computed variable.
  let source: Source?
  /// The number of the only file that can name it, for a member of a type.
  let file: Int?

  init(type: TypeName? = nil, value: Value? = nil, source: Source? = nil, file: Int? = nil) {
    self.type = type
    self.value = value
    self.source = source
    self.file = file
  }

  enum Source {
    case initial(Expression, Scope)
    case getter(Function, Scope)
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
  var getters: [String: [Function]] = [:]
  /// The methods and initialisers.
  var methods: [String: [Function]] = [:]
  /// Whether the type declares an initialiser, which replaces the memberwise one.
  var hasOwnInitialiser = false
  var statics: [String: [Variable]] = [:]
  var staticFunctions: [String: [Function]] = [:]

  init(name: String, kind: TypeSyntax.Kind) {
    self.name = name
    self.kind = kind
  }
}
