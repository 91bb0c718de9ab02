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
    guard let package else { return products.first?.targets }
    let identity = package.lowercased()
    // A name that the manifest gives to a path, or the name of the path's folder.
    let declared = user.manifest.dependencies.first { $0.identity == identity || $0.name == package }
    if case .path(let path) = declared?.kind, let place = Self.joined(user.path, path) {
      if let product = products.first(where: { $0.path == place }) { return product.targets }
    }
    return products.first { $0.identity == identity || $0.manifestName == package }?.targets
  }

  /// A relative path from a folder of the repository, relative to the root, or `nil` if it leads out of it.
  private static func joined(_ folder: String, _ path: String) -> String? {
    if path.hasPrefix("/") { return nil }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}
