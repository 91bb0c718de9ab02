import Model

/// A statement or a declaration of a manifest with its place.
struct Statement {
  indirect enum Kind {
    case expression(Expression)
    /// `target = value`, or with an operator as in `+=`.
    case assignment(Expression, sign: String, Expression)
    case variable(VariableSyntax)
    case function(FunctionSyntax)
    case type(TypeSyntax)
    case alias(String, TypeName)
    case conditional([ConditionalBranch])
    case guarded([Clause], otherwise: [Statement])
    case loop(PatternSyntax, Expression, where: Expression?, body: [Statement])
    case choice(Expression, [Case])
    case leave(Expression?)
    case breakOut
    case proceed
  }

  var kind: Kind
  var position: SourcePosition
}

/// A branch of an `if`; the last one may have no condition.
struct ConditionalBranch {
  var clauses: [Clause]
  var body: [Statement]
}

/// A part of the condition of an `if` or a `guard`.
enum Clause {
  case holds(Expression)
  /// `let name = value`, or `let name`.
  case binds(String, Expression)
  case matches(PatternSyntax, Expression)
}

/// A `case` of a `switch`; without patterns it is the `default`.
struct Case {
  var patterns: [(pattern: PatternSyntax, condition: Expression?)]
  var isDefault: Bool
  var body: [Statement]
}

indirect enum PatternSyntax {
  case anything
  case binding(String)
  case tuple([PatternSyntax])
  /// `.name(…)` with patterns for what it carries.
  case member(String, [(label: String?, pattern: PatternSyntax)])
  case present(PatternSyntax)
  case equal(Expression)
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
  /// The name; `init` for an initialiser.
  var name: String
  var parameters: [Parameter]
  var result: TypeName?
  var body: [Statement]
  var isStatic: Bool
  var isMutating: Bool
}

struct TypeSyntax {
  enum Kind {
    case structure, enumeration, extended
  }

  var kind: Kind
  var name: String
  /// What stands behind the colon.
  var inherited: [String]
  var cases: [EnumerationCase]
  var members: [Statement]
}

struct EnumerationCase {
  var name: String
  var parameters: [Parameter]
  var rawValue: Expression?
}
