public import Model

/// Finds types without a test file.
public struct TestFileRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "test-file",
    summary: "use cases, repositories and view models have a test file",
    why: "If test files are named after types, a missing one is easy to see, and this rule reports it.",
    fix: "Add `TYPETests.swift` to the test target.",
    broken: "final class ProductListViewModel {}  // without ProductListViewModelTests.swift",
    kept: "@Suite struct ProductListViewModelTests {}",
    reads: .declarations { $0.roles.tested != nil }
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let tests = context.graph.nodes.filter { $0.target.declaration.kind == .test }.flatMap(\.target.files)
      .map { $0.name.prefix { !".+".contains($0) } }
    let names = Set(tests)
    return context.types.entries(as: context.configuration.roles.tested)
      // Only a manifest or a project says which files are tests.
      .filter { $0.node.package.kind != .looseFiles && !names.contains("\($0.simpleName)Tests") }
      .map { entry in
        Finding(self, about: entry, message: "\(entry.type.name) has no \(entry.simpleName)Tests.swift")
      }
  }

  public func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    unmatchedRole(context.configuration.roles.tested, "tested", in: context)
  }
}
