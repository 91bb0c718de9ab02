/// Finds the cycles of a graph with the nodes 0 to n - 1.
struct Cycles {
  /// The successors of each node.
  let edges: [[Int]]

  /// The strongly connected components, each sorted.
  ///
  /// A component comes after all those that it leads to.
  ///
  /// Source: Tarjan, "Depth-first search and linear graph algorithms" (1972), with an explicit stack, so that long
  /// chains do not overflow the thread's.
  ///
  /// - Complexity: O(n + m) for n nodes and m edges.
  func components() -> [[Int]] {
    var search = Search(count: edges.count)
    for root in edges.indices where search.order[root] == nil {
      search.visit(root)
      while let node = search.path.last {
        let position = search.nextEdge[node]
        if position < edges[node].count {
          search.nextEdge[node] += 1
          search.follow(from: node, to: edges[node][position])
        } else {
          search.leave(node)
        }
      }
    }
    return search.components
  }

  /// One cycle per component of two or more nodes: the shortest one through its first node, starting there.
  func shortest() -> [[Int]] {
    components().filter { $0.count > 1 }.compactMap { component in
      component.first.flatMap { shortest(through: $0, within: Set(component)) }
    }
  }

  private func shortest(through start: Int, within component: Set<Int>) -> [Int]? {
    var previous: [Int: Int] = [:]
    var queue = [start]
    var position = 0
    while position < queue.count {
      let node = queue[position]
      position += 1
      for next in edges[node] where component.contains(next) && previous[next] == nil {
        previous[next] = node
        if next == start { return path(to: start, by: previous) }
        queue.append(next)
      }
    }
    return nil
  }

  private func path(to start: Int, by previous: [Int: Int]) -> [Int] {
    var path: [Int] = []
    var node = previous[start]
    while let current = node, current != start {
      path.append(current)
      node = previous[current]
    }
    return [start] + path.reversed()
  }
}

private struct Search {
  var order: [Int?]
  var lowest: [Int]
  var nextEdge: [Int]
  var path: [Int] = []
  var components: [[Int]] = []
  private var open: [Int] = []
  private var isOpen: [Bool]
  private var count = 0

  init(count: Int) {
    order = Array(repeating: nil, count: count)
    lowest = Array(repeating: 0, count: count)
    nextEdge = lowest
    isOpen = Array(repeating: false, count: count)
  }

  mutating func visit(_ node: Int) {
    order[node] = count
    lowest[node] = count
    count += 1
    path.append(node)
    open.append(node)
    isOpen[node] = true
  }

  mutating func follow(from node: Int, to next: Int) {
    if let reached = order[next] {
      if isOpen[next] { lowest[node] = min(lowest[node], reached) }
    } else {
      visit(next)
    }
  }

  mutating func leave(_ node: Int) {
    path.removeLast()
    if let parent = path.last { lowest[parent] = min(lowest[parent], lowest[node]) }
    guard lowest[node] == order[node], let start = open.lastIndex(of: node) else { return }
    let component = open[start...].sorted()
    for member in component { isOpen[member] = false }
    open.removeSubrange(start...)
    components.append(component)
  }
}
