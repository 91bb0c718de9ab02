import SwiftOperators
import SwiftParser
package import SwiftSyntax

/// Finds every mutant of a file.
package struct MutantFinder {
  static let operators: [any MutationOperator.Type] = [
    ArgumentOperator.self,
    ArithmeticOperator.self,
    AssignmentOperator.self,
    BooleanOperator.self,
    CallOperator.self,
    CoalescingOperator.self,
    ConditionOperator.self,
    CounterpartOperator.self,
    ElementOperator.self,
    LogicalOperator.self,
    NumberOperator.self,
    RelationalOperator.self,
    ResultOperator.self,
    TextOperator.self,
  ]

  private let defaults: DefaultArguments

  /// - Parameter sources: The parsed files whose functions may be called.
  package init(sources: [SourceFileSyntax] = []) {
    defaults = DefaultArguments(of: sources)
  }

  /// - Parameter path: The file, relative to the repository's root.
  package func mutants(of text: String, path: String) -> [Mutant] {
    let tree = Parser.parse(source: text)
    // An operator that is not Swift's own is left as it is.
    let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
    let visitor = Visitor(MutationContext(source: SourceText(path: path, text: text), defaults: defaults))
    visitor.walk(folded)
    return visitor.mutants
  }
}

private final class Visitor: SyntaxAnyVisitor {
  let context: MutationContext
  var mutants: [Mutant] = []

  init(_ context: MutationContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if node.isNotCodeAtRunTime { return .skipChildren }
    for mutationOperator in MutantFinder.operators { mutants += mutationOperator.mutants(of: node, in: context) }
    return .visitChildren
  }
}
