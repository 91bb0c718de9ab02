import Model

/// The modules that a target declares in its manifest.
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
    case .external(let module): modules.contains(module)
    }
  }

  /// The targets of the repository and the external modules that one entry of `dependencies:` provides.
  static func provided(
    by dependency: TargetDependency,
    of node: ModuleGraph.Node,
    _ context: RuleContext
  ) -> (targets: [Int], modules: [String]) {
    let local: [Int]?
    if case .product(let package) = dependency.kind {
      local = context.products.targets(ofProduct: dependency.name, package: package, of: node.package)
    } else if let sibling = context.products.target(dependency.name, ofPackageAt: node.package.location) {
      local = [sibling]
    } else {
      local = context.products.targets(ofProduct: dependency.name, package: nil, of: node.package)
    }
    // A product of an external package usually has its module's name.
    return local.map { ($0, []) } ?? ([], [Target.moduleName(for: dependency.name)])
  }
}
