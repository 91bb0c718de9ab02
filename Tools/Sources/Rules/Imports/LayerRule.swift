import Model

struct LayerRule: Rule {
  static let documentation = RuleDocumentation(
    name: "layer",
    summary: "a module imports only layers that its own layer may import",
    why: """
      Dependencies point inward. A single import in the other direction ties business rules to a database or a screen, \
      and every test of them then needs both.
      """,
    fix: """
      Declare a protocol in the inner layer and implement it in the outer one, or move the needed code inward. If the \
      edge is right, add the layer to `mayImport` in `inward.yml`.
      """,
    broken: """
      // Packages/Presentation, where `mayImport: [Domain]`
      import Data
      """,
    kept: """
      // Packages/Presentation
      import Domain
      """
  )

  static func reads(_ configuration: Configuration) -> SourceDepth {
    configuration.layers.contains { !$0.paths.isEmpty } ? .declarations : .imports
  }

  func findings(in context: RuleContext) -> [Finding] {
    context.findings { finding(for: $0, of: $1, context) } + context.graph.nodes.flatMap { findingsInside($0, context) }
  }

  /// What a file uses of another layer in the same target, which needs no import.
  private func findingsInside(_ node: ModuleGraph.Node, _ context: RuleContext) -> [Finding] {
    guard context.layers.hasPaths else { return [] }
    let files = node.target.files
    let parts = files.map { context.layers.layer(of: $0.path, in: node)?.name }
    return foreignUses(in: files, parts: parts).compactMap { use in
      guard let layer = context.layers.layer(of: use.file.path, in: node), !layer.mayImport(layer: use.other) else {
        return nil
      }
      return Finding(
        self,
        at: use.mention.place(in: use.file),
        message: "\(layer.name) must not use \(use.mention.name) of \(use.other)",
        related: [declaration(of: layer, context)],
        subject: "\(use.mention.name) of \(use.other)"
      )
    }
  }

  private func finding(for step: ModuleGraph.Import, of node: ModuleGraph.Node, _ context: RuleContext) -> Finding? {
    guard
      case .target(let index) = step.destination,
      !context.layersAllow(step, from: node),
      let layer = context.layers.layer(of: step.path, in: node),
      let other = context.layers.layers(ofTarget: index).first
    else { return nil }
    let module = step.declaration.module == other.name ? "" : " (\(step.declaration.module))"
    let allowed = layer.layer.mayImport.map(\.text)
    return Finding(
      self,
      at: step.place,
      message: "\(layer.name) must not import \(other.name)\(module)",
      advice: allowed.isEmpty
        ? "\(layer.name) may import no other layer: declare a protocol there, and implement it in \(other.name)."
        : "\(layer.name) may import \(allowed.joined(separator: ", ")): declare a protocol there, or move the code.",
      related: [declaration(of: layer, context)]
    )
  }

  private func declaration(of layer: LayerMap.Entry, _ context: RuleContext) -> Finding.Related {
    context.configuration.related(layer.layer.position, "the layer \(layer.name) is declared here")
  }

  func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    context.configuration.layers.flatMap { layer in
      layer.paths.compactMap { path in
        let files = context.files.filter { path.covers($0.path) }
        let owners = files.compactMap { context.layers.layer(at: $0.path)?.name }
        if owners.contains(layer.name) { return nil }
        let matched = owners.first.map { "only files of an earlier layer, \($0)" } ?? "no file"
        return UnmatchedSetting(path, "`\(path.text)` of the layer \(layer.name) matches \(matched)")
      }
    }
  }
}
