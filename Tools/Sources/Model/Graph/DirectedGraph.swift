/// A graph of the vertices 0 to n - 1.
public struct DirectedGraph: Sendable {
  private var successors: [[Int]]

  /// - Parameter successors: The vertices that an edge leads to from each vertex.
  public init(successors: [[Int]]) {
    self.successors = successors.map { Set($0).sorted() }
  }

  public init(vertexCount: Int, edges: [(from: Int, to: Int)]) {
    var successors = Array(repeating: [Int](), count: vertexCount)
    for edge in edges { successors[edge.from].append(edge.to) }
    self.init(successors: successors)
  }

  public mutating func addEdge(from start: Int, to end: Int) { successors[start].append(end) }

  /// The strongly connected components, each sorted. A component comes after all those that it leads to.
  ///
  /// Source: Tarjan, "Depth-first search and linear graph algorithms" (1972), implemented without recursion.
  ///
  /// - Complexity: O(vertices + edges).
  public func components() -> [[Int]] { ComponentSearch(successors, from: successors.indices).components }

  /// The components with a cycle, ordered by their smallest vertex.
  public func cyclicComponents() -> [[Int]] {
    components()
      .filter { $0.count > 1 || successors[$0[0]].contains($0[0]) }
      .sorted { $0[0] < $1[0] }
  }

  /// The edges whose removal breaks all cycles, each as its two ends.
  public func closingEdges() -> Set<[Int]> {
    var incoming = Array(repeating: 0, count: successors.count)
    for vertex in successors.joined() { incoming[vertex] += 1 }
    // In a search that starts at vertices with few incoming edges, these are the edges that lead back to the start.
    let starts = successors.indices.sorted { (incoming[$0], $0) < (incoming[$1], $1) }
    return Set(ComponentSearch(successors, from: starts).closing)
  }

  /// The length of the longest path from each vertex, in a graph without cycles.
  public func heights() -> [Int] {
    var heights = Array(repeating: 0, count: successors.count)
    for vertex in components().joined() { heights[vertex] = successors[vertex].map { heights[$0] + 1 }.max() ?? 0 }
    return heights
  }

  /// Whether edges lead from a vertex to another one.
  public func hasPath(from start: Int, to end: Int) -> Bool {
    shortestPath(from: start, steps: { successors[$0] }, end: \.self, isGoal: { $0 == end }) != nil
  }

  /// The shortest cycle through a vertex within a set of vertices, starting at the vertex, or `nil` if there is none.
  public func shortestCycle(through start: Int, within vertices: Set<Int>) -> [Int]? {
    let steps = { successors[$0].filter(vertices.contains) }
    return shortestPath(from: start, steps: steps, end: \.self, isGoal: { $0 == start }).map { [start] + $0.dropLast() }
  }
}

/// The steps of the shortest path from a vertex to a goal, or `nil` if there is none. A step without an end leads nowhere.
///
/// - Complexity: O(vertices + steps).
func shortestPath<Step>(
  from start: Int,
  steps: (Int) -> [Step],
  end: (Step) -> Int?,
  isGoal: (Step) -> Bool
) -> [Step]? {
  var predecessors: [Int: (vertex: Int, step: Step)] = [:]
  var queue = [start]
  var head = 0
  while head < queue.count {
    var current = queue[head]
    head += 1
    for step in steps(current) {
      if isGoal(step) {
        var path = [step]
        while let (vertex, step) = predecessors[current] {
          path.append(step)
          current = vertex
        }
        return path.reversed()
      }
      guard let next = end(step), next != start, predecessors[next] == nil else { continue }
      predecessors[next] = (current, step)
      queue.append(next)
    }
  }
  return nil
}

private struct ComponentSearch {
  private let successors: [[Int]]
  private(set) var components: [[Int]] = []
  /// The edges that lead back to a vertex whose search has not ended.
  private(set) var closing: [[Int]] = []
  /// The number of each visited vertex, above all others once its component is known.
  private var order: [Int?]
  private var low: [Int]
  private var isOpen: [Bool]
  private var stack: [Int] = []
  private var count = 0

  init(_ successors: [[Int]], from starts: some Sequence<Int>) {
    self.successors = successors
    order = Array(repeating: nil, count: successors.count)
    low = Array(repeating: 0, count: successors.count)
    isOpen = Array(repeating: false, count: successors.count)
    for vertex in starts where order[vertex] == nil { visit(vertex) }
  }

  private mutating func visit(_ root: Int) {
    var calls = [(vertex: root, next: 0)]
    enter(root)
    while let (vertex, next) = calls.last {
      if next < successors[vertex].count {
        calls[calls.count - 1].next += 1
        let successor = successors[vertex][next]
        if let order = order[successor] {
          low[vertex] = min(low[vertex], order)
          if isOpen[successor] { closing.append([vertex, successor]) }
        } else {
          enter(successor)
          calls.append((successor, 0))
        }
      } else {
        calls.removeLast()
        isOpen[vertex] = false
        if let parent = calls.last?.vertex { low[parent] = min(low[parent], low[vertex]) }
        if low[vertex] == order[vertex] { close(vertex) }
      }
    }
  }

  private mutating func enter(_ vertex: Int) {
    order[vertex] = count
    low[vertex] = count
    count += 1
    stack.append(vertex)
    isOpen[vertex] = true
  }

  private mutating func close(_ root: Int) {
    guard let start = stack.lastIndex(of: root) else { return }
    for vertex in stack[start...] { order[vertex] = .max }
    components.append(stack[start...].sorted())
    stack.removeSubrange(start...)
  }
}
