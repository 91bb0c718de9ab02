public import Model

/// Whether the layers allow an import; the rules `layer` and `external` report forbidden ones.
public struct EdgePolicy {
  private let context: RuleContext

  public init(_ context: RuleContext) {
    self.context = context
  }

  /// Targets in no layer may import anything; the rule `exhaustive` reports them.
  public func allows(_ step: ModuleGraph.Import, from node: ModuleGraph.Node) -> Bool {
    guard let layer = context.layers.layer(of: step.path, in: node) else { return true }
    switch step.destination {
    case .itself: return true
    case .external(let module): return ExternalRule.implicit.contains(module) || layer.external.matches(module)
    case .target(let index):
      return context.layers.layer(ofTarget: index).map { context.layers.may(layer, import: $0) } ?? true
    }
  }
}
