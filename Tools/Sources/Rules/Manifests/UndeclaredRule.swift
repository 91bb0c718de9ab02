import Model

struct UndeclaredRule: Rule {
  static let documentation = RuleDocumentation(
    name: "undeclared",
    summary: "a target declares every module that it imports",
    why: """
      All modules of a build are in one folder, so an undeclared import compiles or fails depending on the build \
      order, and passes on the second try.
      """,
    fix: """
      Add the dependency to the target in its manifest; `inward fix` does this if there is only one candidate, whose \
      package the manifest declares, and if an import has no condition.
      """,
    broken: """
      .target(name: "Presentation", dependencies: ["Domain"])
      // Sources/Presentation
      import Data
      """,
    kept: #".target(name: "Presentation", dependencies: ["Data", "Domain"])"#
  )

  func findings(in context: RuleContext) -> [Finding] {
    let packages = Self.packagesOfModules(context)
    var reached: [Int: Set<ModuleGraph.Destination>] = [:]
    return context.graph.nodes.flatMap { node -> [Finding] in
      guard node.package.kind != .looseFiles else { return [] }
      let provided = context.provided[node.index]
      let declared = Set(provided.flatMap(\.destinations))
      let aliases = Set(provided.flatMap(\.dependency.moduleAliases.values))
      let hasBinary = provided.flatMap(\.targets).contains { context.graph.nodes[$0].kind == .binary }
      let used = Set(provided.compactMap(\.externalPackage))
      let mayReach = mayReach(from: node, context)
      var seen: Set<String> = []
      return context.graph.imports(of: node).compactMap { step in
        guard !declared.contains(step.destination), !mayReach(step) else { return nil }
        switch step.destination {
        case .itself: return nil
        case .target: break
        case .external(let module):
          if aliases.contains(step.declaration.module) { return nil }
          // A declared product may have more modules than its own, of its own package or in a binary.
          guard let packages = packages[module], packages.isDisjoint(with: used), !hasBinary else { return nil }
        }
        guard seen.insert("\(step.path) \(step.declaration.module)").inserted else { return nil }
        return finding(for: step, of: node, context, &reached)
      }
    }
  }

  /// - Parameter reached: What is built before the targets that are known.
  private func finding(
    for step: ModuleGraph.Import,
    of node: ModuleGraph.Node,
    _ context: RuleContext,
    _ reached: inout [Int: Set<ModuleGraph.Destination>]
  ) -> Finding {
    let isProject = node.package.kind == .xcodeProject
    var advice = isProject ? "Add it to the target's dependencies or linked frameworks." : nil
    if let index = step.destination.target {
      let other = context.graph.nodes[index]
      let before = reached[index] ?? ReachableModules(of: other, context).destinations
      reached[index] = before
      if before.contains(.target(node.index)) {
        let reason = "\(other.target.name) depends on \(node.target.name) already"
        advice = "Remove the import: \(reason), so declaring it would make a cycle."
      }
    }
    return Finding(
      self,
      at: step.place,
      message: """
        \(node.target.name) imports \(step.declaration.module), which its \(isProject ? "project" : "manifest") does not \
        declare
        """,
      advice: advice,
      related: [Finding.Related(location: node.location, message: "the target \(node.target.name) is declared here")]
    )
  }

  /// Whether an import in an Xcode project may find its module. Xcode lets a target import a module if anything that it
  /// depends on, directly or not, has built it. The targets of Swift packages have to declare each module.
  private func mayReach(from node: ModuleGraph.Node, _ context: RuleContext) -> (ModuleGraph.Import) -> Bool {
    guard node.package.kind == .xcodeProject else { return { _ in false } }
    guard let reachable = reachable(from: node, context) else { return { _ in true } }
    let names = reachable.flatMap { destination in
      destination.target.map { context.graph.nodes[$0].target.moduleNames } ?? destination.module.map { [$0] } ?? []
    }
    let known = Set(names)
    // A condition, such as `canImport`, may depend on just that.
    return { $0.declaration.condition != nil || $0.destination.target == nil || known.contains($0.declaration.module) }
  }

  /// What is built before a target of a project; `nil` if there may be more than is known.
  private func reachable(from node: ModuleGraph.Node, _ context: RuleContext) -> Set<ModuleGraph.Destination>? {
    let (reachable, declaration) = (ReachableModules(of: node, context), node.target.declaration)
    let isCertain = reachable.isCertain && !declaration.hasUnknownSettings
    // A plugin from outside the repository needs none of its targets.
    let plugins = reachable.plugins.union(declaration.plugins)
    return isCertain && plugins.isDisjoint(with: context.plugins) ? reachable.destinations : nil
  }

  func undecidedTargets(in context: RuleContext) -> [ModuleGraph.Node] {
    context.graph.nodes.filter { node in
      node.package.kind == .xcodeProject && !node.target.files.isEmpty && reachable(from: node, context) == nil
    }
  }

  /// The packages of the external modules that a target declares. Any other module may come with the system, which manifests
  /// do not declare.
  static func packagesOfModules(_ context: RuleContext) -> [String: Set<String>] {
    // What a project links by a name may belong to the system.
    let nodes = context.graph.nodes.filter { $0.package.kind == .swiftPackage }
    return nodes.flatMap { context.provided[$0.index] }.reduce(into: [:]) { packages, entry in
      guard let package = entry.externalPackage else { return }
      let module = Target.moduleName(for: entry.dependency.name)
      if !SystemModules.contains(module) { packages[module, default: []].insert(package) }
    }
  }
}
