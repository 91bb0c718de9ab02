import Model

struct Statement {
  indirect enum Kind {
    case expression(Expression)
    /// `target = value`, or `target += value`.
    case assignment(Expression, Expression, adds: Bool)
    case variable(VariableSyntax)
    case function(Function)
    case type(TypeSyntax)
    /// `typealias name = type`, with the number of the only file that can name it, if several are read.
    case alias(String, String, file: Int?)
    /// The branches of an `if`; an `else` has no clauses.
    case conditional([(clauses: [Clause], body: [Statement])])
    case guarded([Clause], otherwise: [Statement])
    case loop(PatternSyntax, in: Expression, where: Expression?, [Statement])
    /// A `default` has no patterns.
    case `switch`(Expression, [(patterns: [CasePattern], body: [Statement])])
    case `return`(Expression?)
    case `break`
    case `continue`
    /// What is executed when its block ends.
    case deferred([Statement])
    /// An error if it is executed, with all names in what was left out.
    case unsupported(UnsupportedSyntax, names: Set<String>)
  }

  var kind: Kind
  var position: SourcePosition

  var declaredName: String? {
    switch kind {
    case .variable(let variable): variable.pattern.name
    case .function(let function): function.name
    case .type(let type): type.name
    case .alias(let name, _, _): name
    default: nil
    }
  }

  /// Whether it declares what an instance stores and may change.
  var isChangingProperty: Bool {
    guard case .variable(let variable) = kind else { return false }
    return !variable.isStatic && !variable.isConstant && variable.getter == nil
  }
}

enum Clause {
  case holds(Expression)
  /// `let name = value`, or `let name`.
  case binds(String, Expression)
  /// `case pattern = value`.
  case fits(CasePattern, Expression)
}

/// A value, or a case of an enum with names for its associated values.
struct CasePattern {
  var value: Expression
  /// `nil` for values that are not named.
  var names: [PatternSyntax]?
}

/// The names that a declaration or a loop binds.
indirect enum PatternSyntax {
  case anything
  case binding(String)
  case tuple([PatternSyntax])

  /// The name, if the pattern is just a name.
  var name: String? {
    if case .binding(let name) = self { name } else { nil }
  }
}

struct VariableSyntax {
  var pattern: PatternSyntax
  var type: TypeName?
  var initial: Expression?
  var getter: Function?
  var isConstant: Bool
  var isStatic: Bool
  /// The number of the only file that can name it, if several are read.
  var file: Int?

  /// The initial value, which is `nil` if a variable of an optional type has no other.
  var initialOrNil: Expression? {
    guard initial == nil, !isConstant, case .optional? = type else { return initial }
    return Expression(kind: .literal(.nothing), position: .start)
  }
}

struct TypeSyntax {
  enum Kind {
    case structure, enumeration, extended
  }

  var kind: Kind
  var name: String
  /// The number of the only file that can name it, if several are read. Of an extension, it is that of its members.
  var file: Int?
  var inherited: [String] = []
  var cases: [EnumerationCase] = []
  var members: [Statement] = []
}

struct EnumerationCase {
  var name: String
  /// Its associated values.
  var parameters: [Parameter]?
  var rawValue: Expression?
}

struct Expression {
  indirect enum Kind {
    /// `nil`, a Boolean or an integer.
    case literal(Value)
    /// The characters of a string, each with the value after it.
    case text([(characters: String, value: Expression?)])
    case list([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Argument])
    case name(String)
    /// `.name`, whose type depends on the context.
    case implicitMember(String)
    case member(Expression, String)
    case call(Expression, [Argument])
    case element(Expression, [Argument])
    /// `base!`, or `base?`, which ends its chain if there is no value.
    case unwrapped(Expression, isForced: Bool)
    /// A whole optional chain.
    case chain(Expression)
    /// A closure, or what stands for one, such as `\.name`.
    case closure(Function)
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

struct Argument {
  var label: String?
  var value: Expression
  /// Whether it is a trailing closure, which matches a parameter with any label.
  var isTrailing = false
}

/// A function, an initialiser, a getter or a closure.
struct Function {
  /// `init` for an initialiser, and empty for a getter or a closure.
  var name = ""
  var isStatic = false
  var parameters: [Parameter] = []
  /// `nil` if it is inferred.
  var result: TypeName?
  var body: [Statement]
  /// The number of the only file that can name it, if several are read.
  var file: Int?
}

struct Parameter {
  var label: String?
  var name: String
  var type = TypeName.anything
  var isVariadic = false
  var initial: Expression?

  /// `$0`, `$1`, …
  static func anonymous(_ count: Int) -> [Parameter] { (0..<count).map { Parameter(name: "$\($0)") } }
}

/// A type as written in a manifest.
indirect enum TypeName: Sendable {
  /// A type name, with dots and without generic arguments.
  case named(String)
  case list(TypeName)
  case set(TypeName)
  case dictionary(TypeName, TypeName)
  /// `KeyValuePairs`: a dictionary that keeps its order.
  case pairs(TypeName, TypeName)
  case optional(TypeName)
  case tuple([(label: String?, type: TypeName)])
  /// A function, by what it returns.
  case function(TypeName)
  /// A type that does not matter, such as an inferred one.
  case anything

  var isFunction: Bool { if case .function = self { true } else { false } }
}
