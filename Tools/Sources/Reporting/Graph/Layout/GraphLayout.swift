/// Computes the positions of a graph's nodes and edges.
struct GraphLayout {
  /// The centre of each node.
  private(set) var nodes: [Point] = []
  /// The points of each edge, from start to end.
  private(set) var edges: [[Point]] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  /// An edge between nodes, given by index.
  struct Link {
    var from: Int
    var to: Int
    var isAllowed = true

    var isLoop: Bool { from == to }
    var ends: (from: Int, to: Int) { (from, to) }

    func reversed(_ isReversed: Bool) -> Self {
      isReversed ? Self(from: to, to: from, isAllowed: isAllowed) : self
    }
  }

  /// Sizes in drawing units.
  enum Metrics {
    static let nodeGap = 22.0
    static let bendGap = 12.0
    static let bendWidth = 4.0
    /// The minimum height between two rows; rows with many edges between them get more.
    static let rowGap = 52.0
    static let rowGapLimit = 130.0
    static let loopWidth = 26.0
  }

  /// - Parameters:
  ///   - widths: The width of each node.
  ///   - nodeHeight: The height of all nodes.
  init(widths: [Double], nodeHeight: Double, edges: [Link]) {
    var graph = LayeredGraph(nodeCount: widths.count, edges: edges)
    graph.reduceCrossings()
    let loops = Set(edges.filter(\.isLoop).map(\.from))
    let sizes = graph.above.indices.map { item in
      graph.isBend(item) ? Metrics.bendWidth : widths[item] + (loops.contains(item) ? Metrics.loopWidth * 2 : 0)
    }
    let columns = graph.columns(sizes: sizes)
    width = columns.right
    let tops = Self.tops(of: graph, nodeHeight: nodeHeight)
    height = (tops.last ?? -nodeHeight) + nodeHeight

    var middles = Array(repeating: Point(x: 0, y: 0), count: sizes.count)
    for (row, items) in graph.rows.enumerated() {
      for item in items { middles[item] = Point(x: columns.middles[item], y: tops[row] + nodeHeight / 2) }
    }
    nodes = Array(middles.prefix(widths.count))
    self.edges = EdgeRouting(graph: graph, middles: middles, widths: widths, nodeHeight: nodeHeight).lines(for: edges)
  }

  private static func tops(of graph: LayeredGraph, nodeHeight: Double) -> [Double] {
    var top = 0.0
    return graph.rows.map { row in
      defer {
        let steps = Double(row.reduce(0) { $0 + graph.below[$1].count })
        top += nodeHeight + min(Metrics.rowGap + steps * 2, Metrics.rowGapLimit)
      }
      return top
    }
  }
}

struct EdgeRouting {
  let graph: LayeredGraph
  let middles: [GraphLayout.Point]
  let widths: [Double]
  let nodeHeight: Double

  /// The points of each edge, from start to end.
  func lines(for edges: [GraphLayout.Link]) -> [[GraphLayout.Point]] {
    let starts = ports { $0.first }
    let ends = ports { $0.last }
    return edges.indices.map { edge in
      let chain = graph.chains[edge]
      guard let top = chain.first, let bottom = chain.last else { return loop(at: edges[edge].from) }
      var points = [GraphLayout.Point(x: starts[edge], y: middles[top].y + nodeHeight / 2)]
      for bend in chain.dropFirst().dropLast() {
        // Vertical between the nodes of the row.
        let middle = middles[bend]
        points.append(.init(x: middle.x, y: middle.y - nodeHeight / 2))
        points.append(.init(x: middle.x, y: middle.y + nodeHeight / 2))
      }
      points.append(.init(x: ends[edge], y: middles[bottom].y - nodeHeight / 2))
      return graph.isReversed[edge] ? points.reversed() : points
    }
  }

  /// The x position at which each edge meets the node at one end of its chain. The positions are spread over the node's
  /// side in the order of the edges' next items, so that edges neither meet nor cross there.
  private func ports(at end: ([Int]) -> Int?) -> [Double] {
    var ports = Array(repeating: 0.0, count: graph.chains.count)
    let byNode = Dictionary(grouping: graph.chains.indices) { end(graph.chains[$0]) }
    for case (let node?, let edges) in byNode {
      let sorted = edges.sorted { neighbor(of: node, in: $0) }
      let step = min(18, widths[node] * 0.7 / Double(max(sorted.count - 1, 1)))
      for (place, edge) in sorted.enumerated() {
        ports[edge] = middles[node].x + (Double(place) - Double(sorted.count - 1) / 2) * step
      }
    }
    return ports
  }

  /// The position of the item next to the node, in the chain of an edge that starts or ends at it.
  private func neighbor(of node: Int, in edge: Int) -> Double {
    let chain = graph.chains[edge]
    return middles[chain.first == node ? chain[1] : chain[chain.count - 2]].x
  }

  /// A loop on the right side of a node.
  private func loop(at node: Int) -> [GraphLayout.Point] {
    let right = middles[node].x + widths[node] / 2
    let outer = right + GraphLayout.Metrics.loopWidth
    let (upper, lower) = (middles[node].y - nodeHeight / 4, middles[node].y + nodeHeight / 4)
    return [.init(x: right, y: upper), .init(x: outer, y: upper), .init(x: outer, y: lower), .init(x: right, y: lower)]
  }
}
