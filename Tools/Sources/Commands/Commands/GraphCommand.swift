public import ArgumentParser
import Configurations
import Foundation
import Model
public import Reporting
import Repositories
import Rules

struct GraphCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draw the imports between targets, layers or packages.",
    discussion: "Nodes have the colour of their layer. The page of --format html can be searched and zoomed."
  )

  enum Level: String, ExpressibleByArgument, CaseIterable { case target, layer, package }

  @OptionGroup var project: ProjectOptions

  @Option(help: "The nodes of the drawing: target, layer or package.")
  var level = Level.target

  @Option(help: "The output format: \(GraphFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = GraphFormat.mermaid

  @Flag(help: "Leave out test targets.")
  var withoutTests = false

  @Option(
    help: ArgumentHelp("Draw only this node, what it imports, and what imports it.", valueName: "name"),
    completion: Modules.completion
  )
  var focus: String?

  @Option(help: "How many imports away from the node of --focus to draw.")
  var depth = 1

  @Flag(help: "Leave out allowed imports that other imports imply: A → C, if A → B → C.")
  var reduce = false

  func validate() throws {
    if depth < 1 { throw ValidationError("--depth must be at least 1.") }
  }

  func run() async throws {
    let governed = try await project.open().graph()
    var drawing = governed.drawing(of: level, withoutTests: withoutTests)
    if let focus {
      guard let focused = drawing.focused(on: focus, depth: depth) else {
        throw Failure(unknown: level.rawValue, focus, among: drawing.names)
      }
      drawing = focused
    }
    if reduce { drawing = drawing.reduced() }
    print(drawing.rendered(as: format))
    try governed.requireAll()
  }
}

extension GraphFormat: ExpressibleByArgument {}

struct LayersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layers",
    abstract: "List which targets may import which, as inward.yml says.",
    discussion: """
      One line for each pair of targets, tests and plugins left out: the target, its folder, allowed or forbidden, and the other \
      target's module, or its name if several targets have that module.
      """
  )

  @OptionGroup var project: ProjectOptions

  @Flag(help: "List the forbidden imports only.")
  var forbidden = false

  func run() async throws {
    let governed = try await project.open().graph()
    let targets = governed.context.graph.nodes.filter { ![.test, .plugin].contains($0.target.declaration.kind) }
    let modules = Dictionary(grouping: targets, by: \.target.moduleName)
    for from in targets {
      let mayImport = governed.mayImport(from)
      for to in targets where to.index != from.index {
        let isAllowed = mayImport(to)
        if forbidden && isAllowed { continue }
        let verdict = isAllowed ? "allowed" : "forbidden"
        let module = to.target.moduleName
        let name = modules[module]?.count == 1 ? module : to.target.name
        print("\(from.target.name) \(from.target.path) \(verdict) \(name)")
      }
    }
    try governed.requireAll()
  }
}

struct WhyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Show the shortest import chain from a target to another target or module.",
    discussion: "Exit status: 0 if there is no chain, or the rules allow it; 1 if they forbid it or one of its imports."
  )

  @Argument(help: "The target to start from.", completion: Modules.completion)
  var from: String

  @Argument(help: "The target or module to reach.", completion: Modules.completion)
  var to: String

  @OptionGroup var project: ProjectOptions

  func run() async throws {
    let project = try project.open()
    let governed = try await project.graph()
    let graph = governed.context.graph
    let targets = Set(graph.nodes.filter { $0.package.kind != .looseFiles }.map(\.target.name)).sorted()
    let (starts, ends) = (governed.nodes(named: from), governed.nodes(named: to))
    if starts.isEmpty { throw Failure(unknown: "target", from, among: targets) }
    let goals = Set(ends.map { ModuleGraph.Destination.target($0.index) }).union([.external(to)])
    let chains = starts.compactMap { start in
      graph.shortestChain(from: start, to: goals.contains).map { (start: start, steps: $0) }
    }
    guard let (start, chain) = chains.min(by: { $0.steps.count < $1.steps.count }) else {
      let modules = Set(graph.nodes.flatMap { graph.imports(of: $0).map(\.declaration.module) })
      guard !ends.isEmpty || modules.contains(to) else {
        throw Failure(unknown: "target or import", to, among: targets, and: modules.sorted())
      }
      print("\(from) does not reach \(to).")
      return try governed.requireAll()
    }
    let lines = SourceFilesReader(root: project.root).lines(at: chain.map(\.location))
    print(([from] + chain.map(\.declaration.module)).joined(separator: " → "))
    var node = start
    var hasForbidden = false
    for step in chain {
      let isAllowed = governed.allows(step, from: node)
      hasForbidden = hasForbidden || !isAllowed
      let condition = step.declaration.condition.map { ", if \($0)" } ?? ""
      print("\(node.target.name) → \(step.declaration.module): \(isAllowed ? "allowed" : "forbidden")\(condition)")
      let line = lines[step.path]?[step.declaration.position.line] ?? ""
      print("  \(step.location): \(line.trimmingCharacters(in: .whitespaces))")
      if case .target(let next) = step.destination { node = graph.nodes[next] }
    }
    for finding in governed.forbiddenChains(from: start, to: to) {
      hasForbidden = true
      print("forbidden: \(finding.message)")
    }
    try governed.requireAll()
    if hasForbidden { throw Failure.findings }
  }
}

