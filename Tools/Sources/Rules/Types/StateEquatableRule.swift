public import Model

/// Finds screen states that are not Equatable.
public struct StateEquatableRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "state-equatable",
    summary: "screen states are Equatable",
    why: """
      Tests cannot compare a state that is not Equatable, and hosts cannot tell whether there is anything new to draw.
      """,
    fix: "Add `Equatable` to the state and to the types of its values.",
    broken: "enum State { case loading, loaded(ProductListViewData) }",
    kept: "enum State: Equatable, Sendable { case loading, loaded(ProductListViewData) }",
    reads: .declarations { $0.roles.states != nil }
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let index = context.types
    return index.entries(as: context.configuration.roles.states)
      .filter { [.struct, .enum, .class].contains($0.type.kind) }
      // Swift makes such an enum Equatable by itself.
      .filter { $0.type.kind != .enum || $0.type.hasAssociatedValues }
      .filter { !index.conforms($0, to: ["Comparable", "Equatable", "Hashable", "SetAlgebra", "Strideable"]) }
      .map { Finding(self, about: $0, message: "the state \($0.type.name) is not Equatable") }
  }

  public func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    unmatchedRole(context.configuration.roles.states, "states", in: context)
  }
}
