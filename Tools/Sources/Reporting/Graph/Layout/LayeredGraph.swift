/// A graph over rows, in which every step of an edge leads to the next row.
///
/// An edge that spans several rows has a bend in each row between, which is placed like a node and so finds a way
/// through. The items are the nodes first, by their index, and then the bends.
///
/// Source: Sugiyama, Tagawa and Toda, "Methods for Visual Understanding of Hierarchical System Structures" (1981).
struct LayeredGraph {
  let nodeCount: Int
  /// The items of each row, from left to right.
  var rows: [[Int]]
  /// For each edge its items from the top to the bottom; empty for one that leads to its own start.
  private(set) var chains: [[Int]]
  /// For each edge, whether its chain runs from its end to its start.
  let isTurned: [Bool]
  /// The items that lead to each item, in the row above.
  private(set) var above: [[Int]]
  /// The items that each item leads to, in the row below.
  private(set) var below: [[Int]]

  init(nodeCount: Int, edges: [GraphLayout.Link]) {
    let placed = GraphRows(nodeCount: nodeCount, edges: edges)
    self.nodeCount = nodeCount
    isTurned = placed.isTurned
    rows = Array(repeating: [], count: (placed.rows.max() ?? -1) + 1)
    above = Array(repeating: [], count: nodeCount)
    below = above
    chains = []
    for (node, row) in placed.rows.enumerated() { rows[row].append(node) }
    for (index, edge) in edges.enumerated() {
      let (top, bottom) = isTurned[index] ? (edge.to, edge.from) : (edge.from, edge.to)
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