extension GovernedGraph {
  func drawing(of level: GraphCommand.Level, withoutTests: Bool) -> GraphDrawing {
    let drawn = context.graph.nodes.map { self.drawn($0, level) }
    let all = zip(context.graph.nodes, drawn).map { node, drawn in
      Set(node.target.files.isEmpty ? [drawn(node.target.path)] : node.target.files.map { drawn($0.path) })
    }
    let shown = context.graph.nodes.filter { !withoutTests || $0.target.declaration.kind != .test }
    let nodes = shown.flatMap { all[$0.index] }
    let ids = Set(nodes.map(\.id))
    let edges = shown.flatMap { node in
      context.graph.imports(of: node).flatMap { step -> [GraphDrawing.Edge] in
        guard case .target(let index) = step.destination else { return [] }
        let from = drawn[node.index](step.path)
        let isAllowed = allows(step, from: node)
        return all[index].filter { $0.id != from.id && ids.contains($0.id) }.map {
          GraphDrawing.Edge(from: from.id, to: $0.id, isAllowed: isAllowed, imports: 1)
        }
      }
    }
    return GraphDrawing(title: "Imports between \(level.rawValue)s", nodes: nodes, edges: edges)
  }

  /// Gives the node in which each file of a target is drawn.
  private func drawn(_ node: ModuleGraph.Node, _ level: GraphCommand.Level) -> (String) -> GraphDrawing.Node {
    if level == .package { return { [id = packageName(of: node)] _ in GraphDrawing.Node(id: id) } }
    let layer = layerNames(of: node)
    if level == .layer { return { GraphDrawing.Node(id: layer($0) ?? "no layer") } }
    let drawn = GraphDrawing.Node(id: targetName(of: node), group: layer(nil))
    return { _ in drawn }
  }

  /// The targets with a name or module name, or with the name that one of them has in a drawing.
  fileprivate func nodes(named name: String) -> [ModuleGraph.Node] {
    let named = context.graph.nodes(named: name)
    return named.isEmpty ? context.graph.nodes.filter { targetName(of: $0) == name } : named
  }

  private func targetName(of node: ModuleGraph.Node) -> String {
    let name = node.target.name
    let isShared = context.graph.nodes.count { $0.target.name == name } > 1
    return isShared ? "\(packageName(of: node))/\(name)" : name
  }

  private func packageName(of node: ModuleGraph.Node) -> String {
    let name = node.package.displayName
    guard node.package.location.isEmpty else { return name }
    // A folder may have the root package's name.
    return context.repository.packages.contains { $0.path == name } ? "\(name) (root)" : name
  }
}

enum Modules {
  /// The layers and targets in a repository's configuration; empty if it has no valid configuration.
  static func names(in root: String) -> Set<String> { names(of: layers(in: root)) }

  /// The layers and targets in a configuration; empty if it is not valid.
  static func names(of text: String) -> Set<String> { names(of: layers(of: text)) }

  private static func names(of layers: [Layer]) -> Set<String> {
    Set(layers.flatMap { [$0.name] + $0.targets.map(\.text) })
  }

  private static func layers(in root: String) -> [Layer] {
    let text = try? String(contentsOf: URL(filePath: root).appending(path: "inward.yml"), encoding: .utf8)
    return layers(of: text ?? "", ConfigurationFiles(root: root))
  }

  private static func layers(of text: String, _ files: ConfigurationFiles? = nil) -> [Layer] {
    (try? ConfigurationReader.configuration(from: text, rules: Rules.names, files: files))?.layers ?? []
  }

  /// Completes the targets that the working folder's configuration lists by name.
  static var completion: CompletionKind {
    .custom { _, _, _ in
      let targets = layers(in: ".").flatMap { $0.targets.map(\.text) }
      return Set(targets).filter { !$0.contains { "*?/".contains($0) } }.sorted()
    }
  }
}
