public import Model

/// Finds imports of modules that the target does not declare in its manifest.
public struct UndeclaredRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "undeclared",
    summary: "a target declares every module that it imports",
    why: """
      All modules of a build are in one folder, so an undeclared import compiles or fails depending on the build \
      order, and passes on the second try.
      """,
    fix: "Add the dependency to the target in its manifest; `inward fix` does this if there is only one candidate.",
    broken: """
      .target(name: "Presentation", dependencies: ["Domain"])
      // Sources/Presentation
      import Data
      """,
    kept: """
      .target(name: "Presentation", dependencies: ["Data", "Domain"])
      """
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let known = Self.modulesOfPackages(context)
    return context.graph.nodes.flatMap { node -> [Finding] in
      let declared = DeclaredModules(of: node, context)
      let hasBinary = Self.dependsOnBinary(node, context)
      var seen: Set<String> = []
      return context.graph.imports(of: node).compactMap { step in
        guard !declared.covers(step), isKnown(step.destination, among: known) else { return nil }
        if case .external = step.destination, hasBinary { return nil }
        guard seen.insert("\(step.path) \(step.declaration.module)").inserted else { return nil }
        return finding(for: step, of: node)
      }
    }
  }

  private func finding(for step: ModuleGraph.Import, of node: ModuleGraph.Node) -> Finding {
    let manifest = SourceLocation(
      path: node.package.manifestPath,
      position: node.target.declaration.position ?? SourcePosition(line: 1, column: 1)
    )
    return Finding(
      self,
      at: step,
      message: "\(node.target.name) imports \(step.declaration.module), which its manifest does not declare",
      related: [Finding.Related(location: manifest, message: "the target \(node.target.name) is declared here")]
    )
  }

  /// External modules that are known to come from a package, because a target declares them. Any other module may come
  /// with the system, which manifests do not declare.
  private static func modulesOfPackages(_ context: RuleContext) -> Set<String> {
    Set(
      context.repository.packages.flatMap { package in
        package.targets.flatMap { target in target.declaration.dependencies.map { Target.moduleName(for: $0.name) } }
      }
    )
  }

  private func isKnown(_ destination: ModuleGraph.Destination, among modules: Set<String>) -> Bool {
    switch destination {
    case .target: true
    case .itself: false
    case .external(let module): modules.contains(module) && !SystemModules.contains(module)
    }
  }

  /// Whether a dependency is a binary, whose modules may have any name.
  private static func dependsOnBinary(_ node: ModuleGraph.Node, _ context: RuleContext) -> Bool {
    node.target.declaration.dependencies.contains { dependency in
      DeclaredModules.provided(by: dependency, of: node, context).targets.contains {
        context.graph.nodes[$0].target.declaration.kind == .binary
      }
    }
  }
}
