import Model

/// A layer that a new configuration proposes.
struct LayerDraft {
  var name: String
  /// Its targets, sorted.
  var targets: [String]
  var mayImport: Set<String> = []
  var external: Set<String> = []
  /// The modules that import each other in a circle and therefore are one layer, or none.
  var circle: [String] = []
  var isTests = false
}

extension LayerDraft {
  /// The layers of a repository as it is: one for each target, one for all tests, and one for each circle of targets.
  ///
  /// A layer comes after those that it imports.
  static func drafts(for repository: Repository) -> [LayerDraft] {
    let modules = LocalModules(repository)
    let groups = Circles(edges: modules.edges).groups()
    let names = groups.map { modules.name(of: $0) }
    var layerOfModule: [Int: String] = [:]
    for (group, name) in zip(groups, names) {
      for module in group { layerOfModule[module] = name }
    }
    return zip(groups, names).map { group, name in
      let edges = group.flatMap { modules.edges[$0] }
      return LayerDraft(
        name: name,
        targets: group.flatMap { modules.targets[$0] }.sorted(),
        mayImport: Set(edges.compactMap { layerOfModule[$0] }).subtracting([name]),
        external: group.reduce(into: []) { $0.formUnion(modules.external[$1]) },
        circle: group.count > 1 ? group.map { modules.names[$0] }.sorted() : [],
        isTests: group == modules.tests.map { [$0] }
      )
    }
  }
}

/// The modules of a repository with what they import. All test targets count as one.
struct LocalModules {
  private(set) var names: [String] = []
  /// The targets of each module: one, unless several bear the same name.
  private(set) var targets: [[String]] = []
  /// The modules that each imports.
  private(set) var edges: [[Int]] = []
  /// The modules from outside that each imports.
  private(set) var external: [Set<String>] = []
  /// Which of the modules is all the tests.
  private(set) var tests: Int?

  init(_ repository: Repository) {
    let all = repository.packages.flatMap(\.targets).filter { !$0.name.isEmpty }
    let byModule = Dictionary(grouping: all, by: \.moduleName)
    let isTest = byModule.mapValues { $0.allSatisfy { $0.declaration.kind == .test } }
    var members: [[Target]] = []
    for (module, targets) in byModule.sorted(by: { $0.key < $1.key }) where isTest[module] == false {
      names.append(targets.map(\.name).min() ?? module)
      members.append(targets)
    }
    let testTargets = all.filter { isTest[$0.moduleName] == true }
    if !testTargets.isEmpty {
      tests = names.count
      names.append(["Tests", "All tests"].first { !names.contains($0) } ?? "The tests of all")
      members.append(testTargets)
    }
    let numbers = Dictionary(
      members.enumerated().flatMap { number, targets in targets.map { ($0.moduleName, number) } }
    ) {
      first,
      _ in first
    }
    for (number, targets) in members.enumerated() {
      let imports = Set(targets.flatMap(\.importedModules))
      self.targets.append(Set(targets.map(\.name)).sorted())
      edges.append(Set(imports.compactMap { numbers[$0] }).subtracting([number]).sorted())
      external.append(imports.filter { numbers[$0] == nil })
    }
  }

  /// What a layer of these modules is called.
  func name(of group: [Int]) -> String {
    let names = group.map { self.names[$0] }.sorted()
    guard let first = names.first, names.count > 3 else { return names.joined(separator: "+") }
    return "\(first) and \(names.count - 1) more"
  }
}

extension Target {
  /// The modules that its files import in some build.
  var importedModules: Set<String> {
    Set(files.flatMap(\.facts.imports).filter { !$0.isUnreachable && !$0.module.isEmpty }.map(\.module))
  }
}
