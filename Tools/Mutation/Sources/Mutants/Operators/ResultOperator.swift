import SwiftSyntax

/// A result becomes nil, empty or the opposite, if its type has such a value.
enum ResultOperator: MutationOperator {
  static func mutants(of node: Syntax, in context: MutationContext) -> [Mutant] {
    if let statement = node.as(ReturnStmtSyntax.self), let result = statement.expression {
      return statement.resultType.map { mutants(result, of: statement, type: $0, in: context) } ?? []
    }
    guard let item = node.as(CodeBlockItemSyntax.self), case .expr(let result) = item.item, item.mayBeValue else {
      return []
    }
    return item.resultType.map { mutants(result, of: result, type: $0, isImplicit: true, in: context) } ?? []
  }

  private static func mutants(
    _ result: ExprSyntax,
    of statement: some SyntaxProtocol,
    type: TypeSyntax,
    isImplicit: Bool = false,
    in context: MutationContext
  ) -> [Mutant] {
    if result.is(IfExprSyntax.self) || result.is(SwitchExprSyntax.self) { return [] }
    if type.trimmedDescription == "Bool" {
      if result.is(BooleanLiteralExprSyntax.self) { return [] }
      if let symbol = result.as(InfixOperatorExprSyntax.self)?.symbol, ["==", "!="].contains(symbol) { return [] }
      return [context.mutant(.result, result, .negated, as: "!(\(context.code(of: result)))")]
    }
    guard let value = type.emptyValue, value != context.code(of: result) else { return [] }
    // A branch of an `if` or `switch` that is the result is a value, and has no room for another statement.
    let isBranch = isImplicit && statement.ancestors.first { $0.isBranch || $0.isBody }?.isBranch == true
    let form = isBranch ? MutationForm.expression(value) : .result(value, isImplicit: isImplicit)
    return [context.mutant(.result, statement, form, shown: context.code(of: result), as: value)]
  }
}

extension TypeSyntax {
  /// Nil, or empty, if the type says so.
  fileprivate var emptyValue: String? {
    if self.is(OptionalTypeSyntax.self) { return "nil" }
    if self.is(ArrayTypeSyntax.self) { return "[]" }
    if self.is(DictionaryTypeSyntax.self) { return "[:]" }
    return trimmedDescription == "String" ? #""""# : nil
  }
}

extension Syntax {
  fileprivate var isBody: Bool {
    switch kind {
    case .accessorBlock, .accessorDecl, .closureExpr, .functionDecl: true
    default: false
    }
  }

  fileprivate var isBranch: Bool { self.is(SwitchCaseSyntax.self) || self.is(IfExprSyntax.self) }
}
