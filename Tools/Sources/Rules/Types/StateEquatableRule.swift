public import Model

/// Finds states of screens that cannot be compared.
public struct StateEquatableRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "state-equatable",
    summary: "the states of screens are Equatable",
    why: """
      What cannot be compared cannot be tested by its value, and a host cannot tell whether there is anything new to \
      draw.
      """,
    mend: "Add `Equatable` to the state, and to what it holds.",
    broken: "enum State { case loading, loaded(ProductListViewData) }",
    kept: "enum State: Equatable, Sendable { case loading, loaded(ProductListViewData) }",
    reads: .declarations
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let index = context.types
    return index.entries(as: context.configuration.roles.states)
      .filter { [.struct, .enum, .class].contains($0.type.kind) }
      .filter { index.conformances(of: $0).isDisjoint(with: ["Equatable", "Hashable"]) }
      .map { Finding(self, about: $0, message: "the state \($0.type.name) is not Equatable") }
  }

  public func idle(in context: RuleContext) -> [IdleSetting] {
    idleRole(context.configuration.roles.states, "states", in: context)
  }
}
