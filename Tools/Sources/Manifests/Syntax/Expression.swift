import Model

/// An expression of a manifest with its place.
struct Expression {
  indirect enum Kind {
    case nothing
    case boolean(Bool)
    case integer(Int)
    case decimal(Double)
    case text([TextPart])
    case list([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Argument])
    case name(String)
    /// `.name`, whose type its surroundings tell.
    case implicitMember(String)
    case member(Expression, String)
    case call(Expression, [Argument])
    case element(Expression, [Argument])
    /// `base?`, which ends the chain that it stands in where there is no value.
    case chained(Expression)
    /// A whole chain that holds a `?`.
    case chain(Expression)
    case forced(Expression)
    case closure(Closure)
    case keyPath([String])
    /// An operator by its name, as in `reduce([], +)`.
    case operatorFunction(String)
    case not(Expression)
    case negative(Expression)
    case binary(String, Expression, Expression)
    case ternary(Expression, Expression, Expression)
    case cast(Expression, TypeName)
    case type(TypeName)
    /// An `if` or a `switch` that has a value.
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
  /// Whether it is a closure behind the parentheses, which fits a parameter of any label.
  var isTrailing = false
}

struct Closure {
  var parameters: [Parameter]
  /// How many of `$0`, `$1`, … it uses.
  var anonymousCount: Int
  var result: TypeName?
  var body: [Statement]
}

struct Parameter {
  var label: String?
  var name: String
  var type: TypeName
  var isVariadic = false
  var initial: Expression?
}
