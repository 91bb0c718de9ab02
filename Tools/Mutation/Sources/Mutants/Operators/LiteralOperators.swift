import SwiftSyntax

/// `true` becomes `false`. The compiler knows that `while true` never ends, so it stays.
enum BooleanOperator: MutationOperator {
  static func mutants(of node: Syntax, in context: MutationContext) -> [Mutant] {
    guard let literal = node.as(BooleanLiteralExprSyntax.self), literal.parent?.is(ConditionElementSyntax.self) == false
    else { return [] }
    return [context.mutant(.boolean, literal, to: literal.literal.text == "true" ? "false" : "true")]
  }
}

/// `n` becomes `n + 1`.
enum NumberOperator: MutationOperator {
  static func mutants(of node: Syntax, in context: MutationContext) -> [Mutant] {
    if let literal = node.as(IntegerLiteralExprSyntax.self), let number = integer(literal.literal.text) {
      return [context.mutant(.number, literal, to: String(number + 1))]
    }
    guard let literal = node.as(FloatLiteralExprSyntax.self) else { return [] }
    guard let number = Double(literal.literal.text.filter { $0 != "_" }) else { return [] }
    return [context.mutant(.number, literal, to: String(number + 1))]
  }

  /// The value of a literal in any base, if it is small enough to have a successor.
  private static func integer(_ literal: String) -> Int? {
    let digits = literal.filter { $0 != "_" }
    let number =
      switch digits.prefix(2) {
      case "0x": Int(digits.dropFirst(2), radix: 16)
      case "0o": Int(digits.dropFirst(2), radix: 8)
      case "0b": Int(digits.dropFirst(2), radix: 2)
      default: Int(digits)
      }
    return number.flatMap { $0 < .max ? $0 : nil }
  }
}

/// `[a, b]` becomes `[a]`, and the same with each other element.
enum ElementOperator: MutationOperator {
  static func mutants(of node: Syntax, in context: MutationContext) -> [Mutant] {
    guard let array = node.as(ArrayExprSyntax.self), !array.isInPattern, array.maySubstitute, !array.isType else {
      return []
    }
    let elements = array.elements.map { context.code(of: $0.expression) }
    return elements.indices.map { index in
      let rest = elements.enumerated().filter { $0.offset != index }.map(\.element)
      let changed = "[" + rest.joined(separator: ", ") + "]"
      let shown = rest.isEmpty ? "[]" : "without \(elements[index])"
      return context.mutant(.element, array, .expression(changed), as: shown)
    }
  }
}

extension ArrayExprSyntax {
  /// Whether it is the type in `[Int]()` or `[Int].self`.
  fileprivate var isType: Bool {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == ExprSyntax(self).id }
    return parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.self)
  }
}
