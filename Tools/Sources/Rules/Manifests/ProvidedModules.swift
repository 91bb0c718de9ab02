public import Model

/// An entry of a target's `dependencies:`.
public struct ProvidedModules: Sendable {
  public let dependency: TargetDependency
  /// Where imports of what it provides lead.
  public let destinations: [ModuleGraph.Destination]

  public var targets: [Int] { destinations.compactMap(\.target) }

  /// The package from outside the repository that it comes from, or `nil` if it is in the repository.
  var externalPackage: String? {
    targets.isEmpty ? (dependency.package ?? dependency.name).lowercased() : nil
  }
}

/// What is built before a target, as something that it depends on, directly or not, needs it.
struct ReachableModules {
  private(set) var destinations: Set<ModuleGraph.Destination> = []
  /// Whether nothing else is built, as far as manifests and projects tell, but for what plugins need. Settings may name
  /// modules and link more of them.
  private(set) var isCertain = true
  /// The names of plugins, which have dependencies as well.
  private(set) var plugins: Set<String> = []

  /// - Parameters:
  ///   - first: The entries of the target to follow, instead of all.
  ///   - entries: The entries of each target to follow, instead of all.
  init(
    of node: ModuleGraph.Node,
    through first: [ProvidedModules]? = nil,
    over entries: [[ProvidedModules]]? = nil,
    _ context: RuleContext
  ) {
    let entries = entries ?? context.provided
    var rest = [(node, first ?? entries[node.index])]
    while let (next, provided) = rest.popLast() {
      for entry in provided {
        // A project or package that was excluded or could not be read.
        let package = entry.dependency.package.flatMap(next.package.dependency)
        if package?.isLocal == true, entry.targets.isEmpty { isCertain = false }
        for destination in entry.destinations where destinations.insert(destination).inserted {
          guard let index = destination.target else { continue }
          let target = context.graph.nodes[index]
          if target.target.declaration.hasUnknownSettings { isCertain = false }
          plugins.formUnion(target.target.declaration.plugins)
          rest.append((target, entries[index]))
        }
      }
    }
  }
}

/// Looks up targets and products of the repository by name.
struct ProductIndex {
  /// By the location of the package, and by name.
  private let targets: [String: [String: Int]]
  /// By name, in package order.
  private var products: [String: [(package: Package, targets: [Int])]] = [:]

  init(_ repository: Repository, _ nodes: [ModuleGraph.Node]) {
    targets = Dictionary(grouping: nodes, by: \.package.location).mapValues { nodes in
      Dictionary(nodes.map { ($0.target.name, $0.index) }) { first, _ in first }
    }
    let packages = repository.packages.filter { $0.kind == .swiftPackage }
    let projects = repository.packages.filter { $0.kind == .xcodeProject }
    // Every target of a project is a product for others, but one of a package is more likely meant.
    for package in packages + projects {
      for product in package.manifest.products {
        let own = product.targets.compactMap { targets[package.location]?[$0] }
        products[product.name, default: []].append((package, own.sorted()))
      }
    }
  }

  func provided(to node: ModuleGraph.Node) -> [ProvidedModules] {
    node.target.declaration.dependencies.map { dependency in
      let sibling = dependency.kind == .product ? nil : targets[node.package.location]?[dependency.name].map { [$0] }
      let local = sibling ?? targets(ofProduct: dependency.name, package: dependency.package, of: node.package)
      // A product of an external package usually has its module's name.
      let external = ModuleGraph.Destination.external(Target.moduleName(for: dependency.name))
      return ProvidedModules(dependency: dependency, destinations: local?.map { .target($0) } ?? [external])
    }
  }

  /// The targets of a product that a target of a package uses, or `nil` if no package of the repository has it. Without a
  /// name of its package, it may be in any.
  private func targets(ofProduct name: String, package: String?, of user: Package) -> [Int]? {
    guard let products = products[name]?.filter({ user.canUse($0.package) }), !products.isEmpty else { return nil }
    guard let package else {
      let paths = Set(user.manifest.dependencies.compactMap { user.path(ofDependency: $0.identity) })
      let identities = Set(user.manifest.dependencies.map(\.identity))
      // A remote package may have a product of the same name. A project need not say where its packages are.
      let known = products.filter { user.kind == .xcodeProject || identities.contains($0.package.identity) }
      let nearest = user.nearest(of: known.filter { $0.package.kind == known[0].package.kind }, package: \.package)
      return (products.first { paths.contains($0.package.location) } ?? nearest)?.targets
    }
    let identity = package.lowercased()
    let local = user.path(ofDependency: package).flatMap { path in products.first { $0.package.location == path } }
    let product = local ?? products.first { $0.package.identity == identity || $0.package.manifest.name == package }
    return product?.targets
  }
}
