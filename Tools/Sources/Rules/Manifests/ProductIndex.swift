import Model

/// Looks up targets and products of the repository by name.
struct ProductIndex: Sendable {
  private struct Name: Hashable {
    let package: String
    let name: String
  }

  private struct Product: Sendable {
    let path: String
    let identity: String
    let manifestName: String
    let targets: [Int]
  }

  private let targets: [Name: Int]
  /// By name, in package order.
  private let products: [String: [Product]]

  init(_ repository: Repository, _ graph: ModuleGraph) {
    let names = graph.nodes.map { (Name(package: $0.package.path, name: $0.target.name), $0.index) }
    let targets = Dictionary(names, uniquingKeysWith: { first, _ in first })
    var products: [String: [Product]] = [:]
    for package in repository.packages {
      for product in package.manifest.products {
        products[product.name, default: []].append(
          Product(
            path: package.path,
            identity: package.identity,
            manifestName: package.manifest.name,
            targets: product.targets.compactMap { targets[Name(package: package.path, name: $0)] }.sorted()
          )
        )
      }
    }
    self.targets = targets
    self.products = products
  }

  func target(_ name: String, ofPackageAt path: String) -> Int? {
    targets[Name(package: path, name: name)]
  }

  /// The targets of a product, or `nil` if no package of the repository has it.
  ///
  /// - Parameters:
  ///   - package: The package's name, or `nil` for any package.
  ///   - user: The package whose target uses the product.
  func targets(ofProduct name: String, package: String?, of user: Package) -> [Int]? {
    guard let products = products[name] else { return nil }
    guard let package else {
      let paths = Set(user.manifest.dependencies.compactMap { user.path(ofDependency: $0.identity) })
      return (products.first { paths.contains($0.path) } ?? products.first)?.targets
    }
    let identity = package.lowercased()
    if let path = user.path(ofDependency: package), let product = products.first(where: { $0.path == path }) {
      return product.targets
    }
    return products.first { $0.identity == identity || $0.manifestName == package }?.targets
  }
}
