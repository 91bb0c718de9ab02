public import Model

/// Finds `@_exported import` outside umbrellas.
public struct ExportedRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "exported",
    summary: "only umbrella targets re-export other modules",
    why: """
      Whoever imports a module that re-exports another gets both, without a line that says so: the imports no longer \
      tell what a file depends on.
      """,
    mend: "Import the module where it is used, or name the target under `umbrellas` in `inward.yml`.",
    broken: "@_exported import Domain",
    kept: "public import Domain"
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let umbrellas = context.configuration.umbrellas
    return context.graph.nodes.filter { !umbrellas.matches($0) }.flatMap { node in
      context.graph.imports(of: node).filter { $0.declaration.has("_exported") }.map { step in
        Finding(self, at: step, message: "\(node.target.name) is no umbrella and re-exports \(step.declaration.module)")
      }
    }
  }

  public func idle(in context: RuleContext) -> [IdleSetting] {
    context.configuration.umbrellas.filter { pattern in !context.graph.nodes.contains { pattern.matches($0) } }
      .map { IdleSetting(position: $0.position, message: "the umbrella `\($0.text)` matches no target") }
  }
}
