public import Model

/// Writes a configuration for an existing repository, for `inward init`.
///
/// The linter finds no violation of the layers in it.
public enum ConfigurationWriter {
  /// The text of a new `inward.yml`.
  ///
  /// - Parameter freeze: Whether to allow only what exists today, tests included, with a layer for each target. Otherwise
  ///   tests may import anything, and many targets become few layers.
  public static func yaml(for repository: Repository, freeze: Bool) -> String {
    let layers = layers(of: repository, grouped: !freeze, freeze: freeze)
    let keys = ConfigurationSection.layer.keys.flatMap { YAMLText.comment("\($0.name): \($0.summary)", indent: 2) }
    let how =
      freeze
      ? "It allows only what exists today."
      : "It allows what exists today. Targets of a layer may import each other, and tests anything."
    let origin = "The architecture of this repository, created by `inward init`. \(how) Make it stricter."
    var blocks = [
      YAMLText.comment(origin) + ["version: \(ConfigurationSection.version)"],
      section("exclude", YAMLText.list("exclude", [], indent: 0)),
      section("layers", [layers.isEmpty ? "layers: {}" : "layers:"] + keys + layers),
    ]
    let mocks = mocks(in: repository)
    if !mocks.isEmpty { blocks.append(section("mocks", ["mocks:"] + mocks)) }
    blocks.append(section("umbrellas", YAMLText.list("umbrellas", umbrellas(of: repository), indent: 0)))
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// The layers of a repository as lines to add to those of a configuration: what exists today is allowed, and tests may
  /// import anything.
  public static func layers(for repository: Repository) -> String {
    layers(of: repository, grouped: false, freeze: false).map { $0 + "\n" }.joined()
  }

  /// A key's lines, below a comment with its purpose.
  private static func section(_ key: String, _ lines: [String]) -> [String] {
    let summary = ConfigurationSection.root.keys.first { $0.name == key }?.summary
    return (summary.map { YAMLText.comment($0) } ?? []) + lines
  }

  /// The lines of the layers of a repository, each after those that it imports.
  ///
  /// - Parameters:
  ///   - grouped: Whether to group many targets into few layers. Otherwise there is one layer per target, and one per
  ///     cycle of targets.
  ///   - freeze: Whether tests are like other targets, instead of one layer that may import anything.
  private static func layers(of repository: Repository, grouped: Bool, freeze: Bool) -> [String] {
    let modules = LocalModules(repository, joinsTests: !freeze)
    let components = DirectedGraph(successors: modules.edges).components()
    let layers =
      grouped ? LayerGroups(modules, components: components).layers : components.map { (modules.name(of: $0), $0) }
    let owners = layers.flatMap { layer in layer.modules.map { ($0, layer.name) } }
    let layerOfModule = Dictionary(owners) { first, _ in first }
    return layers.flatMap { name, group -> [String] in
      let isOpen = group == modules.tests.map { [$0] }
      let targets = Set(group.flatMap { modules.nodes[$0] }.map(\.target.name))
      let mayImport = Set(group.flatMap { modules.edges[$0] }.compactMap { layerOfModule[$0] }).subtracting([name])
      let external = Set(group.flatMap { modules.external[$0] })
      var lines = components.filter { $0.count > 1 && group.contains($0[0]) }.flatMap { cycle -> [String] in
        let names = cycle.map { modules.names[$0] }.sorted().joined(separator: ", ")
        return YAMLText.comment("These import each other in a cycle, which makes them one layer: \(names).", indent: 2)
      }
      lines.append("  \(YAMLText.scalar(name)):")
      lines += YAMLText.list("targets", targets.sorted(), indent: 4)
      lines += YAMLText.list("mayImport", isOpen ? ["*"] : mayImport.sorted(), indent: 4)
      lines += YAMLText.list("external", isOpen ? ["*"] : external.sorted(), indent: 4)
      return lines
    }
  }

  /// The targets that are named like mock targets, and the product targets that use them.
  private static func mocks(in repository: Repository) -> [String] {
    let all = repository.packages.flatMap(\.targets).filter { $0.declaration.kind != .test }
    let mocks = all.filter { target in
      target.declaration.kind == .regular && ["Mocks", "Mock", "Fakes", "Stubs"].contains(where: target.name.hasSuffix)
    }
    if mocks.isEmpty { return [] }
    let names = Set(mocks.map(\.name))
    let modules = Set(mocks.map(\.moduleName))
    let products = repository.packages.flatMap(\.manifest.products).filter { !names.isDisjoint(with: $0.targets) }
    let dependencies = names.union(products.map(\.name))
    let users = all.filter { target in
      let declared = target.declaration.dependencies.map(\.name)
      let imported = target.files.flatMap(\.facts.imports).filter { !$0.isUnreachable }.map(\.module)
      let isUser = !dependencies.isDisjoint(with: declared) || !modules.isDisjoint(with: imported)
      return isUser && !names.contains(target.name)
    }
    return YAMLText.list("targets", names.sorted(), indent: 2)
      + YAMLText.list("usedBy", Set(users.map(\.name)).sorted(), indent: 2)
  }

  private static func umbrellas(of repository: Repository) -> [String] {
    let targets = repository.packages.flatMap(\.targets).filter { target in
      target.files.contains { $0.facts.imports.contains { $0.has("_exported") && !$0.isUnreachable } }
    }
    return Set(targets.map(\.name)).sorted()
  }
}

/// Formats YAML so that it is parsed back to the same texts.
enum YAMLText {
  /// Words that YAML 1.1 does not parse as strings (https://yaml.org/type/bool.html).
  private static let reserved: Set = ["y", "yes", "n", "no", "on", "off", "true", "false", "null"]

