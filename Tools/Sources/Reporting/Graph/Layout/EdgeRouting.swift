/// Computes the points of edges.
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
      let sorted = edges.sorted { (neighbor(of: node, in: $0), $0) < (neighbor(of: node, in: $1), $1) }
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
