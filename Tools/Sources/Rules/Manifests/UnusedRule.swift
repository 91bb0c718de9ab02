import Model

/// Finds declared dependencies that nothing imports, and those that are declared twice.
struct UnusedRule: Rule {
  static let documentation = RuleDocumentation(
    name: "unused",
    summary: "a target imports every module that it declares, and declares it once",
    why: "An unused dependency is still downloaded, built and audited, and documents an edge that does not exist.",
    fix: "Remove the entry from the manifest; `inward fix` does this if the module declares a type or a variable.",
    broken: """
      .target(name: "Presentation", dependencies: ["Data", "Domain"])
      // no file of Sources/Presentation imports Data
      """,
    kept: #".target(name: "Presentation", dependencies: ["Domain"])"#
  )

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.nodes.flatMap { node -> [Finding] in
      let destinations = context.graph.destinations(of: node)
      // An Xcode project links what its other languages, resources or run time need.
      guard node.package.kind == .swiftPackage else { return [] }
      // A plugin may generate sources that import anything.
      guard !node.target.files.isEmpty, !node.target.hasUnreadFiles, node.target.declaration.plugins.isEmpty else {
        return []
      }
      let declared = Set(node.target.declaration.dependencies.map { Target.moduleName(for: $0.name) })
      let all = context.provided(to: node)
      let indirect = destinations.subtracting(all.flatMap(\.destinations))
      let unused = all.compactMap { provided -> (name: String, finding: Finding)? in
        let dependency = provided.dependency
        guard
          isImportable(provided.targets, context),
          destinations.isDisjoint(with: provided.destinations),
          !exports(indirect, from: provided.targets, context),
          isCertain(provided.targets, destinations, declared)
        else { return nil }
        let message = "\(node.target.name) declares \(dependency.name), but no file imports it"
        return (dependency.name, Finding(self, at: node.place(of: dependency), message: message))
      }
      return unused.map(\.finding) + repeated(of: node, besides: unused.map(\.name))
    }
  }

  /// The findings about entries that are equal to an earlier one. Those with conditions may have different ones.
  private func repeated(of node: ModuleGraph.Node, besides unused: [String]) -> [Finding] {
    var seen: Set<TargetDependency> = []
    return node.target.declaration.dependencies.compactMap { dependency in
      var entry = dependency
      entry.position = nil
      // `"Name"` and `.target(name: "Name")` mean the same target.
      if entry.kind == .target { entry.kind = .byName }
      guard !entry.isConditional, !seen.insert(entry).inserted, !unused.contains(entry.name) else { return nil }
      return Finding(self, at: node.place(of: dependency), message: "\(node.target.name) declares \(entry.name) twice")
    }
  }

  /// Whether targets re-export a module that no dependency provides by itself.
  private func exports(_ modules: Set<ModuleGraph.Destination>, from targets: [Int], _ context: RuleContext) -> Bool {
    targets.contains { target in
      context.graph.imports(of: context.graph.nodes[target]).contains {
        $0.declaration.attributes.contains("_exported") && modules.contains($0.destination)
      }
    }
  }

  /// Whether the dependency has modules of known names: executables, macros and plugins are used without being imported,
  /// and a binary's modules may have any name.
  private func isImportable(_ targets: [Int], _ context: RuleContext) -> Bool {
    let kinds = targets.map { context.graph.nodes[$0].target.declaration.kind }
    return !kinds.contains(.binary) && (kinds.isEmpty || kinds.contains { [.regular, .system, .test].contains($0) })
  }

  /// External products may have modules of other names. If an import cannot be explained otherwise, it may be one of
  /// them, and nothing is reported.
  private func isCertain(
    _ targets: [Int],
    _ destinations: Set<ModuleGraph.Destination>,
    _ declared: Set<String>
  ) -> Bool {
    !targets.isEmpty
      || destinations.allSatisfy { destination in
        guard case .external(let module) = destination else { return true }
        return SystemModules.contains(module) || declared.contains(module)
      }
  }
}
