public import Model

/// Finds imports that the layer table does not allow.
public struct LayerRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "layer",
    summary: "a module imports only the layers that its own may import",
    why: """
      Dependencies point inward. One import against that direction ties a rule of the business to a database or to a \
      screen, and every test of it then needs both.
      """,
    mend: """
      Declare a protocol in the inner layer and implement it in the outer one, or move what is needed inward. Where the \
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
      message: "\(layer.name) may not import \(other.name)\(step.nameOfModule(unless: other.name))",
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
  /// The module in parentheses, where it is not called as its layer is.
  fileprivate func nameOfModule(unless layer: String) -> String {
    declaration.module == layer ? "" : " (\(declaration.module))"
  }
}
