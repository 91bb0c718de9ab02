public import ArgumentParser
import Foundation
import Model
import Reading
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
      target's module.
      """
  )

  @OptionGroup var project: ProjectOptions

  @Flag(help: "List the forbidden imports only.")
  var forbidden = false

  func run() async throws {
    let governed = try await project.open().graph()
    let targets = governed.context.graph.nodes.filter { ![.test, .plugin].contains($0.target.declaration.kind) }
    for from in targets {
      for to in targets where to.index != from.index {
        let isAllowed = governed.allows(from, import: to)
        if forbidden && isAllowed { continue }
        let verdict = isAllowed ? "allowed" : "forbidden"
        print(from.target.name, from.target.path, verdict, to.target.moduleName)
      }
    }
    try governed.requireAll()
  }
}

struct WhyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Show the shortest import chain from a target to another target or module.",
    discussion: "Exit status: 0 if the rules allow the chain or there is none; 1 if they forbid one of its imports."
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
    guard let start = graph.nodes(named: from).first else { throw unknown(from, in: graph) }
    let goals = Set(graph.nodes(named: to).map { ModuleGraph.Destination.target($0.index) }).union([.external(to)])
    guard let chain = graph.shortestChain(from: start, to: { goals.contains($0) }) else {
      guard !graph.nodes(named: to).isEmpty || graph.importedModules.contains(to) else { throw unknown(to, in: graph) }
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
    try governed.requireAll()
    if hasForbidden { throw Failure.findings }
  }

  private func unknown(_ name: String, in graph: ModuleGraph) -> Failure {
    Failure(
      unknown: "target or import",
      name,
      among: Set(graph.nodes.map(\.target.name)).sorted(),
      and: graph.importedModules.sorted()
    )
  }
}

extension ModuleGraph {
  fileprivate var importedModules: Set<String> { Set(nodes.flatMap { imports(of: $0).map(\.declaration.module) }) }
}
