/// Depth-first search, without recursion because chains can be as long as the graph is large.
struct CycleSearch {
  private var targets: [[(node: Int, edge: Int)]]
  private var incoming: [Int]

  init(nodeCount: Int) {
    targets = Array(repeating: [], count: nodeCount)
    incoming = Array(repeating: 0, count: nodeCount)
  }

  mutating func add(_ link: GraphLayout.Link, _ edge: Int) {
    targets[link.from].append((link.to, edge))
    incoming[link.to] += 1
  }

  /// Edges whose removal breaks all cycles.
  func edgesThatCloseCycles() -> [Int] {
    walk().closing
  }

  /// The length of the longest path from each node, in an acyclic graph.
  func heights() -> [Int] {
    var heights = Array(repeating: 0, count: targets.count)
    for node in walk().finished {
      heights[node] = targets[node].reduce(0) { max($0, heights[$1.node] + 1) }
    }
    return heights
  }

  func hasPath(from start: Int, to end: Int) -> Bool {
    var seen: Set<Int> = [start]
    var waiting = [start]
    while let node = waiting.popLast() {
      if node == end { return true }
      waiting += targets[node].map(\.node).filter { seen.insert($0).inserted }
    }
    return false
  }

  /// The nodes in postorder, and the edges that lead back to an open node.
  private func walk() -> (finished: [Int], closing: [Int]) {
    enum State { case unseen, open, done }
    var states = Array(repeating: State.unseen, count: targets.count)
    var (finished, closing): ([Int], [Int]) = ([], [])
    // Starting at nodes with few incoming edges makes the edge that closes a cycle point upwards.
    let starts = targets.indices.sorted { (incoming[$0], $0) < (incoming[$1], $1) }
    for start in starts where states[start] == .unseen {
      var path = [(node: start, next: 0)]
      states[start] = .open
      while let step = path.last {
        guard step.next < targets[step.node].count else {
          states[step.node] = .done
          finished.append(step.node)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let (target, edge) = targets[step.node][step.next]
        switch states[target] {
        case .unseen:
          states[target] = .open
          path.append((target, 0))
        case .open: closing.append(edge)
        case .done: break
        }
      }
    }
    return (finished, closing)
  }
}
