import SwiftSyntax

extension SyntaxProtocol {
  /// The type of what a `return` at this place returns, if it is written down.
  var resultType: TypeSyntax? {
    for node in ancestors {
      if node.is(InfixOperatorExprSyntax.self) { return nil }
      if let closure = node.as(ClosureExprSyntax.self) { return closure.signature?.returnClause?.type }
      if let function = node.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type }
      if let subscripted = node.as(SubscriptDeclSyntax.self) { return subscripted.returnClause.type }
      if let accessor = node.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" { return nil }
      if let binding = node.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
    }
    return nil
  }
}

extension ExprSyntaxProtocol {
  /// Whether the expression is a result that is a text or an array.
  var isSequenceResult: Bool {
    guard let parent, parent.is(ReturnStmtSyntax.self) || parent.as(CodeBlockItemSyntax.self)?.mayBeValue == true,
      let type = resultType
    else { return false }
    return type.is(ArrayTypeSyntax.self) || type.trimmedDescription == "String"
  }
}
