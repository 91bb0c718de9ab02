import Model
import Reading
import Rules
import Testing

/// Breaks every layer edge of this repository, with every form of import.
@Suite(.timeLimit(.minutes(10))) struct ForbiddenEdgeTests {
  @Test func `this repository keeps its own rules`() async throws {
    let this = try await ThisRepository(depth: .declarations)
    let context = RuleContext(repository: this.repository, configuration: this.configuration)

    let findings = await Linter(this.configuration).result(in: context).findings

    #expect(findings.map { "\($0.location): \($0.rule): \($0.message)" } == [])
  }

  @Test func `finds every forbidden edge in every form`() async throws {
    let this = try await ThisRepository()
    let edges = Self.forbiddenEdges(of: this)

    #expect(edges.count > 50)
    for edge in edges {
      let injected = ImportForm.all.enumerated().map { index, form in
        SourceFile(
          path: "\(edge.from.target.path)/Injected\(index + 10).swift",
          facts: SourceScanner.facts(of: form.source(importing: edge.module), depth: .imports)
        )
      }
      let findings = await this.findings(adding: injected, to: edge.from.target.name, rules: ["external", "layer"])
      let expected = zip(injected, ImportForm.all).map { file, form in
        "\(file.path):\(form.line):\(form.column) \(edge.rule) \(form.condition ?? "always")"
      }
      #expect(
        findings.map { "\($0.location) \($0.rule) \($0.condition ?? "always")" } == expected,
        "\(edge.from.target.name) → \(edge.module)"
      )
    }
  }

  private struct Edge {
    let from: ModuleGraph.Node
    let module: String
    let rule: String
  }

  /// All forbidden imports between product targets, and one of an unlisted library.
  private static func forbiddenEdges(of this: ThisRepository) -> [Edge] {
    let graph = ModuleGraph(this.repository)
    let layers = LayerMap(this.configuration, graph)
    let products = graph.nodes.filter { $0.target.declaration.kind != .test }
    return products.flatMap { from -> [Edge] in
      guard let layer = layers.layer(of: from) else { return [] }
      let inside = products.compactMap { to -> Edge? in
        guard let other = layers.layer(of: to), !layers.may(layer, import: other) else { return nil }
        return Edge(from: from, module: to.target.moduleName, rule: "layer")
      }
      return inside + [Edge(from: from, module: "SomeLibrary", rule: "external")]
    }
  }
}
