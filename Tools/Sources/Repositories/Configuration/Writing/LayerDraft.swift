import Model

/// A proposed layer for a new configuration.
struct LayerDraft {
  var name: String
  /// Sorted.
  var targets: [String]
  var mayImport: Set<String> = []
  var external: Set<String> = []
  /// The modules that are in one layer because they import each other in a cycle, or none.
  var cycles: [[String]] = []
  var isTests = false
}

extension LayerDraft {
  /// The layers of an existing repository.
  ///
  /// A layer comes after those that it imports.
  ///
  /// - Parameter grouped: Whether to group many targets into few layers. Otherwise there is one layer per target, one for
  ///   all tests, and one per cycle of targets.
  static func drafts(for repository: Repository, grouped: Bool) -> [LayerDraft] {
    let modules = LocalModules(repository)
    let components = DirectedGraph(successors: modules.edges).components()
    let layers =
      grouped ? LayerGroups(modules, units: components).layers : components.map { (modules.name(of: $0), $0) }
    var layerOfModule: [Int: String] = [:]
    for layer in layers {
      for module in layer.modules { layerOfModule[module] = layer.name }
    }
    return layers.map { name, group in
      let edges = group.flatMap { modules.edges[$0] }
      return LayerDraft(
        name: name,
        targets: group.flatMap { modules.targets[$0] }.sorted(),
        mayImport: Set(edges.compactMap { layerOfModule[$0] }).subtracting([name]),
        external: group.reduce(into: []) { $0.formUnion(modules.external[$1]) },
        cycles: components.filter { $0.count > 1 && group.contains($0[0]) }.map {
          $0.map { modules.names[$0] }.sorted()
        },
        isTests: group == modules.tests.map { [$0] }
      )
    }
  }
}

/// The modules of a repository and their imports. All test targets count as one module.
struct LocalModules {
  private(set) var names: [String] = []
  /// The targets of each module: one, unless several have the same name.
  private(set) var targets: [[String]] = []
  private(set) var nodes: [[ModuleGraph.Node]] = []
  /// The modules that each imports.
  private(set) var edges: [[Int]] = []
  /// The external modules that each imports.
  private(set) var external: [Set<String>] = []
  /// The index of the module that stands for all tests.
  private(set) var tests: Int?

  init(_ repository: Repository) {
    let graph = ModuleGraph(repository)
    let all = graph.nodes.filter { !$0.target.name.isEmpty }
    let byModule = Dictionary(grouping: all, by: \.target.moduleName)
    let isTest = byModule.mapValues { $0.allSatisfy { $0.target.declaration.kind == .test } }
    for (module, nodes) in byModule.sorted(by: { $0.key < $1.key }) where isTest[module] == false {
      names.append(nodes.map(\.target.name).min() ?? module)
      self.nodes.append(nodes)
    }
    let testTargets = all.filter { isTest[$0.target.moduleName] == true }
    if !testTargets.isEmpty {
      tests = names.count
      names.append(["Tests", "All tests"].first { !names.contains($0) } ?? "All test targets")
      nodes.append(testTargets)
    }
    let numbers = Dictionary(
      nodes.enumerated().flatMap { number, nodes in nodes.map { ($0.index, number) } }
    ) { first, _ in first }
    for (number, nodes) in self.nodes.enumerated() {
      let imports = Set(nodes.flatMap { graph.imports(of: $0).map(\.destination) })
      targets.append(Set(nodes.map(\.target.name)).sorted())
      edges.append(Set(imports.compactMap { $0.target.flatMap { numbers[$0] } }).subtracting([number]).sorted())
      external.append(Set(imports.compactMap(\.module)).subtracting([""]))
    }
  }

  /// The name of a layer with these modules.
  func name(of group: [Int]) -> String {
    let names = group.map { self.names[$0] }.sorted()
    guard let first = names.first, names.count > 3 else { return names.joined(separator: "+") }
    return "\(first) and \(names.count - 1) more"
  }
}

extension Target {
  /// The modules that its files import in any build.
  var importedModules: Set<String> {
    Set(files.flatMap(\.facts.imports).filter { !$0.isUnreachable && !$0.module.isEmpty }.map(\.module))
  }
}
