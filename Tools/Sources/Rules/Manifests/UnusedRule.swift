import Model

struct UnusedRule: Rule {
  static let documentation = RuleDocumentation(
    name: "unused",
    summary: "a target imports every module that it declares, and declares it once",
    why: "An unused dependency is still downloaded, built and audited, and documents an edge that does not exist.",
    fix: """
      Remove the entry from the manifest; `inward fix` does this if the module is of the repository and declares something.
      """,
    broken: """
      .target(name: "Presentation", dependencies: ["Data", "Domain"])
      // no file of Sources/Presentation imports Data
      """,
    kept: #".target(name: "Presentation", dependencies: ["Domain"])"#
  )

  func findings(in context: RuleContext) -> [Finding] {
    let packages = UndeclaredRule.packagesOfModules(context)
    let unused = context.graph.nodes.map { isReadable($0, context) ? unusedEntries(of: $0, packages, context) : [] }
    let users = users(besides: unused, context)
    let wasteful = context.graph.nodes.filter { !unused[$0.index].isEmpty }.map { ($0.package.location, $0.package) }
    let sharers = Dictionary(wasteful) { first, _ in first }.mapValues(\.targetsByEntry)
    return context.graph.nodes.filter { isReadable($0, context) }.flatMap { node -> [Finding] in
      let findings = unused[node.index].compactMap { entry -> (name: String, finding: Finding)? in
        let imports = imports(needing: entry, of: node, by: users, context)
        guard let imports, !imports.contains(where: { $0.user.index == node.index }) else { return nil }
        let finding = Finding(
          self,
          at: node.place(of: entry.dependency),
          message: "\(node.target.name) declares \(entry.dependency.name), but no file imports it",
          advice: sharers[node.package.location]?[DependencyEntry(entry.dependency)]?.sharers(besides: node.target.name)
            .map {
              "\($0) the entry: leave it out for \(node.target.name) only, or ignore the finding."
            },
          related: imports.map { user, step in
            let message = "\(user.target.name) imports \(step.declaration.module) without declaring it"
            return Finding.Related(location: step.location, message: message)
          }
        )
        return (entry.dependency.name, finding)
      }
      return findings.map(\.finding) + repeated(of: node, besides: findings.map(\.name))
    }
  }

  /// Whether all imports of a target are known. A plugin may generate sources that import anything, and an Xcode project
  /// links what its other languages, resources or run time need. A plugin runs tools, which it does not import. An entry
  /// may be the new name of a missing target that is still imported by the old one.
  private func isReadable(_ node: ModuleGraph.Node, _ context: RuleContext) -> Bool {
    node.package.kind == .swiftPackage && !node.target.files.isEmpty && !node.target.hasUnreadFiles
      && node.target.declaration.plugins.isEmpty && node.kind != .plugin
      && !context.graph.imports(of: node).contains { context.missingTargets.contains($0.declaration.module) }
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

  /// The entries that have modules of known names, of which the target imports none: executables, macros and plugins are
  /// used without being imported, and a binary's modules may have any name. `packages` are those of external modules.
  private func unusedEntries(
    of node: ModuleGraph.Node,
    _ packages: [String: Set<String>],
    _ context: RuleContext
  ) -> [ProvidedModules] {
    let entries = context.provided[node.index]
    let destinations = context.graph.destinations(of: node)
    let indirect = destinations.subtracting(entries.flatMap(\.destinations))
    // A product may have more modules of its package than its own.
    let used = Set(indirect.compactMap(\.module).flatMap { packages[$0] ?? [] })
    return entries.filter { entry in
      let kinds = entry.targets.map { context.graph.nodes[$0].kind }
      return !kinds.contains(.binary) && (kinds.isEmpty || kinds.contains { [.regular, .system, .test].contains($0) })
        && destinations.isDisjoint(with: entry.destinations) && !(entry.externalPackage.map(used.contains) ?? false)
        && !exports(indirect, from: entry.targets, context)
    }
  }

  /// A target with imports whose modules may not be built before it without unused entries, and all that is built before it.
  private typealias User = (
    node: ModuleGraph.Node, imports: Set<ModuleGraph.Destination>, built: Set<ModuleGraph.Destination>
  )

  private func users(besides unused: [[ProvidedModules]], _ context: RuleContext) -> [User] {
    let used = zip(context.provided, unused).map { all, unused in
      let unused = Set(unused.map(\.dependency))
      return all.filter { !$0.dependency.isConditional && !unused.contains($0.dependency) }
    }
    let known = Set(context.provided.joined().flatMap(\.destinations))
    return context.graph.nodes.compactMap { node in
      // Most imports are declared, or of the system.
      var imports = context.graph.destinations(of: node).filter { destination in
        known.contains(destination) || destination.module.map { !SystemModules.contains($0) } ?? false
      }.subtracting(used[node.index].flatMap(\.destinations))
      if !imports.isEmpty { imports.subtract(ReachableModules(of: node, over: used, context).destinations) }
      return imports.isEmpty ? nil : (node, imports, ReachableModules(of: node, context).destinations)
    }
  }

  /// For the target and each one that depends on it, an undeclared import of what may only be built because of an entry;
  /// `nil` if nobody knows what that is, or if a target of an Xcode project, which need not declare it, has such an import.
  private func imports(
    needing entry: ProvidedModules,
    of node: ModuleGraph.Node,
    by users: [User],
    _ context: RuleContext
  ) -> [(user: ModuleGraph.Node, step: ModuleGraph.Import)]? {
    let users = users.filter { user in
      user.node.index == node.index
        || user.built.contains(.target(node.index)) && !user.imports.isDisjoint(with: user.built)
    }
    if users.isEmpty { return [] }
    let reachable = ReachableModules(of: node, through: [entry], context)
    let mayHaveMore = reachable.destinations.contains { destination in
      destination.target.map { context.graph.nodes[$0].kind == .binary } ?? true
    }
    let isCertain = reachable.isCertain && reachable.plugins.isEmpty && !mayHaveMore
    if !isCertain, users.contains(where: { $0.node.index == node.index && hasUnknown($0, context) }) { return nil }
    let imports = users.compactMap { user in
      let needed = user.imports.intersection(reachable.destinations)
      return context.graph.imports(of: user.node).first { needed.contains($0.destination) }.map { (user.node, $0) }
    }
    return imports.contains { $0.0.package.kind == .xcodeProject } ? nil : imports
  }

  /// Whether a target imports modules that no entry has by its name. External products may have modules of other names.
  private func hasUnknown(_ user: User, _ context: RuleContext) -> Bool {
    let declared = Set(user.node.target.declaration.dependencies.map { Target.moduleName(for: $0.name) })
    return context.graph.imports(of: user.node).contains { step in
      guard let module = step.destination.module, user.imports.contains(step.destination) else { return false }
      // It is only imported if it is there.
      let isOptional = step.declaration.condition?.description.contains("canImport(\(module))") ?? false
      return !isOptional && !SystemModules.contains(module) && !declared.contains(module)
    }
  }
}
