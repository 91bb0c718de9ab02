import Testing

@testable import Reporting

@Suite
struct GraphPictureTests {
  @Test func `draws a graph`() {
    #expect(Example.graph.rendered(as: .svg) == Example.svg)
  }

  @Test func `puts the picture and a table on a page`() {
    let picture = Example.svg.replacing("role=\"img\"", with: "role=\"group\"")

    #expect(Example.graph.rendered(as: .html) == Example.html.replacing("{{svg}}\n", with: picture))
  }

  @Test(arguments: GraphFormat.allCases)
  func `output does not depend on the order of the input`(format: GraphFormat) {
    let graph = Example.graph
    let reversed = GraphDrawing(title: graph.title, nodes: graph.nodes.reversed(), edges: graph.edges.reversed())

    #expect(reversed.rendered(as: format) == graph.rendered(as: format))
  }

  @Test(arguments: GraphFormat.allCases)
  func `supports an empty graph`(format: GraphFormat) {
    let text = GraphDrawing(title: "Modules", nodes: [], edges: []).rendered(as: format)

    #expect(text.contains("Modules"))
    #expect(!text.contains("nan") && !text.contains("inf"))
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test func `the picture of hostile names is valid XML`() throws {
    let document = try ParsedMarkup(Example.hostileGraph.rendered(as: .svg))

    #expect(!document.elements.contains("script"))
    #expect(!document.elements.contains("b"))
    #expect(document.elements.count { $0 == "path" } == 2 + 2 + 1)
    #expect(document.text.contains(Example.visibleHostileText.replacing("\u{FFFE}", with: "")))
  }

  @Test func `a page of hostile names has only its own script`() {
    let page = Example.hostileGraph.rendered(as: .html)

    #expect(page.split(separator: "<script", omittingEmptySubsequences: false).count == 2)
    #expect(page.split(separator: "</script", omittingEmptySubsequences: false).count == 2)
    #expect(!page.contains("<b>"))
    #expect(!Example.hasControls(page))
  }

  @Test(arguments: [GraphFormat.mermaid, .dot, .json])
  func `a hostile name stays on its line`(format: GraphFormat) {
    let text = Example.hostileGraph.rendered(as: format)
    let plain = GraphDrawing(
      title: "A",
      nodes: [.init(id: "A", group: "A"), .init(id: "B")],
      edges: [.init(from: "A", to: "B", imports: 1), .init(from: "B", to: "A", isAllowed: false, imports: 2)]
    )

    #expect(text.split(whereSeparator: \.isNewline).count == plain.rendered(as: format).split(separator: "\n").count)
    #expect(!Example.hasControls(text))
  }

  @Test func `a hostile name cannot end quotes`() {
    let name = #""]; end # " \"#
    let graph = GraphDrawing(title: "A", nodes: [.init(id: name)], edges: [])

    #expect(graph.rendered(as: .mermaid).hasSuffix("  n0[\"#34;]#59; end #35; #34; #92;\"]\n"))
    #expect(graph.rendered(as: .dot).hasSuffix("  \"\\\"]; end # \\\" \\\\\";\n}\n"))
  }
}
