import Model

extension GraphDrawing {
  /// A node, the nodes that it leads to, and those that lead to it.
  ///
  /// - Parameter depth: The number of steps, in each of the two directions.
  /// - Returns: `nil` if there is no such node.
  public func focused(on id: String, depth: Int) -> GraphDrawing? {
    guard nodes.contains(where: { $0.id == id }) else { return nil }
    let shown = reached(from: id, depth, \.from, \.to).union(reached(from: id, depth, \.to, \.from))
    return GraphDrawing(
      title: "\(title), around \(id)",
      nodes: nodes.filter { shown.contains($0.id) },
      edges: edges.filter { shown.contains($0.from) && shown.contains($0.to) }
    )
  }

  private func reached(
    from id: String,
    _ depth: Int,
    _ start: KeyPath<Edge, String>,
    _ end: KeyPath<Edge, String>
  ) -> Set<String> {
    let edges = Dictionary(grouping: edges) { $0[keyPath: start] }
    var reached: Set = [id]
    var last = reached
    for _ in 0..<depth {
      if last.isEmpty { break }
      last = Set(last.flatMap { edges[$0, default: []] }.map { $0[keyPath: end] }).subtracting(reached)
      reached.formUnion(last)
    }
    return reached
  }

  /// The graph without the allowed edges that a longer path of allowed edges implies.
  ///
  /// The result leads from and to the same nodes (transitive reduction). Forbidden edges stay, and so do the edges of
  /// cycles, from which no edge can be left out without a choice.
  ///
  /// Source: Aho, Garey and Ullman, "The Transitive Reduction of a Directed Graph" (1972).
  public func reduced() -> GraphDrawing {
    let indices = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.id, $0) })
    let links = edges.map { (from: indices[$0.from, default: 0], to: indices[$0.to, default: 0]) }
    let allowed = zip(edges, links).filter { $0.0.isAllowed }.map(\.1)
    let components = DirectedGraph(vertexCount: nodes.count, edges: allowed).components()
    var numbers = Array(repeating: 0, count: nodes.count)
    for (number, component) in components.enumerated() {
      for node in component { numbers[node] = number }
    }
    var next = Array(repeating: Set<Int>(), count: components.count)
    for link in allowed where numbers[link.from] != numbers[link.to] {
      next[numbers[link.from]].insert(numbers[link.to])
    }
    // A component comes after those that it leads to.
    var reachable: [Set<Int>] = []
    for direct in next { reachable.append(direct.reduce(into: direct) { $0.formUnion(reachable[$1]) }) }
    let kept = zip(edges, links).filter { edge, link in
      !edge.isAllowed || !next[numbers[link.from]].contains { reachable[$0].contains(numbers[link.to]) }
    }
    return GraphDrawing(title: "\(title), reduced", nodes: nodes, edges: kept.map(\.0))
  }
}
