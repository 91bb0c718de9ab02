/// Finds the target that an import refers to if several packages have one of that name.
struct ModuleResolver {
  let nodes: [ModuleGraph.Node]
  let nodesByModule: [String: [Int]]

  func destination(of name: String, from node: ModuleGraph.Node) -> ModuleGraph.Destination {
    let aliased = node.target.declaration.dependencies.first { $0.moduleAliases.values.contains(name) }
    let module = aliased?.moduleAliases.first { $0.value == name }?.key ?? name
    if aliased == nil, module == node.moduleName || node.target.ownModules.contains(module) { return .itself }
    guard let all = nodesByModule[module] else { return .external(module) }
    let candidates = all.filter { node.package.canUse(nodes[$0].package) }
    // The module of an alias is that of its product, also if this package has one of the name.
    if aliased == nil, let sibling = sibling(among: candidates, of: node) { return .target(sibling) }
    let dependencies = aliased.map { [$0] } ?? node.target.declaration.dependencies
    let products = dependencies.compactMap { dependency -> (name: String, package: String)? in
      guard case .product(let package?) = dependency.kind else { return nil }
      return (dependency.name, package)
    }
    let declared = candidates.first { candidate in
      let other = nodes[candidate].package
      return products.contains { product in
        node.package.path(ofDependency: product.package).map { $0 == other.location }
          ?? (product.package.lowercased() == other.identity)
      }
    }
    if declared == nil,
      products.contains(where: { isRemote($0.package, of: node) && Target.moduleName(for: $0.name) == module })
    {
      return .external(module)
    }
    if let declared { return .target(declared) }
    // A package that has nothing to do with this one may have a target of a system module's name.
    let isSystem = SystemModules.contains(module)
    let first = candidates.first { !isSystem || isBelow(nodes[$0].package, node.package) }
    return first.map(ModuleGraph.Destination.target) ?? .external(module)
  }

  /// Whether a package in the repository is among another's dependencies, directly or not.
  private func isBelow(_ package: Package, _ user: Package) -> Bool {
    var seen: Set<String> = []
    var waiting = [user]
    while let next = waiting.popLast() {
      if next.location == package.location { return true }
      let paths = next.manifest.dependencies.compactMap { next.path(ofDependency: $0.identity) }
      for path in paths where seen.insert(path).inserted {
        if let node = nodes.first(where: { $0.package.location == path }) { waiting.append(node.package) }
      }
    }
    return false
  }

  /// The target of the same package. In an Xcode project, several may build the same module, such as one for each
  /// platform, and another project or package may have it as well; the target depends on the right one.
  private func sibling(among candidates: [Int], of node: ModuleGraph.Node) -> Int? {
    let siblings = candidates.filter { nodes[$0].package.location == node.package.location }
    guard node.package.kind == .xcodeProject else { return siblings.first }
    let names = Set(node.target.declaration.dependencies.map(\.name))
    let declared = siblings.first { names.contains(nodes[$0].target.name) }
    return declared ?? (names.isDisjoint(with: candidates.map { nodes[$0].target.name }) ? siblings.first : nil)
  }

  private func isRemote(_ package: String, of node: ModuleGraph.Node) -> Bool {
    if case .remote = node.package.dependency(package)?.kind { true } else { false }
  }
}
