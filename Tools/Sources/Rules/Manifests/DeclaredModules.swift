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
    let local: [Int]?
    if case .product(let package) = dependency.kind {
      local = context.products.targets(ofProduct: dependency.name, package: package)
    } else if let sibling = context.products.target(dependency.name, ofPackageAt: node.package.path) {
      local = [sibling]
    } else {
      local = context.products.targets(ofProduct: dependency.name, package: nil)
    }
    // A product of a package from elsewhere most often bears its module's name.
    return local.map { ($0, []) } ?? ([], [Target.moduleName(for: dependency.name)])
  }
}
