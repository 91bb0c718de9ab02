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
    for (module, nodes) in byModule.sortedByKey() where isTest[module] == false {
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

/// Names of layers, from the kinds of targets and the words in their names.
enum LayerName {
  /// The words with which targets of a layer often end or begin, in lower case.
  private static let usual = [
    "Apps": "app application main",
    "Features": "feature screen scene flow presentation viewmodel coordinator",
    "UI": "ui view component designsystem design style theme widget",
    "Data": "data database persistence storage repository network networking api client service cache infrastructure",
    "Domain": "domain entity model usecase business",
    "Interfaces": "interface protocol contract",
    "Core": "core common shared foundation base util utility utilities helper extension support logging",
    "TestSupport": "mock fake stub testing testsupport testutil testutilities testhelper testkit fixture",
  ]

  private static let layers = Dictionary(
    usual.flatMap { layer, words in words.split(separator: " ").map { (singular(String($0)), layer) } },
    uniquingKeysWith: { first, _ in first }
  )

  /// The layer of each unit of targets, or `nil` if neither their kind nor their names tell one.
  static func names(of units: [[ModuleGraph.Node]]) -> [String?] {
    var words = units.map { Self.words(of: $0.first?.target.name ?? "") }
    let firsts = Dictionary(grouping: words.compactMap(\.first)) { $0 }.mapValues(\.count)
    // A word with which most names begin is that of the repository.
    for unit in words.indices where firsts[words[unit].first ?? "", default: 0] * 2 > units.count {
      words[unit].removeFirst()
    }
    let starts = Self.shared(words.compactMap(\.first), by: 2)
    let known = zip(units, words).map { unit, words in
      kind(of: unit) ?? layer(named: words, startsLikeOthers: words.first.map(starts.contains) ?? false)
    }
    let open = known.indices.filter { known[$0] == nil }
    // The rest is in two layers more.
    let room = LayerGroups.limit - Set(known.compactMap(\.self)).union(["Core", "Libraries"]).count
    let shared = Self.shared(
      open.flatMap { [words[$0].last, words[$0].first].compactMap(\.self) },
      by: 3,
      atMost: room
    )
    return known.indices.map { unit in
      if let name = known[unit] { return name }
      if let last = words[unit].last, shared.contains(last) { return singular(last) + "s" }
      return words[unit].first.flatMap { shared.contains($0) ? $0 : nil }
    }
  }

  /// The words that most targets share.
  private static func shared(_ words: [String], by minimum: Int, atMost limit: Int = .max) -> Set<String> {
    let counts = Dictionary(grouping: words) { $0 }.mapValues(\.count).filter { $0.value >= minimum }
    return Set(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(max(0, limit)).map(\.key))
  }

  private static func kind(of unit: [ModuleGraph.Node]) -> String? {
    let targets = unit.map(\.target)
    switch targets.first?.declaration.kind {
    case .executable: return "Apps"
    case .macro: return "Macros"
    case .plugin: return "Plugins"
    default: return targets.allSatisfy { $0.files.isEmpty } ? "C" : nil
    }
  }

  private static func layer(named words: [String], startsLikeOthers: Bool) -> String? {
    ([words.suffix(2), words.suffix(1)] + (startsLikeOthers ? [words.prefix(2), words.prefix(1)] : [])).lazy
      .compactMap { layers[singular($0.joined().lowercased())] }.first
  }

  private static func singular(_ word: String) -> String {
    word.count > 2 && word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  /// `HTTPClientUI` → `HTTP`, `Client`, `UI`.
  static func words(of name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = [""]
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        words.append("")
        continue
      }
      let isAfterSmall = index > 0 && !letters[index - 1].isUppercase
      let isBeforeSmall = letters.indices.contains(index + 1) && letters[index + 1].isLowercase
      if letter.isUppercase, isAfterSmall || isBeforeSmall { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words.filter { !$0.isEmpty }
  }
}
