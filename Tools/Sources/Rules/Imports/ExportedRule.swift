import Model

struct ExportedRule: Rule {
  static let documentation = RuleDocumentation(
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

  func findings(in context: RuleContext) -> [Finding] {
    context.findings { step, node in
      guard step.declaration.has("_exported"), step.destination != .itself,
        !context.configuration.umbrellas.matches(node)
      else { return nil }
      let message = "\(node.target.name) re-exports \(step.declaration.module), but is not an umbrella"
      return Finding(self, at: step.place, message: message)
    }
  }

  func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    context.unmatched(context.configuration.umbrellas, before: "the umbrella ", after: " matches no target")
  }
}
