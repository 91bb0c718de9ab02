public import Model

/// What rules look at.
public struct RuleContext: Sendable {
  public let repository: Repository
  public let configuration: Configuration
  public let graph: ModuleGraph
  public let layers: LayerMap
  /// The modules of each product of other packages, as far as those packages could be read.
  public let products: ProductCatalog

  public init(repository: Repository, configuration: Configuration, products: ProductCatalog = ProductCatalog()) {
    self.repository = repository
    self.configuration = configuration
    self.products = products
    graph = ModuleGraph(repository)
    layers = LayerMap(configuration, graph)
  }
}

/// Which modules a product of a package from elsewhere brings.
public struct ProductCatalog: Sendable {
  private var modules: [Key: [String]]

  public init() {
    modules = [:]
  }

  /// - Parameter manifests: The manifests of the packages, by identity.
  public init(_ manifests: [String: Manifest]) {
    modules = [:]
    for (package, manifest) in manifests {
      for product in manifest.products {
        modules[Key(product: product.name, package: package)] = product.targets.map(Target.moduleName)
      }
    }
  }

  /// The modules of a product, or `nil` where its package is not known.
  public func modules(ofProduct product: String, package: String?) -> [String]? {
    if let package { return modules[Key(product: product, package: package.lowercased())] }
    return modules.first { $0.key.product == product }?.value
  }

  /// Whether some product of these packages brings the module.
  public func provides(_ module: String) -> Bool { modules.values.contains { $0.contains(module) } }

  private struct Key: Hashable, Sendable {
    let product: String
    let package: String
  }
}
