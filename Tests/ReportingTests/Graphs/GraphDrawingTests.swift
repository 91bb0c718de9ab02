import Testing

@testable import Reporting

@Suite
struct GraphDrawingTests {
  @Test func `makes nodes of ends that have none`() {
    let graph = GraphDrawing(
      title: "",
      nodes: [.init(id: "B", label: "b")],
      edges: [.init(from: "B", to: "A", imports: 1)]
    )

    #expect(graph.nodes == [.init(id: "A", label: "A"), .init(id: "B", label: "b")])
  }

  @Test func `joins edges between the same ends`() {
    let edges: [GraphDrawing.Edge] = [
      .init(from: "A", to: "B", imports: 2),
      .init(from: "A", to: "B", isAllowed: false, imports: 3),
      .init(from: "B", to: "A", imports: 4),
    ]

    let graph = GraphDrawing(title: "", nodes: [], edges: edges)

    #expect(
      graph.edges == [.init(from: "A", to: "B", isAllowed: false, imports: 5), .init(from: "B", to: "A", imports: 4)]
    )
  }

  @Test func `keeps the first of nodes with one identifier`() {
    let graph = GraphDrawing(title: "", nodes: [.init(id: "A", label: "1"), .init(id: "A", label: "2")], edges: [])

    #expect(graph.nodes.map(\.label) == ["1"])
  }

  @Test(arguments: [(0, "0"), (1, "1"), (0.25, "0.3"), (-0.5, "-0.5"), (12.96, "13"), (-12.34, "-12.3")])
  func `writes numbers short`(number: Double, text: String) {
    #expect(number.short == text)
  }
}
