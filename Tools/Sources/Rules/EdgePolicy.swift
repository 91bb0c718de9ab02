public import Model

/// Whether the layers allow an import; `layer` and `external` report those that they do not.
public struct EdgePolicy {
  private let context: RuleContext

  public init(_ context: RuleContext) {
    self.context = context
  }

  /// A target in no layer is held to nothing here; `exhaustive` reports it.
  public func allows(_ step: ModuleGraph.Import, from node: ModuleGraph.Node) -> Bool {
    guard let layer = context.layers.layer(of: node) else { return true }
    switch step.destination {
    case .itself: return true
    case .outside(let module): return ExternalRule.implicit.contains(module) || layer.external.matches(module)
    case .target(let index):
      return context.layers.layer(ofTarget: index).map { context.layers.may(layer, import: $0) } ?? true
    }
  }
}
