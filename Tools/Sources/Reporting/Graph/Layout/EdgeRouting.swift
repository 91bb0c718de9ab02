/// The points that edges run through.
struct EdgeRouting {
  let graph: LayeredGraph
  let middles: [GraphLayout.Point]
  let widths: [Double]
  let nodeHeight: Double

  /// The points of each edge, from its start to its end.
  func lines(for edges: [GraphLayout.Link]) -> [[GraphLayout.Point]] {
    let starts = ports { $0.first }
    let ends = ports { $0.last }
    return edges.indices.map { edge in
      let chain = graph.chains[edge]
      guard let top = chain.first, let bottom = chain.last else { return loop(at: edges[edge].from) }
      var points = [GraphLayout.Point(x: starts[edge], y: middles[top].y + nodeHeight / 2)]
      for bend in chain.dropFirst().dropLast() {
        // Straight down between the nodes of the row.
        let middle = middles[bend]
        points.append(.init(x: middle.x, y: middle.y - nodeHeight / 2))
        points.append(.init(x: middle.x, y: middle.y + nodeHeight / 2))
      }
      points.append(.init(x: ends[edge], y: middles[bottom].y - nodeHeight / 2))
      return graph.isTurned[edge] ? points.reversed() : points
    }
  }

  /// For each edge where it meets the node at one end of its chain: spread over the node's side, in the order in which
  /// the edges go off, so that they neither meet in a point nor cross at once.
  private func ports(at end: ([Int]) -> Int?) -> [Double] {
    var ports = Array(repeating: 0.0, count: graph.chains.count)
    let byNode = Dictionary(grouping: graph.chains.indices) { end(graph.chains[$0]) }
    for case (let node?, let edges) in byNode {
      let sorted = edges.sorted { (neighbor(of: node, in: $0), $0) < (neighbor(of: node, in: $1), $1) }
      let step = min(18, widths[node] * 0.7 / Double(max(sorted.count - 1, 1)))
      for (place, edge) in sorted.enumerated() {
        ports[edge] = middles[node].x + (Double(place) - Double(sorted.count - 1) / 2) * step
      }
    }
    return ports
  }

  /// Where the item beside the node is, in the chain of an edge that begins or ends at it.
  private func neighbor(of node: Int, in edge: Int) -> Double {
    let chain = graph.chains[edge]
    return middles[chain.first == node ? chain[1] : chain[chain.count - 2]].x
  }

  /// From the right side of a node out and back.
  private func loop(at node: Int) -> [GraphLayout.Point] {
    let right = middles[node].x + widths[node] / 2
    let outer = right + GraphLayout.Metrics.loopWidth
    let (upper, lower) = (middles[node].y - nodeHeight / 4, middles[node].y + nodeHeight / 4)
    return [.init(x: right, y: upper), .init(x: outer, y: upper), .init(x: outer, y: lower), .init(x: right, y: lower)]
  }
}
