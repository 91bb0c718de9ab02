import ArgumentParser
import Foundation
import Model
import Reading
import Repositories
import Rules

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
      guard graph.isKnown(to) else { throw unknown(to, in: graph) }
      print("\(from) does not reach \(to).")
      return
    }
    let hops = Hop.chain(from: start, chain, governed)
    let lines = SourceLines(at: hops.map(\.step.location), root: project.root)
    print(([from] + chain.map(\.declaration.module)).joined(separator: " → "))
    for hop in hops { print(hop.text(lines), terminator: "") }
    if hops.contains(where: { !$0.isAllowed }) { throw Failure.findings }
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

/// One import in a chain.
private struct Hop {
  let from: ModuleGraph.Node
  let step: ModuleGraph.Import
  let isAllowed: Bool

  static func chain(from start: ModuleGraph.Node, _ steps: [ModuleGraph.Import], _ governed: GovernedGraph) -> [Hop] {
    var node = start
    return steps.map { step in
      let hop = Hop(from: node, step: step, isAllowed: governed.allows(step, from: node))
      if case .target(let next) = step.destination { node = governed.context.graph.nodes[next] }
      return hop
    }
  }

  func text(_ lines: SourceLines) -> String {
    let verdict = isAllowed ? "allowed" : "forbidden"
    let condition = step.declaration.condition.map { ", if \($0)" } ?? ""
    let source = lines.line(step.path, step.declaration.position.line)?.trimmingCharacters(in: .whitespaces) ?? ""
    return """
      \(from.target.name) → \(step.declaration.module): \(verdict)\(condition)
        \(step.location): \(source)

      """
  }
}

extension ModuleGraph {
  fileprivate var importedModules: Set<String> { Set(nodes.flatMap { imports(of: $0).map(\.declaration.module) }) }

  /// Whether a target has this name, or a file imports it.
  fileprivate func isKnown(_ name: String) -> Bool { !nodes(named: name).isEmpty || importedModules.contains(name) }
}
