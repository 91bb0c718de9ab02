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
    var search = CycleSearch(nodeCount: nodeCount)
    var isReversed = edges.map(\.isLoop)
    let links = edges.indices.filter { !edges[$0].isLoop }
    for index in links where edges[index].isAllowed { search.add(edges[index], index) }
    for index in search.edgesThatCloseCycles() { isReversed[index] = true }

    search = CycleSearch(nodeCount: nodeCount)
    for index in links where edges[index].isAllowed { search.add(edges[index].reversed(isReversed[index]), index) }
    for index in links where !edges[index].isAllowed {
      isReversed[index] = search.hasPath(from: edges[index].to, to: edges[index].from)
      search.add(edges[index].reversed(isReversed[index]), index)
    }
    let heights = search.heights()
    let highest = heights.max() ?? 0
    rows = heights.map { highest - $0 }
    self.isReversed = isReversed
  }
}
