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

    func ends(isReversed: Bool = false) -> (from: Int, to: Int) { isReversed ? (to, from) : (from, to) }
  }

  static let nodeGap = 22.0
  static let bendGap = 12.0
  private static let bendWidth = 4.0
  /// The minimum height between two rows; rows with many edges between them get more.
  private static let rowGap = 52.0
  private static let rowGapLimit = 130.0
  static let loopWidth = 26.0

  /// - Parameters:
  ///   - widths: The width of each node.
  ///   - nodeHeight: The height of all nodes.
  init(widths: [Double], nodeHeight: Double, edges: [Link]) {
    var graph = LayeredGraph(nodeCount: widths.count, edges: edges)
    graph.reduceCrossings()
    let loops = Set(edges.filter(\.isLoop).map(\.from))
    let sizes = graph.above.indices.map { item in
      graph.isBend(item) ? Self.bendWidth : widths[item] + (loops.contains(item) ? Self.loopWidth * 2 : 0)
    }
    let columns = graph.columns(sizes: sizes)
    width = columns.right
    var middles = columns.middles.map { Point(x: $0, y: 0) }
    var top = 0.0
    for row in graph.rows {
      for item in row { middles[item].y = top + nodeHeight / 2 }
      height = top + nodeHeight
      let steps = Double(row.reduce(0) { $0 + graph.below[$1].count })
      top += nodeHeight + min(Self.rowGap + steps * 2, Self.rowGapLimit)
    }
    nodes = Array(middles.prefix(widths.count))
    self.edges = EdgeRouting(graph: graph, middles: middles, widths: widths, nodeHeight: nodeHeight).lines(for: edges)
  }
}

struct EdgeRouting {
  let graph: LayeredGraph
  let middles: [GraphLayout.Point]
  let widths: [Double]
  let nodeHeight: Double

  /// The points of each edge, from start to end.
  func lines(for edges: [GraphLayout.Link]) -> [[GraphLayout.Point]] {
    let starts = ports(of: graph.chains)
    let ends = ports(of: graph.chains.map { $0.reversed() })
    return edges.indices.map { edge in
      let chain = graph.chains[edge]
      if chain.isEmpty { return loop(at: edges[edge].from) }
      // Vertical between the nodes of a row.
      var points = zip(chain.map { middles[$0] }, chain.dropFirst().map { middles[$0] }).flatMap { upper, lower in
        let bottom = GraphLayout.Point(x: upper.x, y: upper.y + nodeHeight / 2)
        return [bottom, .init(x: lower.x, y: lower.y - nodeHeight / 2)]
      }
      points[0].x = starts[edge]
      points[points.count - 1].x = ends[edge]
      return graph.isReversed[edge] ? points.reversed() : points
    }
  }

  /// The x position at which each chain meets its first node. The positions are spread over the node's side in the order
  /// of the chains' next items, so that edges neither meet nor cross there.
  private func ports(of chains: [[Int]]) -> [Double] {
    var ports = Array(repeating: 0.0, count: chains.count)
    for case (let node?, let edges) in Dictionary(grouping: chains.indices, by: { chains[$0].first }) {
      let sorted = edges.sorted { middles[chains[$0][1]].x }
      let step = min(18, widths[node] * 0.7 / Double(max(sorted.count - 1, 1)))
      for (place, edge) in sorted.enumerated() {
        ports[edge] = middles[node].x + (Double(place) - Double(sorted.count - 1) / 2) * step
      }
    }
    return ports
  }

  /// A loop on the right side of a node.
  private func loop(at node: Int) -> [GraphLayout.Point] {
    let right = middles[node].x + widths[node] / 2
    let outer = right + GraphLayout.loopWidth
    let (upper, lower) = (middles[node].y - nodeHeight / 4, middles[node].y + nodeHeight / 4)
    return [.init(x: right, y: upper), .init(x: outer, y: upper), .init(x: outer, y: lower), .init(x: right, y: lower)]
  }
}
