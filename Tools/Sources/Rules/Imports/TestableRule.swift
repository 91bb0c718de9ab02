public import Model

/// Finds `@testable import` in product code.
public struct TestableRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "testable",
    summary: "only test targets import with @testable",
    why: """
      A product that reads another module's internals depends on what its author may change at any time, and does not \
      build for release.
      """,
    mend: "Make public what is needed, or move the code into the module that it reads.",
    broken: "@testable import Domain  // in a product target",
    kept: "import Domain"
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    context.graph.nodes.filter { $0.target.declaration.kind != .test }.flatMap { node in
      context.graph.imports(of: node).filter { $0.declaration.has("testable") }.map { step in
        Finding(
          self,
          at: step,
          message: "\(node.target.name) is no test target and imports \(step.declaration.module) with @testable"
        )
      }
    }
  }
}
