/// A graph arranged in rows, in which each step of an edge leads to the next row.
///
/// An edge that spans several rows has a bend in each row between, which is placed like a node. The items are the
/// nodes, by index, followed by the bends.
///
/// Source: Sugiyama, Tagawa and Toda, "Methods for Visual Understanding of Hierarchical System Structures" (1981).
struct LayeredGraph {
  let nodeCount: Int
  /// The items of each row, from left to right.
  var rows: [[Int]]
  /// The items of each edge from top to bottom; empty for a loop.
  private(set) var chains: [[Int]]
  /// Whether each edge's chain is reversed.
  let isReversed: [Bool]
  /// The items above that lead to each item.
  private(set) var above: [[Int]]
  /// The items below that each item leads to.
  private(set) var below: [[Int]]

  init(nodeCount: Int, edges: [GraphLayout.Link]) {
    let placed = GraphRows(nodeCount: nodeCount, edges: edges)
    self.nodeCount = nodeCount
    isReversed = placed.isReversed
    rows = Array(repeating: [], count: (placed.rows.max() ?? -1) + 1)
    above = Array(repeating: [], count: nodeCount)
    below = above
    chains = []
    for (node, row) in placed.rows.enumerated() { rows[row].append(node) }
    for (index, edge) in edges.enumerated() {
      let (top, bottom) = isReversed[index] ? (edge.to, edge.from) : (edge.from, edge.to)
      guard top != bottom else {
        chains.append([])
        continue
      }
      let bends = ((placed.rows[top] + 1)..<placed.rows[bottom]).map { addBend(in: $0) }
      chains.append([top] + bends + [bottom])
      for (upper, lower) in zip([top] + bends, bends + [bottom]) {
        below[upper].append(lower)
        above[lower].append(upper)
      }
    }
  }

  func isBend(_ item: Int) -> Bool { item >= nodeCount }

  private mutating func addBend(in row: Int) -> Int {
    let item = above.count
    above.append([])
    below.append([])
    rows[row].append(item)
    return item
  }
}
