extension ModuleGraph {
  /// The shortest import chain from a target to a destination, or `nil` if there is none.
  ///
  /// - Parameter mayPass: Whether a chain may go through a target; not called for the two ends.
  /// - Complexity: O(targets + imports).
  public func shortestChain(
    from start: Node,
    mayPass: (Node) -> Bool = { _ in true },
    to isGoal: (Destination) -> Bool
  ) -> [Import]? {
    var predecessors: [Int: (node: Int, step: Import)] = [:]
    var visited: Set<Int> = [start.index]
    var queue = [start.index]
    var head = 0
    while head < queue.count {
      let current = queue[head]
      head += 1
      if current != start.index, !mayPass(nodes[current]) { continue }
      for step in imports(of: nodes[current]) where step.destination != .itself {
        if isGoal(step.destination) { return chain(to: current, predecessors) + [step] }
        guard case .target(let next) = step.destination, visited.insert(next).inserted else { continue }
        predecessors[next] = (current, step)
        queue.append(next)
      }
    }
    return nil
  }

  private func chain(to node: Int, _ predecessors: [Int: (node: Int, step: Import)]) -> [Import] {
    var steps: [Import] = []
    var current = node
    while let (previous, step) = predecessors[current] {
      steps.append(step)
      current = previous
    }
    return steps.reversed()
  }
}
