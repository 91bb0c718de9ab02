import Model

/// A statement or declaration, and its position.
struct Statement {
  indirect enum Kind {
    case expression(Expression)
    /// `target = value`, or `target += value`.
    case assignment(Expression, symbol: String, Expression)
    case variable(VariableSyntax)
    case function(FunctionSyntax)
    case type(TypeSyntax)
    /// `typealias name = type`.
    case alias(String, String)
    case conditional([ConditionalBranch])
    case guarded([Clause], otherwise: [Statement])
    case loop(LoopSyntax)
    case `switch`(Expression, [Case])
    case `return`(Expression?)
    case `break`
    case `continue`
  }

  var kind: Kind
  var position: SourcePosition
}

/// A branch of an `if`; an `else` has no clauses.
struct ConditionalBranch {
  var clauses: [Clause]
  var body: [Statement]
}

/// One clause in the condition of an `if` or `guard`.
enum Clause {
  case holds(Expression)
  /// `let name = value`, or `let name`.
  case binds(String, Expression)
}

struct LoopSyntax {
  var pattern: PatternSyntax
  var sequence: Expression
  var condition: Expression?
  var body: [Statement]
}

/// A `case` or the `default` of a `switch`.
struct Case {
  var patterns: [CasePattern]
  var isDefault: Bool
  var body: [Statement]
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
  /// The body of a computed property.
  var getter: [Statement]?
  var isConstant: Bool
  var isStatic: Bool
}

struct FunctionSyntax {
  /// `init` for an initialiser.
  var name: String
  var closure: Closure
  var isStatic: Bool

  var parameters: [Parameter] { closure.parameters }
}

struct TypeSyntax {
  enum Kind {
    case structure, enumeration, extended
  }

  var kind: Kind
  var name: String
  /// The names after the colon.
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
