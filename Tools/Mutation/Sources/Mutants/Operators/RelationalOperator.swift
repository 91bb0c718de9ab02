import SwiftSyntax

/// `<` becomes `<=`, `==` becomes `!=`.
enum RelationalOperator: MutationOperator {
  private static let changes = [
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "==": "!=",
    "!=": "==",
    "===": "!==",
    "!==": "===",
  ]

  static func mutants(of node: Syntax, in context: MutationContext) -> [Mutant] {
    guard let infix = node.as(InfixOperatorExprSyntax.self), let changed = infix.symbol.flatMap({ changes[$0] }) else {
      return []
    }
    return [context.mutant(.relational, infix, to: context.code(of: infix, replacing: infix.operator, with: changed))]
  }
}

/// `&&` becomes `||`.
enum LogicalOperator: MutationOperator {
  private static let changes = ["&&": "||", "||": "&&"]

  static func mutants(of node: Syntax, in context: MutationContext) -> [Mutant] {
    guard let infix = node.as(InfixOperatorExprSyntax.self), let changed = infix.symbol.flatMap({ changes[$0] }) else {
      return []
    }
    return [context.mutant(.logical, infix, to: context.code(of: infix, replacing: infix.operator, with: changed))]
  }
}

/// `a ?? b` becomes `b`.
enum CoalescingOperator: MutationOperator {
  static func mutants(of node: Syntax, in context: MutationContext) -> [Mutant] {
    guard let infix = node.as(InfixOperatorExprSyntax.self), infix.symbol == "??" else { return [] }
    return [context.mutant(.coalescing, infix, to: context.code(of: infix.rightOperand))]
  }
}
