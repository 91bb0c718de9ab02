import Foundation
import TestSupport
import Testing

/// The commands in an app whose projects Tuist makes, with no package at all.
@Suite struct TuistCommandTests {
  private static func manifest(_ name: String, _ targets: String) -> String {
    "import ProjectDescription\n\nlet project = Project(\n  name: \"\(name)\",\n  targets: [\n\(targets)\n  ]\n)\n"
  }

  private static func target(_ name: String, _ product: String, _ dependencies: String...) -> String {
    """
        .target(
          name: "\(name)",
          destinations: .iOS,
          product: .\(product),
          bundleId: "org.example.\(name)",
          sources: ["\(name)/**"],
          dependencies: [\(dependencies.joined(separator: ", "))]
        ),
    """
  }

  private static let domain = ".project(target: \"Domain\", path: \"../Core\")"
  private static let data = ".project(target: \"Data\", path: \"../Core\")"

  private static func shop(_ changes: [String: String?] = [:]) throws -> Shop {
    let files: [String: String?] = [
      "Package.swift": nil, "Sources/Domain/Product.swift": nil, "Sources/Data/Store.swift": nil,
      "Sources/Screens/List.swift": nil,
      "Workspace.swift": """
      import ProjectDescription

      let workspace = Workspace(name: "Shop", projects: ["App", "Core"])
      """,
      "App/Project.swift": manifest(
        "Shop",
        target("Screens", "app", domain, data) + "\n"
          + target("ScreensTests", "unitTests", ".target(name: \"Screens\")", ".external(name: \"Nimble\")")
      ),
      "Core/Project.swift": manifest(
        "Core",
        target("Domain", "framework") + "\n" + target("Data", "framework", ".target(name: \"Domain\")")
      ),
      "App/Screens/List.swift": "import Domain\n",
      "App/ScreensTests/ListTests.swift": "import Nimble\n@testable import Screens\n",
      "Core/Domain/Product.swift": "import Foundation\n",
      "Core/Data/Store.swift": "import Domain\n",
    ]
    return try Shop(files.merging(changes) { $1 })
  }

  private static let configuration = """
    version: 1
    layers:
      Domain: { targets: [Domain], external: [Foundation] }
      Data: { targets: [Data], mayImport: [Domain] }
      Screens: { targets: [Screens], mayImport: [Domain] }
      Tests: { targets: ["*Tests"], mayImport: ["*"], external: ["*"] }

    """

  @Test func `lint checks the targets of all projects`() throws {
    let shop = try Self.shop(["inward.yml": Self.configuration])
    let clean = try shop.inward("lint")
    #expect(clean.status == 0, "\(clean)")
    #expect(clean.output == "no findings in 4 files, 2 packages\n")

    try shop.write("import Data\n", to: "App/Screens/List.swift")
    try shop.write("import Data\nimport Screens\n", to: "Core/Domain/Product.swift")
    let lint = try shop.inward("lint", "--format", "xcode")

    #expect(lint.status == 1)
    #expect(lint.output.contains("App/Screens/List.swift:1:8: error: Screens must not import Data"), "\(lint)")
    #expect(
      lint.output.contains("Core/Domain/Product.swift:1:8: error: Domain imports Data, which its project"),
      "\(lint)"
    )
  }

  @Test func `a manifest that cannot be read is a finding, and an ignore comment in it counts`() throws {
    let shop = try Self.shop(["inward.yml": Self.configuration])
    try shop.write("import ProjectDescription\nlet project = make()\n", to: "Core/Project.swift")

    let lint = try shop.inward("lint", "--format", "xcode")

    #expect(lint.status == 1)
    #expect(lint.output.contains("Core/Project.swift:2:15: error: the project cannot be read: unsupported"), "\(lint)")

    let partial = #"let project = Project(name: "Core", targets: [.target(name: "A", sources: make())])"#
    try shop.write("import ProjectDescription\n\(partial)\n", to: "Core/Project.swift")
    let rest = try shop.inward("lint", "--format", "xcode")
    #expect(rest.output.contains(": error: a part of the project is not known: unsupported"), "\(rest)")

    let ignored = "import ProjectDescription\n// inward:ignore layer: nothing\nlet project = Project(name: \"Core\")\n"
    try shop.write(ignored, to: "Core/Project.swift")
    let stale = try shop.inward("lint", "--format", "xcode")
    #expect(stale.output.contains("Core/Project.swift:2:1: error: the ignore comment"), "\(stale)")
  }

  @Test func `graph, why and layers know the targets`() throws {
    let shop = try Self.shop(["inward.yml": Self.configuration])

    let graph = try shop.inward("graph")
    #expect(graph.status == 0, "\(graph)")
    #expect(graph.output.contains("Screens -->|1| Domain"), "\(graph)")
    let why = try shop.inward("why", "Data", "Domain")
    #expect(why.status == 0, "\(why)")
    #expect(why.output.contains("Core/Data/Store.swift:1"), "\(why)")
    let layers = try shop.inward("layers")
    #expect(layers.status == 0, "\(layers)")
    #expect(layers.output.contains("Screens"), "\(layers)")
  }

  @Test func `lint is green after init, and red after a new violation`() throws {
    let shop = try Self.shop(["inward.yml": nil])
    let created = try shop.inward("init")
    #expect(created.status == 0, "\(created)")
    let clean = try shop.inward("lint")
    #expect(clean.status == 0, "\(clean)")

    try shop.write("import Screens\n", to: "Core/Domain/Product.swift")
    #expect(try shop.inward("lint").status == 1)
  }
}
