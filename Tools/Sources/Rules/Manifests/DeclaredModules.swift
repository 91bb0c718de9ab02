import Model

/// The modules that a target's manifest entry declares.
struct DeclaredModules {
  private let targets: Set<Int>
  private let modules: Set<String>

  init(of node: ModuleGraph.Node, _ context: RuleContext) {
    var targets: Set<Int> = []
    var modules: Set<String> = []
    for dependency in node.target.declaration.dependencies {
      let provided = Self.provided(by: dependency, of: node, context)
      targets.formUnion(provided.targets)
      modules.formUnion(provided.modules)
      modules.formUnion(dependency.moduleAliases.values)
    }
    self.targets = targets
    self.modules = modules
  }

  func covers(_ step: ModuleGraph.Import) -> Bool {
    switch step.destination {
    case .itself: true
    case .target(let index): targets.contains(index)
    case .outside(let module): modules.contains(module)
    }
  }

  /// The targets of the repository and the modules from elsewhere that one entry of `dependencies:` brings.
  static func provided(
    by dependency: TargetDependency,
    of node: ModuleGraph.Node,
    _ context: RuleContext
  ) -> (targets: [Int], modules: [String]) {
    let siblings = context.graph.nodes.filter {
      $0.package.path == node.package.path && $0.target.name == dependency.name
    }
    if case .product = dependency.kind {} else if let sibling = siblings.first { return ([sibling.index], []) }
    guard case .product(let package) = dependency.kind else {
      return localProduct(dependency.name, package: nil, context) ?? ([], [Target.moduleName(for: dependency.name)])
    }
    // A product of a package from elsewhere most often bears its module's name.
    return localProduct(dependency.name, package: package, context) ?? ([], [Target.moduleName(for: dependency.name)])
  }

  private static func localProduct(
    _ name: String,
    package identity: String?,
    _ context: RuleContext
  ) -> (targets: [Int], modules: [String])? {
    for package in context.repository.packages where identity == nil || package.isCalled(identity) {
      guard let product = package.manifest.products.first(where: { $0.name == name }) else { continue }
      let targets = context.graph.nodes.filter {
        $0.package.path == package.path && product.targets.contains($0.target.name)
      }
      return (targets.map(\.index), [])
    }
    return nil
  }
}

extension Package {
  fileprivate func isCalled(_ name: String?) -> Bool {
    name?.lowercased() == identity || name == manifest.name
  }
}
