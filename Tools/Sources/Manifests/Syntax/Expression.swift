import Model

/// An expression and its position.
struct Expression {
  indirect enum Kind {
    case nothing
    case boolean(Bool)
    case integer(Int)
    case text([TextPart])
    case list([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Argument])
    case name(String)
    /// `.name`, whose type depends on the context.
    case implicitMember(String)
    case member(Expression, String)
    case call(Expression, [Argument])
    case element(Expression, [Argument])
    /// `base?`, which ends its chain if there is no value.
    case chained(Expression)
    /// A whole optional chain.
    case chain(Expression)
    case forced(Expression)
    case closure(Closure)
    case keyPath([String])
    case not(Expression)
    case binary(String, Expression, Expression)
    case ternary(Expression, Expression, Expression)
    case cast(Expression, TypeName)
    /// An `if` or `switch` expression.
    case statement(Statement)
  }

  var kind: Kind
  var position: SourcePosition
}

/// A part of a string literal.
enum TextPart {
  case characters(String)
  case value(Expression)
}

struct Argument {
  var label: String?
  var value: Expression
  /// Whether it is a trailing closure, which matches a parameter with any label.
  var isTrailing = false
}

/// A closure, or a function without its name.
struct Closure {
  var parameters: [Parameter] = []
  /// How many of `$0`, `$1`, … it uses.
  var anonymousCount = 0
  var result: TypeName?
  var body: [Statement] = []
}

struct Parameter {
  var label: String?
  var name: String
  var type: TypeName
  var isVariadic = false
  var initial: Expression?
}

/// A type as written in a manifest.
indirect enum TypeName: Hashable, Sendable {
  /// A type name, with dots and without generic arguments.
  case named(String)
  case list(TypeName)
  case set(TypeName)
  case dictionary(TypeName, TypeName)
  /// `KeyValuePairs`: a dictionary that keeps its order.
  case pairs(TypeName, TypeName)
  case optional(TypeName)
  case tuple([Part])
  case function
  /// A type that does not matter, such as an inferred one.
  case anything

  static let text = TypeName.named("String")

  struct Part: Hashable, Sendable {
    var label: String?
    var type: TypeName
  }
}
