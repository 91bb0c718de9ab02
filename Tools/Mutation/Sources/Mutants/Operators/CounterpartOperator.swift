import SwiftSyntax

/// A function or property becomes its opposite: `min` becomes `max`, `first` becomes `last`.
enum CounterpartOperator: MutationOperator {
  private static let pairs = [
    ("ceil", "floor"),
    ("dropFirst", "dropLast"),
    ("first", "last"),
    ("firstIndex", "lastIndex"),
    ("hasPrefix", "hasSuffix"),
    ("lowercased", "uppercased"),
    ("max", "min"),
    ("prefix", "suffix"),
    ("removeFirst", "removeLast"),
    ("union", "intersection"),
  ]
  private static let opposites = Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })

  static func mutants(of node: Syntax, in context: MutationContext) -> [Mutant] {
    if let call = node.as(FunctionCallExprSyntax.self), let name = call.calledName, call.maySubstitute,
      call.hasCounterpart
    {
      return mutants(call, name, context)
    }
    guard let access = node.as(MemberAccessExprSyntax.self), access.base != nil, access.maySubstitute,
      ["first", "last"].contains(access.declName.baseName.text),
      access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(access).id,
      access.parent?.is(KeyPathExprSyntax.self) != true
    else { return [] }
    return mutants(access, access.declName.baseName, context)
  }

  private static func mutants(
    _ node: some ExprSyntaxProtocol,
    _ name: TokenSyntax,
    _ context: MutationContext
  ) -> [Mutant] {
    guard let opposite = opposites[name.text], !node.isInPattern else { return [] }
    return [context.mutant(.counterpart, node, to: context.code(of: node, replacing: name, with: opposite))]
  }
}

extension FunctionCallExprSyntax {
  /// `prefix(while:)` has no opposite.
  fileprivate var hasCounterpart: Bool {
    guard name == "prefix" || name == "suffix" else { return true }
    return trailingClosure == nil && arguments.allSatisfy { $0.label == nil }
  }

  fileprivate var calledName: TokenSyntax? {
    if let access = calledExpression.as(MemberAccessExprSyntax.self), access.base != nil {
      return access.declName.baseName
    }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
  }
}
