import Model

struct TestableRule: Rule {
  static let documentation = RuleDocumentation(
    name: "testable",
    summary: "only test targets use @testable import",
    why: "Product code that uses another module's internals breaks when they change, and does not build for release.",
    fix: "Make the needed declarations public, or move the code into the module that it uses.",
    broken: "@testable import Domain  // in a product target",
    kept: "import Domain"
  )

  func findings(in context: RuleContext) -> [Finding] {
    // Files in no target may be tests.
    context.graph.nodes.filter { $0.target.declaration.kind != .test && $0.package.kind != .looseFiles }.flatMap {
      node in
      context.graph.imports(of: node).filter { $0.declaration.has("testable") && !$0.isOnlyInDebugBuilds }.map { step in
        let imported = "\(node.target.name) imports \(step.declaration.module) with @testable"
        return Finding(self, at: step.place, message: "\(imported), but is not a test target")
      }
    }
  }
}

extension ModuleGraph.Import {
  /// Whether it needs `DEBUG`, as only debug builds can test.
  fileprivate var isOnlyInDebugBuilds: Bool {
    declaration.condition?.evaluated { $0 == .flag("DEBUG") ? false : nil } == false
  }
}
