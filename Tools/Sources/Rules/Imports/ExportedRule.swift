public import Model

/// Finds `@_exported import` outside umbrella targets.
public struct ExportedRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "exported",
    summary: "only umbrella targets re-export other modules",
    why: """
      Importing a module that re-exports another one makes both available, so the imports no longer show what a file \
      depends on.
      """,
    fix: "Import the module where it is used, or add the target to `umbrellas` in `inward.yml`.",
    broken: "@_exported import Domain",
    kept: "public import Domain"
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let umbrellas = context.configuration.umbrellas
    return context.graph.nodes.filter { !umbrellas.matches($0) }.flatMap { node in
      context.graph.imports(of: node).filter { $0.declaration.has("_exported") }.map { step in
        Finding(
          self,
          at: step,
          message: "\(node.target.name) re-exports \(step.declaration.module), but is not an umbrella"
        )
      }
    }
  }

  public func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    context.configuration.umbrellas.filter { pattern in !context.graph.nodes.contains { pattern.matches($0) } }
      .map { UnmatchedSetting(position: $0.position, message: "the umbrella `\($0.text)` matches no target") }
  }
}
