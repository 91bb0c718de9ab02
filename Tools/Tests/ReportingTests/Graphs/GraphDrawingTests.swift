import Testing

@testable import Reporting

@Suite
struct GraphDrawingTests {
  @Test func `adds missing nodes of edges`() {
    let graph = GraphDrawing(
      title: "",
      nodes: [.init(id: "B", group: "b")],
      edges: [.init(from: "B", to: "A", imports: 1)]
    )

    #expect(graph.nodes == [.init(id: "A"), .init(id: "B", group: "b")])
  }

  @Test func `merges edges between the same nodes`() {
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

  @Test func `keeps the first of several nodes with the same identifier`() {
    let graph = GraphDrawing(title: "", nodes: [.init(id: "A", group: "1"), .init(id: "A", group: "2")], edges: [])

    #expect(graph.nodes.map(\.group) == ["1"])
  }

  @Test(arguments: [(0, "0"), (1, "1"), (0.25, "0.3"), (-0.5, "-0.5"), (12.96, "13"), (-12.34, "-12.3")])
  func `rounds numbers to one decimal`(number: Double, text: String) {
    #expect(number.short == text)
  }
}
