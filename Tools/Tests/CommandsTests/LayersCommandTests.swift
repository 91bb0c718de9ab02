import TestSupport
import Testing

@Suite struct LayersCommandTests {
  @Test func `lists which targets may import which`() throws {
    let outcome = try Shop().inward("layers")

    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        Data Sources/Data allowed Domain
        Data Sources/Data forbidden Screens
        Domain Sources/Domain forbidden Data
        Domain Sources/Domain forbidden Screens
        Screens Sources/Screens forbidden Data
        Screens Sources/Screens allowed Domain

        """
    )
  }

  @Test func `lists no plugin, as nothing can import one`() throws {
    let shop = try Shop()
    let before = try shop.inward("layers").output
    let manifest = try shop.read("Package.swift")
    let plugin = #".plugin(name: "Lint", capability: .buildTool()), .target(name: "Domain")"#
    try shop.write(manifest.replacing(#".target(name: "Domain")"#, with: plugin), to: "Package.swift")
    try shop.write("", to: "Plugins/Lint/Lint.swift")

    #expect(try shop.inward("layers").output == before)
  }

  @Test func `targets of one module are listed by name`() throws {
    let target = { (name: String) in
      "  \(name): { type: framework, platform: iOS, sources: A, settings: { PRODUCT_MODULE_NAME: Core } }\n"
    }
    let shop = try Shop([
      "Package.swift": nil, "A/A.swift": "", "App/App.swift": "",
      "project.yml": "name: Shop\ntargets:\n" + target("iOS") + target("Mac")
        + "  App: { type: application, platform: iOS, sources: App }\n",
      "inward.yml": """
      version: 1
      layers:
        Phone: { targets: [iOS] }
        Desktop: { targets: [Mac] }
        App: { targets: [App], mayImport: [Phone] }

      """,
    ])

    let lines = try shop.inward("layers").output.split(separator: "\n").filter { $0.hasPrefix("App") }

    #expect(lines.sorted() == ["App App allowed iOS", "App App forbidden Mac"])
  }

  @Test func `a target with layers of its own may import what one of them may`() throws {
    let rules = """
      version: 1
      layers:
        Lists: { paths: [Sources/Screens/Lists] }
        Pages: { paths: [Sources/Screens/Pages], mayImport: [Domain] }
        Domain: { targets: [Domain] }
        Data: { targets: [Data], mayImport: [Lists] }

      """
    let shop = try Shop(["inward.yml": rules, "Sources/Screens/List.swift": nil])
    try shop.write("import Domain\n", to: "Sources/Screens/Lists/List.swift")
    try shop.write("import Domain\n", to: "Sources/Screens/Pages/Page.swift")

    let lines = try shop.inward("layers").output.split(separator: "\n")

    #expect(lines.contains("Screens Sources/Screens forbidden Data"))
    #expect(lines.contains("Screens Sources/Screens allowed Domain"))
    #expect(lines.contains("Data Sources/Data allowed Screens"))
    let graph = try shop.inward("graph", "--level", "layer", "--format", "dot").output
    #expect(graph.contains("\"Pages\" -> \"Domain\" [label=\"1\"]"), "\(graph)")
    #expect(graph.contains("\"Lists\" -> \"Domain\" [label=\"1\", "), "\(graph)")
    #expect(!graph.contains("no layer"))
    try shop.write("", to: "Sources/Screens/Other.swift")
    #expect(try shop.inward("layers").output.contains("Screens Sources/Screens allowed Data\n"))
  }

  @Test func `lists the forbidden imports only`() throws {
    let shop = try Shop()
    let all = try shop.inward("layers").output.split(separator: "\n")

    let forbidden = try shop.inward("layers", "--forbidden").output.split(separator: "\n")

    #expect(forbidden == all.filter { $0.contains(" forbidden ") })
    #expect(!forbidden.isEmpty && forbidden.count < all.count)
  }
}
