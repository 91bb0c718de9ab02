import Model

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
      for dependency in next.target.declaration.dependencies {
        let provided = DeclaredModules.provided(by: dependency, of: next, context)
        names.formUnion(provided.modules)
        // A project or package that was excluded or could not be read.
        if case .product(let package?) = dependency.kind, provided.targets.isEmpty, next.package.isLocal(package) {
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
