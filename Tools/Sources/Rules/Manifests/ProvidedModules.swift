public import Model

/// An entry of a target's `dependencies:`.
public struct ProvidedModules: Sendable {
  public let dependency: TargetDependency
  /// The targets of the repository that it provides.
  public let targets: [Int]
  /// The external modules that it provides.
  let modules: [String]

  /// Where imports of what it provides lead.
  var destinations: [ModuleGraph.Destination] {
    targets.map(ModuleGraph.Destination.target) + modules.map(ModuleGraph.Destination.external)
  }
}

extension RuleContext {
  /// What the entries of a target's `dependencies:` provide, in their order.
  public func provided(to node: ModuleGraph.Node) -> [ProvidedModules] { provided[node.index] }
}

/// The modules that are built before a target of an Xcode project.
///
/// Xcode lets a target import a module if anything that it depends on, directly or not, has built it. That a module is
/// missing is certain only if none of these targets has it, and if all of their settings are known, as settings may name
/// modules and link more of them.
struct ReachableModules {
  private var names: Set<String> = []
  private var isCertain = true
  private let isProject: Bool

  /// Not used for the targets of Swift packages, which have to declare each module.
  init(of node: ModuleGraph.Node, _ context: RuleContext) {
    isProject = node.package.kind == .xcodeProject
    var seen: Set<Int> = [node.index]
    var rest = isProject ? [node] : []
    while isCertain, let next = rest.popLast() {
      isCertain = !next.target.declaration.hasUnknownSettings && next.target.declaration.plugins.isEmpty
      for provided in context.provided(to: next) {
        names.formUnion(provided.modules)
        // A project or package that was excluded or could not be read.
        if case .product(let package?) = provided.dependency.kind, provided.targets.isEmpty,
          next.package.isLocal(package)
        {
          isCertain = false
        }
        for index in provided.targets where seen.insert(index).inserted {
          names.formUnion(context.graph.nodes[index].target.moduleNames)
          rest.append(context.graph.nodes[index])
        }
      }
    }
  }

  /// Whether an import may find its module. A condition, such as `canImport`, may depend on just that.
  func mayContain(_ step: ModuleGraph.Import) -> Bool {
    guard isProject else { return false }
    guard isCertain, step.declaration.condition == nil, case .target = step.destination else { return true }
    return names.contains(step.declaration.module)
  }
}

/// Looks up targets and products of the repository by name.
struct ProductIndex {
  private struct Name: Hashable {
    let package: String
    let name: String
  }

  private let targets: [Name: Int]
  /// By name, in package order.
  private let products: [String: [(package: Package, targets: [Int])]]

  init(_ repository: Repository, _ nodes: [ModuleGraph.Node]) {
    let names = nodes.map { (Name(package: $0.package.location, name: $0.target.name), $0.index) }
    let targets = Dictionary(names, uniquingKeysWith: { first, _ in first })
    var products: [String: [(package: Package, targets: [Int])]] = [:]
    let packages = repository.packages.filter { $0.kind == .swiftPackage }
    let projects = repository.packages.filter { $0.kind == .xcodeProject }
    // Every target of a project is a product for others, but one of a package is more likely meant.
    for package in packages + projects {
      for product in package.manifest.products {
        let own = product.targets.compactMap { targets[Name(package: package.location, name: $0)] }
        products[product.name, default: []].append((package, own.sorted()))
      }
    }
    self.targets = targets
    self.products = products
  }

  func provided(to node: ModuleGraph.Node) -> [ProvidedModules] {
    node.target.declaration.dependencies.map { dependency in
      let local: [Int]?
      if case .product(let package) = dependency.kind {
        local = targets(ofProduct: dependency.name, package: package, of: node.package)
      } else {
        let sibling = targets[Name(package: node.package.location, name: dependency.name)].map { [$0] }
        local = sibling ?? targets(ofProduct: dependency.name, package: nil, of: node.package)
      }
      // A product of an external package usually has its module's name.
      let modules = local == nil ? [Target.moduleName(for: dependency.name)] : []
      return ProvidedModules(dependency: dependency, targets: local ?? [], modules: modules)
    }
  }

  /// The targets of a product, or `nil` if no package of the repository has it.
  ///
  /// - Parameters:
  ///   - package: The package's name, or `nil` for any package.
  ///   - user: The package whose target uses the product.
  private func targets(ofProduct name: String, package: String?, of user: Package) -> [Int]? {
    guard let products = products[name]?.filter({ user.canUse($0.package) }), !products.isEmpty else { return nil }
    guard let package else {
      let paths = Set(user.manifest.dependencies.compactMap { user.path(ofDependency: $0.identity) })
      return (products.first { paths.contains($0.package.location) } ?? products.first)?.targets
    }
    let identity = package.lowercased()
    let local = user.path(ofDependency: package).flatMap { path in products.first { $0.package.location == path } }
    let product = local ?? products.first { $0.package.identity == identity || $0.package.manifest.name == package }
    return product?.targets
  }
}
