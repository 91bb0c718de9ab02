import Model
import Reporting
import Rules

/// Draws the imports between targets, layers or packages.
struct GraphBuilder {
  let governed: GovernedGraph
  let level: GraphCommand.Level
  let withoutTests: Bool

  private var context: RuleContext { governed.context }

  func drawing() -> GraphDrawing {
    let shown = context.graph.nodes.filter { !withoutTests || $0.target.declaration.kind != .test }
    var nodes: [String: GraphDrawing.Node] = [:]
    var edges: [Key: (imports: Int, isAllowed: Bool)] = [:]
    for node in shown {
      let from = drawn(node)
      nodes[from.id] = from
      for step in context.graph.imports(of: node) {
        guard case .target(let index) = step.destination else { continue }
        let to = drawn(context.graph.nodes[index])
        guard to.id != from.id else { continue }
        let known = edges[Key(from: from.id, to: to.id)] ?? (0, true)
        edges[Key(from: from.id, to: to.id)] = (known.imports + 1, known.isAllowed && governed.allows(step, from: node))
      }
    }
    return GraphDrawing(
      title: "Imports between \(level.rawValue)s",
      nodes: nodes.values.sorted { $0.id < $1.id },
      edges: edges.filter { nodes[$0.key.to] != nil }.sorted { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }.map
      {
        GraphDrawing.Edge(from: $0.key.from, to: $0.key.to, isAllowed: $0.value.isAllowed, imports: $0.value.imports)
      }
    )
  }

  private struct Key: Hashable {
    let from: String
    let to: String
  }

  private func drawn(_ node: ModuleGraph.Node) -> GraphDrawing.Node {
    let layer = governed.layerName(of: node)
    switch level {
    case .target:
      let isShared = context.graph.nodes.count { $0.target.name == node.target.name } > 1
      let name = isShared ? "\(packageName(of: node))/\(node.target.name)" : node.target.name
      return GraphDrawing.Node(id: name, label: name, group: layer)
    case .layer: return GraphDrawing.Node(id: layer ?? "no layer", label: layer ?? "no layer", group: nil)
    case .package:
      let name = packageName(of: node)
      return GraphDrawing.Node(id: name, label: name, group: nil)
    }
  }

  private func packageName(of node: ModuleGraph.Node) -> String {
    let name = node.package.displayName
    guard node.package.location.isEmpty else { return name }
    // A folder may have the root package's name.
    return context.repository.packages.contains { $0.path == name } ? "\(name) (root)" : name
  }
}
