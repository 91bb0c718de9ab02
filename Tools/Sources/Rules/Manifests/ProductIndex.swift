import Model

/// Looks up targets and products of the repository by name.
struct ProductIndex: Sendable {
  private struct Name: Hashable {
    let package: String
    let name: String
  }

  private struct Product: Sendable {
    let package: Package
    let targets: [Int]
  }

  private let targets: [Name: Int]
  /// By name, in package order.
  private let products: [String: [Product]]

  init(_ repository: Repository, _ graph: ModuleGraph) {
    let names = graph.nodes.map { (Name(package: $0.package.location, name: $0.target.name), $0.index) }
    let targets = Dictionary(names, uniquingKeysWith: { first, _ in first })
    var products: [String: [Product]] = [:]
    let packages = repository.packages.filter { $0.kind == .swiftPackage }
    let projects = repository.packages.filter { $0.kind == .xcodeProject }
    // Every target of a project is a product for others, but one of a package is more likely meant.
    for package in packages + projects {
      for product in package.manifest.products {
        products[product.name, default: []].append(
          Product(
            package: package,
            targets: product.targets.compactMap { targets[Name(package: package.location, name: $0)] }.sorted()
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
    guard let products = products[name]?.filter({ user.canUse($0.package) }), !products.isEmpty else { return nil }
    guard let package else {
      let paths = Set(user.manifest.dependencies.compactMap { user.path(ofDependency: $0.identity) })
      return (products.first { paths.contains($0.package.location) } ?? products.first)?.targets
    }
    let identity = package.lowercased()
    if let path = user.path(ofDependency: package), let product = products.first(where: { $0.package.location == path })
    {
      return product.targets
    }
    return products.first { $0.package.identity == identity || $0.package.manifest.name == package }?.targets
  }
}
