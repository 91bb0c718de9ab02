import SwiftSyntax

extension CodeBlockItemSyntax {
  /// Whether the item may be the value of the block that it is in, as in a function without `return`.
  var mayBeValue: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let block = list.parent else {
      return false
    }
    if let closure = block.as(ClosureExprSyntax.self) { return !closure.returnsNothing }
    if block.is(AccessorBlockSyntax.self) { return true }
    if let branch = block.as(SwitchCaseSyntax.self) { return branch.isInValue }
    guard let owner = block.parent else { return false }
    if let function = owner.as(FunctionDeclSyntax.self) { return function.signature.returnsValue }
    if let accessor = owner.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
    if owner.is(IfExprSyntax.self) { return owner.isInValue }
    return false
  }
}

extension SyntaxProtocol {
  /// Whether the `if` or `switch` around this node may be a value.
  fileprivate var isInValue: Bool {
    var node = Syntax(self)
    while node.isPartOfChoice, let parent = node.parent {
      if let item = parent.as(CodeBlockItemSyntax.self) { return item.mayBeValue }
      node = parent
    }
    // `let a = if …` and `return switch …`
    return true
  }

  private var isPartOfChoice: Bool {
    switch kind {
    case .expressionStmt, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl, .ifExpr, .switchCase, .switchCaseList,
      .switchExpr:
      true
    default: false
    }
  }
}

extension FunctionSignatureSyntax {
  var returnsValue: Bool {
    guard let type = returnClause?.type.trimmedDescription else { return false }
    return type != "Void" && type != "()"
  }
}

extension ClosureExprSyntax {
  /// Whether the closure's only statement is certainly no value: the function that is called takes no result of it.
  var returnsNothing: Bool {
    if let clause = signature?.returnClause { return clause.type.trimmedDescription == "Void" }
    guard let call = ancestors.first(where: { $0.is(FunctionCallExprSyntax.self) })?.as(FunctionCallExprSyntax.self),
      call.trailingClosure?.id == id
    else { return false }
    return ["Task", "async", "forEach"].contains(call.name)
  }
}

extension FunctionCallExprSyntax {
  /// The last part of the called name: `f` in `a.b.f()`.
  var name: String? {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
      .as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
