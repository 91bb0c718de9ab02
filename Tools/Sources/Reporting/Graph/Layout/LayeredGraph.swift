import Model

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
  let chains: [[Int]]
  let isReversed: [Bool]
  /// The items above that lead to each item.
  let above: [[Int]]
  /// The items below that each item leads to.
  let below: [[Int]]

  init(nodeCount: Int, edges: [GraphLayout.Link]) {
    self.nodeCount = nodeCount
    let (rowOfNode, isReversed) = Self.rows(nodeCount: nodeCount, edges: edges)
    var rows = Array(repeating: [Int](), count: (rowOfNode.max() ?? -1) + 1)
    for (node, row) in rowOfNode.enumerated() { rows[row].append(node) }
    var bends = nodeCount..<nodeCount
    chains = zip(edges, isReversed).map { edge, isReversed in
      if edge.isLoop { return [] }
      let (top, bottom) = edge.ends(isReversed: isReversed)
      bends = bends.upperBound..<bends.upperBound + rowOfNode[bottom] - rowOfNode[top] - 1
      for (row, bend) in zip((rowOfNode[top] + 1)..., bends) { rows[row].append(bend) }
      return [top] + bends + [bottom]
    }
    var above = Array(repeating: [Int](), count: bends.upperBound)
    var below = above
    for chain in chains {
      for (upper, lower) in zip(chain, chain.dropFirst()) {
        below[upper].append(lower)
        above[lower].append(upper)
      }
    }
    (self.rows, self.isReversed, self.above, self.below) = (rows, isReversed, above, below)
  }

  func isBend(_ item: Int) -> Bool { item >= nodeCount }

  /// Orders the items of each row to reduce edge crossings.
  ///
  /// Each item moves to the mean position of its neighbours in the previous row, alternating downward and upward, and
  /// the best order is kept. The optimum is NP-hard; a few sweeps come close for graphs of a readable size.
  ///
  /// - Complexity: O(*sweeps* · *e* log *e*), where *e* is the number of steps between rows.
  mutating func reduceCrossings(sweeps: Int = 24) {
    var best = rows
    var fewest = crossings
    for sweep in 0..<sweeps where fewest > 0 {
      let isDownward = sweep.isMultiple(of: 2)
      let neighbors = isDownward ? above : below
      for row in isDownward ? Array(rows.indices) : rows.indices.reversed() {
        let positions = positions
        rows[row] = rows[row].sorted { item in
          let adjacent = neighbors[item].map { positions[$0] }
          return adjacent.isEmpty ? Double(positions[item]) : Double(adjacent.reduce(0, +)) / Double(adjacent.count)
        }
      }
      let count = crossings
      if count < fewest { (best, fewest) = (rows, count) }
    }
    rows = best
  }

  private var positions: [Int] {
    var positions = Array(repeating: 0, count: above.count)
    for row in rows {
      for (position, item) in row.enumerated() { positions[item] = position }
    }
    return positions
  }

  /// The number of edge crossings between adjacent rows.
  var crossings: Int {
    let positions = positions
    return rows.reduce(0) { count, row in
      count + Self.inversions(in: row.flatMap { item in below[item].map { positions[$0] }.sorted() })
    }
  }

  /// The number of inversions, counted with a Fenwick tree.
  private static func inversions(in numbers: [Int]) -> Int {
    var tree = Array(repeating: 0, count: (numbers.max() ?? 0) + 2)
    var inversions = 0
    for (seen, number) in numbers.enumerated() {
      var smallerOrEqual = 0
      var index = number + 1
      while index > 0 {
        smallerOrEqual += tree[index]
        index -= index & -index
      }
      inversions += seen - smallerOrEqual
      index = number + 1
      while index < tree.count {
        tree[index] += 1
        index += index & -index
      }
    }
    return inversions
  }

  /// The centre of each item from left to right, and the right edge of the drawing; the left edge is 0.
  ///
  /// Each row in turn moves towards its neighbours, alternating between downward and upward sweeps.
  func columns(sizes: [Double], sweeps: Int = 16) -> (middles: [Double], right: Double) {
    var middles = Array(repeating: 0.0, count: sizes.count)
    for row in rows {
      for (left, item) in zip(row, row.dropFirst()) { middles[item] = middles[left] + distance(left, item, sizes) }
      let center = (row.last.map { middles[$0] } ?? 0) / 2
      for item in row { middles[item] -= center }
    }
    for sweep in 0..<sweeps {
      // The last two sweeps use both sides, so that neither is favoured.
      let usesBothSides = sweep >= sweeps - 2
      let isDownward = sweep.isMultiple(of: 2)
      for row in isDownward ? rows : rows.reversed() {
        let desired = row.map { item in
          let neighbors = usesBothSides ? above[item] + below[item] : isDownward ? above[item] : below[item]
          return neighbors.isEmpty ? middles[item] : neighbors.reduce(0) { $0 + middles[$1] } / Double(neighbors.count)
        }
        let weights = row.map { isBend($0) ? 4 : Double(1 + above[$0].count + below[$0].count) }
        let distances = zip(row, row.dropFirst()).map { distance($0, $1, sizes) }
        for (item, middle) in zip(row, placed(desired: desired, weights: weights, distances: distances)) {
          middles[item] = middle
        }
      }
    }
    let left = middles.indices.map { middles[$0] - sizes[$0] / 2 }.min() ?? 0
    let right = middles.indices.map { middles[$0] + sizes[$0] / 2 }.max() ?? 0
    return (middles.map { $0 - left }, right - left)
  }

  private func distance(_ left: Int, _ right: Int, _ sizes: [Double]) -> Double {
    let gap = isBend(left) && isBend(right) ? GraphLayout.bendGap : GraphLayout.nodeGap
    return (sizes[left] + sizes[right]) / 2 + gap
  }

  /// Assigns each node to a row, from 0 at the top, so that edges point down, except those that are reversed, and loops.
  ///
  /// A node is one row above the highest of the nodes it points to: nodes without incoming edges are at the top, and
  /// those without outgoing edges at the bottom. Edges that close a cycle are reversed, forbidden ones first, so that
  /// violations do not determine the layout.
  static func rows(nodeCount: Int, edges: [GraphLayout.Link]) -> (ofNodes: [Int], isReversed: [Bool]) {
    let links = edges.indices.filter { !edges[$0].isLoop }
    let allowed = links.filter { edges[$0].isAllowed }
    let closing = DirectedGraph(vertexCount: nodeCount, edges: allowed.map { edges[$0].ends() }).closingEdges()
    var isReversed = edges.map { $0.isAllowed && closing.contains([$0.from, $0.to]) }
    let downward = allowed.map { edges[$0].ends(isReversed: isReversed[$0]) }
    var graph = DirectedGraph(vertexCount: nodeCount, edges: downward)
    for index in links where !edges[index].isAllowed {
      isReversed[index] = graph.hasPath(from: edges[index].to, to: edges[index].from)
      let link = edges[index].ends(isReversed: isReversed[index])
      graph.addEdge(from: link.from, to: link.to)
    }
    let heights = graph.heights()
    let highest = heights.max() ?? 0
    return (heights.map { highest - $0 }, isReversed)
  }
}

