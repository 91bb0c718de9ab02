import Testing

@testable import Reporting

@Suite
struct GraphSelectionTests {
  /// A graph with an edge for each word, such as "AB"; the edge of "A!B" is forbidden.
  private func graph(_ words: String) -> GraphDrawing {
    let edges = words.split(separator: " ").map { word in
      GraphDrawing.Edge(
        from: String(word.prefix(1)),
        to: String(word.suffix(1)),
        isAllowed: word.count == 2,
        imports: 1
      )
    }
    return GraphDrawing(title: "", nodes: [], edges: edges)
  }

  private func words(_ graph: GraphDrawing) -> String {
    graph.edges.map { $0.isAllowed ? $0.from + $0.to : "\($0.from)!\($0.to)" }.joined(separator: " ")
  }

  @Test(arguments: [
    ("AB AC BC", "AB BC"),
    ("AB AC AD BC CD", "AB BC CD"),
    ("AB AC BD CD", "AB AC BD CD"),
    // What a cycle implies is implied by each of its nodes.
    ("AB AD BA BC CD", "AB BA BC CD"),
    ("AB AC BC CA", "AB AC BC CA"),
    ("AA AB", "AA AB"),
    // A forbidden edge stays, and implies nothing.
    ("AB A!C BC", "AB A!C BC"),
    ("A!B AC BC", "A!B AC BC"),
    ("", ""),
  ])
  func `leaves out allowed edges that longer paths imply`(_ edges: String, _ reduced: String) {
    let graph = graph(edges)

    #expect(words(graph.reduced()) == reduced)
    #expect(graph.reduced().nodes == graph.nodes)
  }

  @Test(arguments: [(1, "AB BC"), (2, "AB BC CD XA"), (.max, "AB BC CD XA")])
  func `shows what is around a node in both directions`(_ depth: Int, _ edges: String) {
    // Y has the importer of B, but nothing to do with B.
    let focused = graph("AB AY BC CD XA YZ").focused(on: "B", depth: depth)

    #expect(focused.map(words) == edges)
    #expect(focused?.nodes.map(\.id).contains("Y") == false)
    #expect(graph("AB").focused(on: "Z", depth: depth) == nil)
  }

  @Test func `each group has a colour of its own`() {
    let colors = (0..<40).map(GroupColor.init)

    #expect(Set(colors.map(\.light.fill) + colors.map(\.dark.fill)).count == 80)
    #expect(
      colors.flatMap { [$0.light.stroke, $0.dark.stroke] }.allSatisfy { $0.wholeMatch(of: /#[0-9a-f]{6}/) != nil }
    )
  }
}
