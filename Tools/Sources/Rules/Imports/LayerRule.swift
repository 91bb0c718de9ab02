public import Model

/// Finds imports that the layers do not allow.
public struct LayerRule: Rule {
  public static let documentation = RuleDocumentation(
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

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    context.graph.nodes.flatMap { node -> [Finding] in
      guard let layer = context.layers.layer(of: node) else { return [] }
      return context.graph.imports(of: node).compactMap { finding(for: $0, of: node, in: layer, context) }
    }
  }

  private func finding(
    for step: ModuleGraph.Import,
    of node: ModuleGraph.Node,
    in layer: Layer,
    _ context: RuleContext
  ) -> Finding? {
    guard
      case .target(let index) = step.destination,
      let other = context.layers.layer(ofTarget: index),
      !context.layers.may(layer, import: other)
    else { return nil }
    let allowed = layer.mayImport.map(\.text)
    return Finding(
      self,
      at: step,
      message: "\(layer.name) must not import \(other.name)\(step.nameOfModule(unless: other.name))",
      advice: allowed.isEmpty
        ? "\(layer.name) may import no other layer: declare a protocol there, and implement it in \(other.name)."
        : "\(layer.name) may import \(allowed.joined(separator: ", ")): declare a protocol there, or move the code.",
      related: [
        Finding.Related(
          location: SourceLocation(path: context.configuration.path, position: layer.position),
          message: "the layer \(layer.name) is declared here"
        )
      ]
    )
  }
}

extension ModuleGraph.Import {
  /// The module in parentheses, unless it is named like its layer.
  fileprivate func nameOfModule(unless layer: String) -> String {
    declaration.module == layer ? "" : " (\(declaration.module))"
  }
}
