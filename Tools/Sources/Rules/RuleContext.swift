public import Model

/// What rules look at.
public struct RuleContext: Sendable {
  public let repository: Repository
  public let configuration: Configuration
  public let graph: ModuleGraph
  public let layers: LayerMap
  /// Whether the files' declarations were read, and not only their imports.
  public let readsDeclarations: Bool
  /// The types that those declare.
  let types: TypeIndex
  /// What manifests can depend on.
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
