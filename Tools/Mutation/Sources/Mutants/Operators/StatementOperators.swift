import SwiftSyntax

/// A call whose result nobody uses is removed.
enum CallOperator: MutationOperator {
  static func mutants(of node: Syntax, in context: MutationContext) -> [Mutant] {
    guard let item = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = item.item else { return [] }
    let (isDiscarded, call) = expression.call
    guard let call, isDiscarded || !item.mayBeValue, !call.mustStay else { return [] }
    return [context.mutant(.call, expression, .removed, as: "nothing")]
  }
}

/// An assignment is removed.
enum AssignmentOperator: MutationOperator {
  static func mutants(of node: Syntax, in context: MutationContext) -> [Mutant] {
    guard let item = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = item.item,
      let infix = expression.withoutMarks.as(InfixOperatorExprSyntax.self), infix.isAssignment,
      !infix.leftOperand.is(DiscardAssignmentExprSyntax.self), !infix.mayBeFirst
    else { return [] }
    return [context.mutant(.assignment, expression, .removed, as: "nothing")]
  }
}

extension ExprSyntax {
  /// The expression after `try` and `await`.
  var withoutMarks: ExprSyntax {
    if let marked = self.as(TryExprSyntax.self) { return marked.expression.withoutMarks }
    if let marked = self.as(AwaitExprSyntax.self) { return marked.expression.withoutMarks }
    return self
  }

  /// The call that this statement is, and whether it discards the result with `_ =`.
  fileprivate var call: (isDiscarded: Bool, FunctionCallExprSyntax?) {
    let plain = withoutMarks
    if let infix = plain.as(InfixOperatorExprSyntax.self), infix.leftOperand.is(DiscardAssignmentExprSyntax.self) {
      return (true, infix.rightOperand.call.1)
    }
    let chain = plain.as(OptionalChainingExprSyntax.self)?.expression ?? plain
    return (false, chain.as(FunctionCallExprSyntax.self))
  }
}

extension FunctionCallExprSyntax {
  /// Whether the compiler needs the call: it ends a path, it initializes `self`, or it is a value without its type.
  fileprivate var mustStay: Bool {
    if let name, stops.contains(name) { return true }
    guard let access = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    guard let receiver = access.base?.trimmedDescription else { return true }
    return access.declName.baseName.text == "init" && ["self", "super"].contains(receiver)
  }
}

extension InfixOperatorExprSyntax {
  /// Whether the assignment may be the one that initializes a property or a constant.
  fileprivate var mayBeFirst: Bool {
    guard self.operator.is(AssignmentExprSyntax.self) else { return false }
    if let access = leftOperand.as(MemberAccessExprSyntax.self) {
      return access.base?.trimmedDescription == "self" && isInInitializer
    }
    guard let name = leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return leftOperand.is(TupleExprSyntax.self)
    }
    if isInInitializer || name == "self" { return true }
    return ancestors.compactMap { $0.as(CodeBlockItemListSyntax.self) }.contains { $0.declaresWithoutValue(name) }
  }
}

extension CodeBlockItemListSyntax {
  fileprivate func declaresWithoutValue(_ name: String) -> Bool {
    contains { item in
      guard let variable = item.item.as(VariableDeclSyntax.self) else { return false }
      return variable.bindings.contains {
        $0.initializer == nil && $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      }
    }
  }
}
