import Model

/// What an expression of a manifest comes to.
indirect enum Value {
  /// `nil`. An optional that has a value is that value.
  case nothing
  case boolean(Bool)
  case integer(Int)
  case decimal(Double)
  case text(Text)
  case list([Value])
  /// A set, or the keys or values of a dictionary: Swift's order differs from run to run, so nothing may depend on it.
  case unordered([Value])
  case dictionary([Entry])
  case tuple([Entry.Labelled])
  /// A range of versions, which nothing looks into.
  case range
  case member(Member)
  case structure(Structure)
  case object(Object)
  case function(Function)
  /// A type itself, by its full name.
  case type(TypeName)
  /// `ProcessInfo.processInfo.environment`.
  case environment

  static var void: Value { .tuple([]) }

  struct Entry {
    var key: Value
    var value: Value

    struct Labelled {
      var label: String?
      var value: Value
    }
  }
}

/// A string with the place of the literal that it came from.
struct Text {
  var characters: String
  var position: SourcePosition?
  /// Whether Swift would hold it as an `Optional`, which shows where it is put into another string.
  var isOptional = false
}

/// An enumeration's case, or a call of a static function that is left as it is, such as `.product(name: "A")`.
struct Member {
  /// The type it belongs to, or `nil` as long as only its surroundings can tell.
  var type: String?
  var name: String
  /// `nil` where it was not called.
  var arguments: [EvaluatedArgument]?
  /// The members that follow it as long as its type is not known, as in `.core.tests`.
  var links: [Link] = []
  var position: SourcePosition

  struct Link {
    var name: String
    var arguments: [EvaluatedArgument]?
  }
}

struct EvaluatedArgument {
  var label: String?
  var value: Value
  var isTrailing = false
}

/// A value of a `struct` that the manifest declares.
struct Structure {
  var type: String
  var fields: [String: Value]
}

/// A package, product or target: a class, so that every name for it means the same one.
final class Object {
  let type: String
  var fields: [String: Value]

  init(type: String, fields: [String: Value]) {
    self.type = type
    self.fields = fields
  }
}

/// What a manifest can call.
enum Function {
  case written(WrittenFunction)
  case keyPath([String])
  case operation(String)
}

struct WrittenFunction {
  var parameters: [Parameter]
  var anonymousCount = 0
  var result: TypeName?
  var body: [Statement]
  var scope: Scope
}

extension Value {
  /// The name of its type, where it has one that an extension could name.
  var typeName: String? {
    switch self {
    case .boolean: "Bool"
    case .integer: "Int"
    case .decimal: "Double"
    case .text: "String"
    case .list: "Array"
    case .unordered: "Set"
    case .dictionary: "Dictionary"
    case .member(let member): member.type
    case .structure(let structure): structure.type
    case .object(let object): object.type
    case .nothing, .tuple, .range, .function, .type, .environment: nil
    }
  }

  var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }

  var characters: String? {
    if case .text(let text) = self { text.characters } else { nil }
  }

  /// Whether Swift would hold it as an `Optional`, as far as that is kept.
  var isOptional: Bool {
    switch self {
    case .nothing: true
    case .text(let text): text.isOptional
    default: false
    }
  }

  /// The value as Swift has it behind an `if let`, a `??` or a `!`.
  var unwrapped: Value {
    guard case .text(var text) = self else { return self }
    text.isOptional = false
    return .text(text)
  }

  /// The value as Swift has it where it may be missing.
  var optional: Value {
    guard case .text(var text) = self else { return self }
    text.isOptional = true
    return .text(text)
  }
}
