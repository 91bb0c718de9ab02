import Model
import Reading
import Rules
import Testing

/// Breaks every layer edge of this repository, with every form of import.
@Suite(.timeLimit(.minutes(10))) struct ForbiddenEdgeTests {
  /// Which layers a layer may import. It is not read from `inward.yml`, so that a change there has to be made here too.
  private static let allowed: [String: Set<String>] = [
    "Domain": [],
    "Data": ["Domain"],
    "DataPostgreSQL": ["Data", "Domain", "SystemPostgreSQL"],
    "SystemPostgreSQL": [],
    "Presentation": ["Domain"],
    "Mocks": ["Data", "Domain"],
    "StyleContract": ["Domain", "Presentation"],
    "MinimalStyle": ["Domain", "Presentation", "StyleContract"],
    "CleanStateStyle": ["Domain", "Presentation", "StyleContract"],
    "MVIStyle": ["Domain", "Presentation", "StyleContract"],
    "CoordinatorStyle": ["Domain", "Presentation", "StyleContract"],
    "ReactiveStyle": ["Domain", "Presentation", "StyleContract"],
    "Styles": [
      "StyleContract",
      "MinimalStyle",
      "CleanStateStyle",
      "MVIStyle",
      "CoordinatorStyle",
      "ReactiveStyle",
    ],
    "Composition": [
      "Data", "Domain", "Mocks", "Presentation",
      "DataPostgreSQL",
      "StyleContract",
      "Styles",
    ],
    "CLI": [
      "Composition", "Presentation",
      "Cryptography",
    ],
    "Server": [
      "Composition", "Domain", "Presentation", "SystemZlib",
      "Cryptography",
    ],
    "Apple": [
      "Composition", "Presentation", "SwiftUIForTests",
      "StyleViews",
    ],
    "StyleViewParts": ["Domain", "Presentation", "StyleContract", "SwiftUIForTests"],
    "MinimalStyleViews": [
      "Domain", "MinimalStyle", "Presentation", "StyleContract", "StyleViewParts", "SwiftUIForTests",
    ],
    "CleanStateStyleViews": [
      "Domain", "CleanStateStyle", "Presentation", "StyleContract", "StyleViewParts", "SwiftUIForTests",
    ],
    "MVIStyleViews": ["Domain", "Presentation", "StyleContract", "StyleViewParts", "SwiftUIForTests"],
    "CoordinatorStyleViews": [
      "Domain", "CoordinatorStyle", "Presentation", "StyleContract", "StyleViewParts", "SwiftUIForTests",
    ],
    "ReactiveStyleViews": [
      "Domain", "ReactiveStyle", "Presentation", "StyleContract", "StyleViewParts", "SwiftUIForTests",
    ],
    "StyleViews": [
      "Presentation", "StyleContract", "StyleViewParts", "Styles", "SwiftUIForTests",
      "MinimalStyleViews",
      "CleanStateStyleViews",
      "MVIStyleViews",
      "CoordinatorStyleViews",
      "ReactiveStyleViews",
    ],
    "SwiftUIForTests": [],
    "Cryptography": ["Domain"],
    "SystemZlib": [],
    "Benchmarks": ["Composition", "Data", "DataPostgreSQL", "Domain", "Presentation"],
    "StyleMeasure": ["Composition", "Presentation"],
    "BareServer": [],
    "Mutants": [],
    "MutationRun": ["Mutants"],
    "Mutate": ["Mutants", "MutationRun"],
    "ToolModel": ["ToolThreading"],
    "ToolThreading": [],
    "ToolManifests": ["ToolModel", "ToolReading", "ToolThreading"],
    "ToolReading": ["ToolModel"],
    "ToolConfigurations": ["ToolModel", "ToolThreading"],
    "ToolRepositories": ["ToolConfigurations", "ToolManifests", "ToolModel", "ToolReading", "ToolThreading"],
    "ToolGenerating": ["ToolModel", "ToolReading"],
    "ToolRules": ["ToolModel", "ToolThreading"],
    "ToolReporting": ["ToolModel", "ToolThreading"],
    "ToolCommands": [
      "ToolConfigurations", "ToolGenerating", "ToolManifests", "ToolModel", "ToolReading", "ToolReporting",
      "ToolRepositories", "ToolRules",
    ],
    "NetworkTestSupport": ["TestSupport"],
    "PostgreSQLTestSupport": ["Data", "DataPostgreSQL"],
    "TestSupport": [],
  ]

  @Test func `this repository keeps its own rules`() async throws {
    let this = try await ThisRepository(depth: .declarations)
    let context = await RuleContext(repository: this.repository, configuration: this.configuration)

    let findings = Linter(this.configuration).result(in: context).findings

    #expect(findings.map { "\($0.location): \($0.rule): \($0.message)" } == [])
  }

  /// Tests may import everything, and nothing imports them.
  @Test func `the table has every layer`() async throws {
    let layers = try await ThisRepository().configuration.layers.map(\.name)

    #expect(Set(layers) == Set(Self.allowed.keys).union(["Tests"]), "Say in `allowed` what each layer may import.")
  }

  @Test func `finds every forbidden edge in every form`() async throws {
    let this = try await ThisRepository()
    let edges = try Self.edges(of: this).filter { $0.rule != nil }

    #expect(edges.count > 50)
    for (target, edges) in Dictionary(grouping: edges, by: \.from.target.name) {
      let cases = edges.flatMap { edge in ImportForm.all.map { (edge, $0) } }
      let injected = cases.enumerated().map { index, pair in pair.0.file(index, pair.1) }
      let findings = await this.findings(adding: injected, to: target, rules: ["external", "layer"])
      let expected = zip(injected, cases).map { file, pair in
        let (edge, form) = pair
        return "\(file.path):\(form.line):\(form.column) \(edge.rule ?? "") \(form.condition ?? "always")"
      }
      let found = findings.map { "\($0.location) \($0.rule) \($0.condition ?? "always")" }
      #expect(found.sorted() == expected.sorted(), "\(target)")
    }
  }

  @Test func `finds nothing wrong with any other edge`() async throws {
    let this = try await ThisRepository()
    let edges = try Self.edges(of: this).filter { $0.rule == nil }

    #expect(edges.count > 20)
    for (name, edges) in Dictionary(grouping: edges, by: \.from.target.name) {
      let injected = edges.enumerated().map { index, edge in edge.file(index, ImportForm.all[0]) }
      let findings = await this.findings(adding: injected, to: name, rules: ["external", "layer"])
      #expect(findings.map { "\($0.location): \($0.message)" } == [], "\(name)")
    }
  }

  private struct Edge {
    let from: ModuleGraph.Node
    let module: String

    /// The rule that forbids it; nil if it is allowed.
    let rule: String?

    /// A file of the importing target.
    func file(_ index: Int, _ form: ImportForm) -> SourceFile {
      SourceFile(
        path: "\(from.target.path)/Injected\(index).swift",
        facts: SourceScanner.facts(of: form.source(importing: module), depth: .imports)
      )
    }
  }

  /// All imports between product targets, and one of an unlisted library for each target.
  private static func edges(of this: ThisRepository) throws -> [Edge] {
    let graph = ModuleGraph(ModuleGraph.nodes(of: this.repository))
    let layers = LayerMap(this.configuration, graph.nodes)
    let products = graph.nodes.filter { layers.layer(of: $0)?.name != "Tests" }
    return try products.flatMap { from -> [Edge] in
      let layer = try #require(layers.layer(of: from)?.name, "\(from.target.name) is in no layer.")
      let inside = try products.filter { $0.index != from.index }.map { to in
        let other = try #require(layers.layer(of: to)?.name)
        let isAllowed = layer == other || allowed[layer]?.contains(other) == true
        // Outside of its package, the name of a framework means the framework.
        let isFramework = to.target.moduleName == "SwiftUI" && to.package.location != from.package.location
        let rule = isFramework ? "external" : "layer"
        return Edge(from: from, module: to.target.moduleName, rule: isAllowed ? nil : rule)
      }
      return inside + [Edge(from: from, module: "SomeLibrary", rule: "external")]
    }
  }
}