  /// The text, in quotes if YAML would not parse it as a string.
  static func scalar(_ text: String) -> String {
    let isPlain = text.wholeMatch(of: /[A-Za-z_](?:[A-Za-z0-9_.+\/-]|\x20(?=[A-Za-z0-9_]))*/) != nil
    return isPlain && !reserved.contains(text.lowercased()) ? text : JSONValue.quoted(text)
  }

  /// A key and its list, on one line if it fits.
  static func list(_ key: String, _ texts: [String], indent: Int) -> [String] {
    let start = String(repeating: " ", count: indent) + "\(key):"
    let scalars = texts.map(scalar)
    let line = "\(start) [\(scalars.joined(separator: ", "))]"
    guard line.utf8.count > 100 else { return [line] }
    return [start] + scalars.map { String(repeating: " ", count: indent + 2) + "- \($0)" }
  }

  static func comment(_ text: String, indent: Int = 0) -> [String] {
    let start = String(repeating: " ", count: indent) + "#"
    return text.split(separator: " ").reduce(into: [start]) { lines, word in
      let last = lines[lines.count - 1]
      if last.utf8.count + word.utf8.count + 1 > 100, last != start { lines.append(start) }
      lines[lines.count - 1] += " \(word)"
    }
  }
}

/// The modules of a repository and their imports.
struct LocalModules {
  private(set) var names: [String] = []
  /// The targets of each module: one, unless several have the same name, or their modules have.
  private(set) var nodes: [[ModuleGraph.Node]] = []
  private(set) var edges: [[Int]] = []
  private(set) var external: [Set<String>] = []
  /// The index of the module that stands for all tests, if they are joined.
  private(set) var tests: Int?

  /// - Parameter joinsTests: Whether all test targets count as one module.
  init(_ repository: Repository, joinsTests: Bool = true) {
    let graph = ModuleGraph(ModuleGraph.nodes(of: repository))
    let all = graph.nodes.filter { !$0.target.name.isEmpty }
    let modules = Self.modules(of: all)
    func isTest(_ nodes: [ModuleGraph.Node]) -> Bool {
      joinsTests && nodes.allSatisfy { $0.target.declaration.kind == .test }
    }
    let products = modules.sortedByKey().filter { !isTest($0.value) }
    names = products.map(\.key)
    nodes = products.map(\.value)
    let inTests = Set(modules.values.filter(isTest).joined().map(\.index))
    let testTargets = all.filter { inTests.contains($0.index) }
    if !testTargets.isEmpty {
      tests = names.count
      names.append(["Tests", "All tests"].first { !names.contains($0) } ?? "All test targets")
      nodes.append(testTargets)
    }
    let numbered = nodes.enumerated().flatMap { number, nodes in nodes.map { ($0.index, number) } }
    let numbers = Dictionary(numbered) { first, _ in first }
    for (number, nodes) in self.nodes.enumerated() {
      let imports = Set(nodes.flatMap(graph.destinations))
      edges.append(Set(imports.compactMap { $0.target.flatMap { numbers[$0] } }).subtracting([number]).sorted())
      external.append(Set(imports.compactMap(\.module)).subtracting([""]))
    }
  }

  /// The targets of each module by its first target's name. A name in a configuration means all targets that have it.
  private static func modules(of nodes: [ModuleGraph.Node]) -> [String: [ModuleGraph.Node]] {
    var first: [[String]: Int] = [:]
    let edges = nodes.enumerated().flatMap { number, node in
      [["name", node.target.name], ["module", node.target.moduleName]].flatMap { key in
        let other = first[key, default: number]
        first[key] = other
        return [(from: number, to: other), (from: other, to: number)]
      }
    }
    let components = DirectedGraph(vertexCount: nodes.count, edges: edges).components()
    let modules = components.map { $0.sorted().map { nodes[$0] } }
    return Dictionary(modules.map { ($0.map(\.target.name).min() ?? "", $0) }) { first, _ in first }
  }

  func name(of group: [Int]) -> String {
    let names = group.map { self.names[$0] }.sorted()
    guard let first = names.first, names.count > 3 else { return names.joined(separator: "+") }
    return "\(first) and \(names.count - 1) more"
  }
}
