/// Which row of a layered drawing each node stands in, so that edges point down.
///
/// A node stands one row above the highest of those that it points to, so what nothing else rests on is at the top and
/// the foundations are at the bottom. Edges that close a cycle are turned round for this, forbidden ones before others:
/// what breaks the architecture should not decide how it is drawn.
struct GraphRows {
  /// The row of each node, from 0 at the top.
  let rows: [Int]
  /// For each edge, whether it points up or to its own start.
  let isTurned: [Bool]

  init(nodeCount: Int, edges: [GraphLayout.Link]) {
    var search = CycleSearch(nodeCount: nodeCount)
    var isTurned = edges.map(\.isLoop)
    let links = edges.indices.filter { !edges[$0].isLoop }
    for index in links where edges[index].isAllowed { search.add(edges[index], index) }
    for index in search.edgesThatCloseCycles() { isTurned[index] = true }

    search = CycleSearch(nodeCount: nodeCount)
    for index in links where edges[index].isAllowed { search.add(edges[index].turned(isTurned[index]), index) }
    for index in links where !edges[index].isAllowed {
      isTurned[index] = search.hasPath(from: edges[index].to, to: edges[index].from)
      search.add(edges[index].turned(isTurned[index]), index)
    }
    let heights = search.heights()
    let highest = heights.max() ?? 0
    rows = heights.map { highest - $0 }
    self.isTurned = isTurned
  }
}
