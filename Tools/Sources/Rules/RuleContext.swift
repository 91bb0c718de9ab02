public import Model

/// The input of rules.
public struct RuleContext: Sendable {
  public let repository: Repository
  public let configuration: Configuration
  public let graph: ModuleGraph
  public let layers: LayerMap
  /// Whether declarations were read, not only imports.
  public let readsDeclarations: Bool
  let types: TypeIndex
  let products: ProductIndex

  public init(repository: Repository, configuration: Configuration) {
    self.repository = repository
    self.configuration = configuration
    readsDeclarations = repository.files.contains { $0.facts.declarations != nil }
    graph = ModuleGraph(repository)
    layers = LayerMap(configuration, graph)
    types = TypeIndex(graph, layers, configuration.roles)
    products = ProductIndex(repository, graph)
  }
}
