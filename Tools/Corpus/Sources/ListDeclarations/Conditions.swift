import SwiftOperators
import SwiftSyntax

/// The conjunction of the conditions of all `#if` around the node, or `nil` if there are none.
func enclosingCondition(of node: Syntax) -> String? {
  var conditions: [String] = []
  var next = node.parent
  while let current = next {
    if let clause = current.as(IfConfigClauseSyntax.self) { conditions += condition(of: clause) }
    next = current.parent
  }
  return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
}

/// A branch is active if its own condition holds, and none of those before it.
private func condition(of clause: IfConfigClauseSyntax) -> [String] {
  let others = clause.parent?.as(IfConfigClauseListSyntax.self)?.prefix { $0 != clause } ?? []
  return others.compactMap(\.condition).map { "!\(text(of: $0))" } + (clause.condition.map { [text(of: $0)] } ?? [])
}

private func text(of condition: ExprSyntax) -> String {
  let folded = OperatorTable.standardOperators.foldAll(condition) { _ in }
  return "(\(textOfFolded(folded)))"
}

private func textOfFolded(_ node: some SyntaxProtocol) -> String {
  let node = Syntax(node)
  if let infix = node.as(InfixOperatorExprSyntax.self) {
    let operation = infix.operator.textOfTokens
    if operation == "&&" || operation == "||" {
      return "(\(textOfFolded(infix.leftOperand)) \(operation) \(textOfFolded(infix.rightOperand)))"
    }
  }
  if let prefix = node.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
    return "!\(textOfFolded(prefix.expression))"
  }
  if let tuple = node.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
    return textOfFolded(only.expression)
  }
  return node.textOfTokens
}
