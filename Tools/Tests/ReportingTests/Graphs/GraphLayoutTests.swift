import Testing

@testable import Reporting

@Suite
struct GraphLayoutTests {
  private func rows(
    _ count: Int,
    _ links: [(Int, Int)],
    forbidden: Set<Int> = []
  ) -> (ofNodes: [Int], isReversed: [Bool]) {
    LayeredGraph.rows(nodeCount: count, edges: self.links(links, forbidden: forbidden))
  }

  private func links(_ links: [(Int, Int)], forbidden: Set<Int> = []) -> [GraphLayout.Link] {
    links.enumerated().map { .init(from: $1.0, to: $1.1, isAllowed: !forbidden.contains($0)) }
  }

  @Test func `a node is above all nodes that it points to`() {
    #expect(rows(4, [(0, 1), (1, 2), (0, 2), (3, 2)]).ofNodes == [0, 1, 2, 1])
  }

  @Test func `one edge of a cycle points up`() {
    let rows = rows(3, [(0, 1), (1, 2), (2, 0)])

    #expect(rows.ofNodes == [0, 1, 2])
    #expect(rows.isReversed == [false, false, true])
  }

  @Test(arguments: 0..<3)
  func `the forbidden edge of a cycle points up`(forbidden: Int) {
    let rows = rows(3, [(0, 1), (1, 2), (2, 0)], forbidden: [forbidden])

    #expect(rows.isReversed == [0, 1, 2].map { $0 == forbidden })
  }

  @Test func `a loop takes no row`() {
    #expect(rows(2, [(0, 0), (0, 1)]).ofNodes == [0, 1])
  }

  @Test func `supports a long chain`() {
    let count = 20_000

    let rows = rows(count, (1..<count).map { ($0 - 1, $0) })

    #expect(rows.ofNodes == Array(0..<count))
  }

  @Test func `removes avoidable crossings`() {
    var graph = LayeredGraph(nodeCount: 6, edges: links([(0, 5), (1, 4), (2, 3)]))
    #expect(graph.crossings == 3)

    graph.reduceCrossings()

    #expect(graph.crossings == 0)
  }

  @Test func `places each item at its desired position if there is room`() {
    #expect(placed(desired: [0, 50, 100], weights: [1, 1, 1], distances: [10, 10]) == [0, 50, 100])
  }

  @Test func `spreads out items with the same desired position`() {
    #expect(placed(desired: [50, 50, 50], weights: [1, 1, 1], distances: [10, 10]) == [40, 50, 60])
    #expect(placed(desired: [50, 50], weights: [3, 1], distances: [20]) == [45, 65])
    #expect(placed(desired: [], weights: [], distances: []) == [])
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `nodes never overlap and edges meet them`(seed: UInt64) {
    var random = Linear(state: seed)
    let count = random.next(below: 30) + 1
    let links = links(
      (0..<random.next(below: 60)).map { _ in (random.next(below: count), random.next(below: count)) },
      forbidden: [0, 3]
    )
    let widths = (0..<count).map { _ in Double(40 + random.next(below: 200)) }

    let layout = GraphLayout(widths: widths, nodeHeight: 40, edges: links)

    for (left, first) in layout.nodes.enumerated() {
      #expect(first.x - widths[left] / 2 >= -0.001 && first.x + widths[left] / 2 <= layout.width + 0.001)
      for (right, second) in layout.nodes.enumerated().dropFirst(left + 1) where first.y == second.y {
        #expect(abs(first.x - second.x) >= (widths[left] + widths[right]) / 2)
      }
    }
    for (link, points) in zip(links, layout.edges) {
      #expect(points.first.map { touches($0, layout.nodes[link.from], widths[link.from]) } == true)
      #expect(points.last.map { touches($0, layout.nodes[link.to], widths[link.to]) } == true)
    }
  }

  private func touches(_ point: GraphLayout.Point, _ middle: GraphLayout.Point, _ width: Double) -> Bool {
    abs(point.x - middle.x) <= width / 2 + 0.001 && abs(point.y - middle.y) <= 20.001
  }
}

/// A deterministic source of numbers.
private struct Linear {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
