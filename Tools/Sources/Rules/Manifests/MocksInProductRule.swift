import Model

struct MocksInProductRule: Rule {
  static let documentation = RuleDocumentation(
    name: "mocks-in-product",
    summary: "only tests and the listed targets depend on mocks",
    why: """
      Mocks in a release can be enabled by mistake, show made-up data as if it were real, and ship test data to \
      customers.
      """,
    fix: """
      Depend on mocks only from test targets, or list the target under `mocks: usedBy:` in `inward.yml` and keep the \
      mocks inside `#if DEBUG`.
      """,
    broken: #".target(name: "Presentation", dependencies: ["Domain", "Mocks"])"#,
    kept: #".testTarget(name: "PresentationTests", dependencies: ["Mocks", "Presentation"])"#
  )

  static func isConfigured(in configuration: Configuration) -> Bool { configuration.mocks != nil }

  func findings(in context: RuleContext) -> [Finding] {
    guard let policy = context.configuration.mocks else { return [] }
    let isMock = { (node: ModuleGraph.Node) in policy.targets.matches(node) }
    return context.graph.nodes.flatMap { node -> [Finding] in
      if node.kind == .test || isMock(node) || policy.usedBy.matches(node) { return [] }
      return context.provided[node.index].compactMap { provided in
        guard provided.targets.contains(where: { isMock(context.graph.nodes[$0]) }) else { return nil }
        let message = "\(node.target.name) depends on \(provided.dependency.name), but is product code"
        return Finding(self, at: node.place(of: provided.dependency), message: message)
      }
    }
  }

  func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    guard let policy = context.configuration.mocks else { return [] }
    return context.unmatched(policy.targets + policy.usedBy, after: " under `mocks` matches no target")
  }
}
