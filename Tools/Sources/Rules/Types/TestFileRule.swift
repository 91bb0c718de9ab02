public import Model

/// Finds types that have no test file.
public struct TestFileRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "test-file",
    summary: "use cases, repositories and view models have a test file",
    why: "Where the test file has the type's name, its absence is seen at a glance, and by this rule.",
    mend: "Add `TYPETests.swift` to the test target.",
    broken: "final class ProductListViewModel {}  // and no ProductListViewModelTests.swift",
    kept: "@Suite struct ProductListViewModelTests {}",
    reads: .declarations
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let tests = context.graph.nodes.filter { $0.target.declaration.kind == .test }.flatMap(\.target.files).map(\.name)
      .filter { $0.hasSuffix("Tests.swift") }
    return context.types.entries(as: context.configuration.roles.tested)
      .filter { entry in !tests.contains { $0.hasPrefix(entry.simpleName) } }
      .map { entry in
        Finding(self, about: entry, message: "\(entry.type.name) has no \(entry.simpleName)Tests.swift")
      }
  }

  public func idle(in context: RuleContext) -> [IdleSetting] {
    idleRole(context.configuration.roles.tested, "tested", in: context)
  }
}
