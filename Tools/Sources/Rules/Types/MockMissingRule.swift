public import Model

/// Finds protocols that have no mock.
public struct MockMissingRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "mock-missing",
    summary: "ports have a mock",
    why: "Without a mock, every test that needs one defines its own.",
    fix: "Add a type to the mocks that conforms to the protocol.",
    broken: "public protocol ProductRepository {}  // and nothing in Mocks conforms to it",
    kept: "public struct MockProductRepository: ProductRepository {}",
    reads: .declarations { $0.roles.mocked != nil }
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    guard let policy = context.configuration.mocks else { return [] }
    let index = context.types
    let mocked = Set(index.entries.filter { policy.targets.matches($0.node) }.flatMap(\.type.conformances))
    return index.entries(as: context.configuration.roles.mocked)
      .filter { $0.type.kind == .protocol && !mocked.contains($0.simpleName) }
      .map { Finding(self, about: $0, message: "nothing in \(policy.names) conforms to \($0.type.name)") }
  }

  public func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    unmatchedRole(context.configuration.roles.mocked, "mocked", in: context)
  }
}

extension MockPolicy {
  fileprivate var names: String { targets.map(\.text).joined(separator: ", ") }
}
