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
