public import Model

/// What rules look at.
public struct RuleContext: Sendable {
  public let repository: Repository
  public let configuration: Configuration
  public let graph: ModuleGraph
  public let layers: LayerMap

  public init(repository: Repository, configuration: Configuration) {
    self.repository = repository
    self.configuration = configuration
    graph = ModuleGraph(repository)
    layers = LayerMap(configuration, graph)
  }
}
