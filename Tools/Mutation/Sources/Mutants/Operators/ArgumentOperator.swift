import SwiftSyntax

/// An argument is left out, so that the parameter has its default.
enum ArgumentOperator: MutationOperator {
  static func mutants(of node: Syntax, in context: MutationContext) -> [Mutant] {
    guard let call = node.as(FunctionCallExprSyntax.self), let name = call.declaredName, !call.isInPattern,
      call.maySubstitute
    else { return [] }
    let arguments = Array(call.arguments)
    let labels = arguments.map { $0.label?.text ?? "_" }
    return arguments.indices.compactMap { index in
      guard let value = context.defaults.value(of: index, in: labels, name: name),
        value != context.code(of: arguments[index].expression)
      else { return nil }
      let argument = context.code(of: arguments[index]).trimmingComma
      let rest = arguments.enumerated().filter { $0.offset != index }.map { context.code(of: $0.element).trimmingComma }
      let code = context.code(of: call, replacing: call.arguments, with: rest.joined(separator: ", "))
      return context.mutant(.argument, call, .expression(code), shown: "\(name)(… \(argument))", as: "\(name)(…)")
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name of the function, or of the type that is created.
  fileprivate var declaredName: String? {
    if let access = calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" {
      return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    return name
  }
}

extension String {
  fileprivate var trimmingComma: String { hasSuffix(",") ? String(dropLast()) : self }
}
