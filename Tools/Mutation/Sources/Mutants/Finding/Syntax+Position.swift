import SwiftSyntax

extension SyntaxProtocol {
  /// The declaration in a type or a file that has this node.
  var member: Syntax {
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(MemberBlockItemSyntax.self) { return node }
      if parent.is(CodeBlockItemSyntax.self), parent.parent?.parent?.is(SourceFileSyntax.self) == true { return node }
      node = parent
    }
    return node
  }

  /// The nodes around this one, the nearest first.
  var ancestors: some Sequence<Syntax> {
    sequence(first: Syntax(self)) { $0.parent }.dropFirst()
  }

  /// Whether the node is a pattern that a value is compared with.
  var isInPattern: Bool {
    ancestors.prefix { !$0.is(CodeBlockItemSyntax.self) }.contains { $0.is(ExpressionPatternSyntax.self) }
  }

  /// Whether the node is inside an initializer, and not in a closure there.
  var isInInitializer: Bool {
    ancestors.first { [.closureExpr, .functionDecl, .initializerDecl].contains($0.kind) }?.kind == .initializerDecl
  }
}

extension ExprSyntaxProtocol {
  /// Whether the expression may stand in parentheses: `a?.b` in `a?.b.c` may not, nor may what is assigned to.
  var maySubstitute: Bool {
    var node = Syntax(self)
    var isInChain = false
    while let parent = node.parent, parent.isPostfix(of: node) {
      node = parent
      isInChain = true
    }
    if isInChain, hasOptionalLink { return false }
    if node.parent?.is(InOutExprSyntax.self) == true { return false }
    if let infix = node.parent?.as(InfixOperatorExprSyntax.self), infix.isAssignment {
      return infix.leftOperand.id != node.id
    }
    return true
  }

  /// Whether a `?` on the way to the first name of the chain can end it early.
  private var hasOptionalLink: Bool {
    var node: ExprSyntax? = ExprSyntax(self)
    while let current = node {
      if current.is(OptionalChainingExprSyntax.self) { return true }
      node =
        current.as(MemberAccessExprSyntax.self)?.base
        ?? current.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? current.as(SubscriptCallExprSyntax.self)?.calledExpression
        ?? current.as(ForceUnwrapExprSyntax.self)?.expression
    }
    return false
  }
}

extension Syntax {
  /// Whether this node continues a chain that a part begins: `a.b` continues `a`.
  fileprivate func isPostfix(of part: Syntax) -> Bool {
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.id == part.id }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == part.id }
    if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.id == part.id }
    return self.is(OptionalChainingExprSyntax.self) || self.is(ForceUnwrapExprSyntax.self)
  }
}

extension InfixOperatorExprSyntax {
  /// The operator, if it is not `=` or an arrow.
  var symbol: String? { self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text }

  /// Whether it is `=`, or an operator such as `+=`.
  var isAssignment: Bool {
    if self.operator.is(AssignmentExprSyntax.self) { return true }
    guard let symbol else { return false }
    return symbol.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(symbol)
  }
}
