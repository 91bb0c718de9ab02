import Model

/// Assigns each node to a row of a layered drawing, so that edges point down.
///
/// A node is one row above the highest of the nodes it points to: nodes without incoming edges are at the top, and
/// those without outgoing edges at the bottom. Edges that close a cycle are reversed, forbidden ones first, so that
/// violations do not determine the layout.
struct GraphRows {
  /// The row of each node, from 0 at the top.
  let rows: [Int]
  /// Whether each edge points up or is a loop.
  let isReversed: [Bool]

  init(nodeCount: Int, edges: [GraphLayout.Link]) {
    let links = edges.indices.filter { !edges[$0].isLoop }
    let allowed = links.filter { edges[$0].isAllowed }
    let closing = DirectedGraph(vertexCount: nodeCount, edges: allowed.map { edges[$0].ends }).closingEdges()
    var isReversed = edges.map { $0.isLoop || $0.isAllowed && closing.contains([$0.from, $0.to]) }
    var graph = DirectedGraph(
      vertexCount: nodeCount,
      edges: allowed.map { edges[$0].reversed(isReversed[$0]).ends }
    )
    for index in links where !edges[index].isAllowed {
      isReversed[index] = graph.hasPath(from: edges[index].to, to: edges[index].from)
      let link = edges[index].reversed(isReversed[index])
      graph.addEdge(from: link.from, to: link.to)
    }
    let heights = graph.heights()
    let highest = heights.max() ?? 0
    rows = heights.map { highest - $0 }
    self.isReversed = isReversed
  }
}
