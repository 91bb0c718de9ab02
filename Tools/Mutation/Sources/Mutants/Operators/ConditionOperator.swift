import SwiftSyntax

/// A condition is negated, or its branch is never taken.
enum ConditionOperator: MutationOperator {
  static func mutants(of node: Syntax, in context: MutationContext) -> [Mutant] {
    if let choice = node.as(TernaryExprSyntax.self) { return negated(choice.condition, context) }
    if let clause = node.as(WhereClauseSyntax.self) { return negated(clause.condition, context) }
    guard let element = node.as(ConditionElementSyntax.self), case .expression(let condition) = element.condition else {
      return []
    }
    if condition.is(BooleanLiteralExprSyntax.self) { return [] }
    let statement = element.parent?.parent
    if statement?.is(GuardStmtSyntax.self) == true {
      return negated(condition, context) + [context.mutant(.exit, condition, .always, as: "true")]
    }
    return negated(condition, context) + [context.mutant(.exit, condition, .never, as: "false")]
  }

  /// The opposite of `a == b` is the mutant of the comparison.
  private static func negated(_ condition: ExprSyntax, _ context: MutationContext) -> [Mutant] {
    if let symbol = condition.as(InfixOperatorExprSyntax.self)?.symbol, ["==", "!="].contains(symbol) { return [] }
    return [context.mutant(.condition, condition, .negated, as: "!(\(context.code(of: condition)))")]
  }
}
