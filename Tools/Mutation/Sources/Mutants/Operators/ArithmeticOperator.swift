import SwiftSyntax

/// `+` becomes `-`, `*` becomes `/`.
enum ArithmeticOperator: MutationOperator {
  private static let changes = ["+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "&+": "&-", "&-": "&+"]
  private static let assignments = ["+=": "-=", "-=": "+=", "*=": "/=", "/=": "*="]

  static func mutants(of node: Syntax, in context: MutationContext) -> [Mutant] {
    guard let infix = node.as(InfixOperatorExprSyntax.self), let symbol = infix.symbol, !infix.joinsSequences else {
      return []
    }
    if let changed = changes[symbol] {
      return [context.mutant(.arithmetic, infix, to: context.code(of: infix, replacing: infix.operator, with: changed))]
    }
    guard let changed = assignments[symbol], infix.parent?.is(CodeBlockItemSyntax.self) == true else { return [] }
    let code = context.code(of: infix, replacing: infix.operator, with: changed)
    return [context.mutant(.arithmetic, infix, .statement(code), as: code)]
  }
}

extension InfixOperatorExprSyntax {
  /// Whether a text or an array is part of the sum, which has no opposite then.
  fileprivate var joinsSequences: Bool {
    if let sum = parent?.as(InfixOperatorExprSyntax.self), ["+", "+="].contains(sum.symbol), symbol == "+" {
      return sum.joinsSequences
    }
    return isSequenceResult || operands.contains { $0.isSequence }
  }

  private var operands: [ExprSyntax] {
    [leftOperand, rightOperand].flatMap { operand in
      guard let sum = operand.as(InfixOperatorExprSyntax.self), sum.symbol == "+" else { return [operand] }
      return sum.operands
    }
  }
}

extension ExprSyntax {
  /// Whether the expression is certainly a text or an array, as far as its own words tell.
  fileprivate var isSequence: Bool {
    if self.is(StringLiteralExprSyntax.self) || self.is(ArrayExprSyntax.self) { return true }
    guard let name = self.as(FunctionCallExprSyntax.self)?.name else { return false }
    return sequences.contains(name)
  }
}

private let sequences: Set = [
  "String", "Array", "joined", "map", "compactMap", "flatMap", "filter", "prefix", "suffix", "dropFirst", "dropLast",
]