extension Sequence<Int> {
  /// The numbers in the order of a key. Those with the same key keep their order.
  func sorted(by key: (Int) -> Double) -> [Int] {
    enumerated().map { (key($1), $0, $1) }.sorted(by: <).map(\.2)
  }
}

/// Places the items of one row as close as possible to their desired positions.
///
/// Minimises the weighted sum of squared distances, with a fixed order and minimum distances. After subtracting the
/// distances this is isotonic regression, solved by pooling adjacent items.
///
/// Source: Barlow et al., "Statistical Inference Under Order Restrictions" (1972), pool-adjacent-violators algorithm.
///
/// - Parameters:
///   - desired: The desired centre of each item, from left to right.
///   - weights: The weight of each item's desired position.
///   - distances: The minimum distance between the centres of adjacent items; one fewer than the items.
/// - Complexity: O(*n*)
func placed(desired: [Double], weights: [Double], distances: [Double]) -> [Double] {
  let offsets = distances.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }

  var pools: [(mean: Double, weight: Double, count: Int)] = []
  for ((position, weight), offset) in zip(zip(desired, weights), offsets) {
    var pool = (mean: position - offset, weight: weight, count: 1)
    while let last = pools.last, last.mean > pool.mean {
      let sum = last.weight + pool.weight
      pool = ((last.mean * last.weight + pool.mean * pool.weight) / sum, sum, last.count + pool.count)
      pools.removeLast()
    }
    pools.append(pool)
  }
  return zip(pools.flatMap { Array(repeating: $0.mean, count: $0.count) }, offsets).map { $0 + $1 }
}
