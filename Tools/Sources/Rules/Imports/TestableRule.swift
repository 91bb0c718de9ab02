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
    context.findings { step, node in
      // Files in no target may be tests.
      let mayTest = node.kind == .test || node.package.kind == .looseFiles
      guard !mayTest, step.declaration.has("testable") else { return nil }
      // Only debug builds can test.
      if step.declaration.condition?.evaluated({ $0 == .flag("DEBUG") ? false : nil }) == false { return nil }
      let imported = "\(node.target.name) imports \(step.declaration.module) with @testable"
      return Finding(self, at: step.place, message: "\(imported), but is not a test target")
    }
  }
}
