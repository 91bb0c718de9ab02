import ArgumentParser
import Configurations
import Foundation
import Model
import Reading
import Reporting
import Repositories
import Rules

/// The graph of a whole repository, whose parts may have configurations of their own.
struct GovernedGraph {
  /// The whole repository with the configuration of its root.
  let context: RuleContext
  fileprivate let parts: [GovernedPart]

  /// What the configuration of the root governs.
  var own: RuleContext { parts.first?.context ?? context }

  /// - Throws: `Failure.unread` if something cannot be read.
  func requireAll() throws {
    for part in parts { try part.read.requireAll() }
  }

  /// The layer of a target; one of another part than the root's has its folder in its name.
  func layerName(of node: ModuleGraph.Node) -> String? {
    guard let (part, node) = place(of: node) else { return nil }
    return part.context.layers.layer(of: node).map { RepositoryPath.joined(part.folder, $0.name) }
  }

  /// Whether the rules allow an import, as `inward lint` finds it.
  func allows(_ step: ModuleGraph.Import, from node: ModuleGraph.Node) -> Bool {
    if parts.count == 1 { return context.allows(step, from: node) }
    guard let (part, node) = place(of: node) else { return true }
    let known = part.context.graph.imports(of: node).first { other in
      other.declaration == step.declaration && RepositoryPath.joined(part.folder, other.path) == step.path
    }
    return known.map { part.context.allows($0, from: node) } ?? true
  }

  /// Whether a target may import another one. One in no layer may import anything, and those of another part are modules
  /// from outside.
  func allows(_ from: ModuleGraph.Node, import to: ModuleGraph.Node) -> Bool {
    guard let (part, node) = place(of: from), let other = place(of: to) else { return true }
    guard let layer = part.context.layers.layer(of: node) else { return true }
    if part.folder != other.part.folder { return layer.mayImport(external: to.target.moduleName) }
    return part.context.layers.may(layer, importTarget: other.node.index)
  }

  /// A target where it is governed.
  private func place(of node: ModuleGraph.Node) -> (part: GovernedPart, node: ModuleGraph.Node)? {
    for part in parts {
      let found = part.context.graph.nodes(named: node.target.name).first {
        RepositoryPath.joined(part.folder, $0.package.location) == node.package.location
      }
      if let found { return (part, found) }
    }
    return nil
  }
}

extension Project {
  /// Reads the whole repository, and prints what cannot be read on standard error.
  func graph() async throws -> GovernedGraph {
    let parts = try await parts { _ in .imports }
    guard parts.count > 1 else {
      parts[0].read.printLines()
      return GovernedGraph(context: parts[0].context, parts: parts)
    }
    let repository = try await read(depth: .imports).repository
    return await GovernedGraph(context: RuleContext(repository: repository, configuration: configuration), parts: parts)
  }
}

extension GovernedGraph {
  /// The imports between targets, layers or packages.
  func drawing(of level: GraphCommand.Level, withoutTests: Bool) -> GraphDrawing {
    let shown = context.graph.nodes.filter { !withoutTests || $0.target.declaration.kind != .test }
    let nodes = Dictionary(shown.map { ($0.index, drawn($0, level)) }) { first, _ in first }
    let ids = Set(nodes.values.map(\.id))
    let edges = shown.flatMap { node in
      context.graph.imports(of: node).compactMap { step -> GraphDrawing.Edge? in
        guard case .target(let index) = step.destination, let from = nodes[node.index]?.id else { return nil }
        let to = (nodes[index] ?? drawn(context.graph.nodes[index], level)).id
        guard to != from, ids.contains(to) else { return nil }
        return GraphDrawing.Edge(from: from, to: to, isAllowed: allows(step, from: node), imports: 1)
      }
    }
    return GraphDrawing(
      title: "Imports between \(level.rawValue)s",
      nodes: shown.compactMap { nodes[$0.index] },
      edges: edges
    )
  }

  private func drawn(_ node: ModuleGraph.Node, _ level: GraphCommand.Level) -> GraphDrawing.Node {
    let layer = layerName(of: node)
    let name =
      switch level {
      case .target: targetName(of: node)
      case .layer: layer ?? "no layer"
      case .package: packageName(of: node)
      }
    return GraphDrawing.Node(id: name, group: level == .target ? layer : nil)
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
  static func names(in root: String) -> Set<String> {
    names(of: configuration(in: root))
  }

  /// The layers and targets in a configuration; empty if it is not valid.
  static func names(of text: String) -> Set<String> {
    names(of: try? ConfigurationReader.configuration(from: text, rules: Rules.names))
  }

  private static func names(of configuration: Configuration?) -> Set<String> {
    Set((configuration?.layers ?? []).flatMap { [$0.name] + $0.targets.map(\.text) })
  }

  private static func configuration(in root: String) -> Configuration? {
    let text = try? String(contentsOf: URL(filePath: root).appending(path: "inward.yml"), encoding: .utf8)
    return text.flatMap {
      try? ConfigurationReader.configuration(from: $0, rules: Rules.names, files: ConfigurationFiles(root: root))
    }
  }

  /// Completes the targets that the working folder's configuration lists by name.
  static var completion: CompletionKind {
    .custom { _, _, _ in
      let targets = configuration(in: ".")?.layers.flatMap { $0.targets.map(\.text) } ?? []
      return Set(targets).filter { !$0.contains { "*?/".contains($0) } }.sorted()
    }
  }
}
