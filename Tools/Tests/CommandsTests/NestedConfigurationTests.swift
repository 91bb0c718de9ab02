import Foundation
import TestSupport
import Testing

/// A configuration in a folder governs the packages below it, as if the folder were a repository of its own.
@Suite struct NestedConfigurationTests {
  private static let kit = [
    "Kit/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Kit", targets: [.target(name: "Base"), .target(name: "UI", dependencies: ["Base"])])

    """,
    "Kit/inward.yml": """
    version: 1
    layers:
      Base: { targets: [Base], external: [Foundation] }
      UI: { targets: [UI] }

    """,
    "Kit/Sources/Base/Base.swift": "import Foundation\n",
    "Kit/Sources/UI/UI.swift": "import Base\n",
  ]

  func shop(_ files: [String: String] = [:]) throws -> Shop {
    try Shop(Self.kit.merging(files) { $1 })
  }

  @Test func `lints each part with its own configuration, with paths from the root`() throws {
    let shop = try shop(["Sources/Screens/List.swift": "import Domain\nimport Base\n"])

    let outcome = try shop.inward("lint", "--format", "xcode", "--only", "layer", "--only", "external")

    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      lines.map { $0.split(separator: ":").prefix(2).joined(separator: ":") } == [
        "\(shop.url.path)/Kit/Sources/UI/UI.swift:1", "\(shop.url.path)/Sources/Screens/List.swift:2",
      ]
    )
    let text = try shop.inward("lint").output
    #expect(text.contains("Kit/Sources/UI/UI.swift:1:8: UI must not import Base [layer]\n  1 | import Base\n"))
    #expect(text.contains("  Kit/inward.yml:4:3: the layer UI is declared here\n    4 |   UI: { targets: [UI] }\n"))
    #expect(text.contains("in 5 files, 2 packages"))
  }

  @Test(arguments: [["fix", "--dry-run"], ["baseline"]])
  func `names an unread manifest of a part with the path from the root`(_ arguments: [String]) throws {
    let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\nwhile true {}\n"
    let shop = try shop(["Kit/Package.swift": manifest])

    let errors = try shop.inward(arguments).errors

    #expect(errors.hasPrefix("note: Kit/Package.swift: unsupported syntax on line 3: `while`\n"), "\(errors)")
  }

  @Test func `a configuration of the command line governs all parts, whatever is cached`() throws {
    let shop = try shop()
    let before = try shop.inward("lint")

    let whole = try shop.inward("lint", "--config", "inward.yml")

    #expect(whole.output.contains("Kit/Package.swift"))
    #expect(try shop.inward("lint") == before)
    #expect(try shop.inward("lint", "--config", "inward.yml") == whole)
  }

  @Test func `finds in a part what linting it alone finds`() throws {
    let shop = try shop()

    let whole = try shop.inward("lint").output
    let alone = try shop.inward("lint", "Kit").output

    #expect(whole.contains("Kit/Sources/UI/UI.swift:1:8: UI must not import Base"))
    #expect(alone.contains("Sources/UI/UI.swift:1:8: UI must not import Base"))
  }

  @Test func `the nearest configuration above a package counts, and none in excluded folders`() throws {
    var files: [String: String] = [:]
    for (path, text) in Self.kit {
      files["Kit/Inner/\(path.dropFirst(4))"] = text
      files["Kit/Old/\(path.dropFirst(4))"] = text
    }
    files["Kit/Inner/inward.yml"] = "version: 1\nlayers: { All: { targets: [\"*\"], external: [Foundation] } }\n"
    files["Kit/inward.yml"] =
      "version: 1\nexclude: [Old]\nlayers: { All: { targets: [Base, UI], external: [Foundation] } }\n"
    let shop = try shop(files)

    #expect(try shop.inward("lint").output == "no findings in 7 files, 3 packages\n")

    try shop.write("import Base\nimport Other\n", to: "Kit/Inner/Sources/UI/UI.swift")
    #expect(try shop.inward("lint", "--only", "external").output.contains("Kit/Inner/Sources/UI/UI.swift:2:8: "))
  }

  @Test func `a file that parts share is read from each of them`() throws {
    let shop = try shop([
      "a.yml": "version: 1\nlayers: { Base: { targets: Base } }\n",
      "Kit/inward.yml": "version: 1\nextends: ../a.yml\nlayers: { UI: { targets: UI, mayImport: [Base] } }\n",
    ])

    let text = try shop.inward("lint").output
    try shop.git("init", "--quiet")
    try shop.git("add", ".")
    try shop.git("commit", "--quiet", "--message", "One")
    #expect(
      try shop.inward("lint", "Kit", "--since", "HEAD")
        == ProgramRun(status: 0, output: "no findings in 2 files, 1 package\n", errors: "")
    )
    try shop.write("version: 1\nlayers: { Base: { targets: Base, external: [Foundation] } }\n", to: "a.yml")

    #expect(text.contains("Kit/Sources/Base/Base.swift:1:8: "))
    #expect(try shop.inward("lint").output == "no findings in 5 files, 2 packages\n")
  }

  @Test func `the baseline, the cache, --since and fix see every part`() throws {
    let shop = try shop()
    try shop.git("init", "--quiet")
    try shop.git("add", ".")
    try shop.git("commit", "--quiet", "--message", "One")

    #expect(try shop.inward("lint", "--since", "HEAD").status == 0)
    #expect(try shop.inward("baseline").output == "inward-baseline.json now has 1 finding.\n")
    #expect(try shop.read("inward-baseline.json").contains("Kit/Sources/UI/UI.swift"))
    #expect(try shop.inward("lint").status == 0)

    try shop.write("import Base\nimport Foundation\nimport Foundation\n", to: "Kit/Sources/UI/UI.swift")
    #expect(try shop.inward("lint").status == 1)
    #expect(try shop.inward("lint", "--since", "HEAD").output.contains("Kit/Sources/UI/UI.swift:2:8: "))
    #expect(try shop.inward("fix").output.hasPrefix("Kit/Sources/UI/UI.swift: "))
    #expect(try shop.read("Kit/Sources/UI/UI.swift") == "import Base\nimport Foundation\n")

    let text = try shop.read("Kit/inward.yml").replacing("[UI] }", with: "[UI], external: Foundation }")
    try shop.write(text, to: "Kit/inward.yml")
    #expect(try shop.inward("lint").status == 0)
  }

  @Test func `some files of the repository may be in a part`() throws {
    let twice = "import Base\nimport Foundation\nimport Foundation\n"
    let shop = try shop(["Kit/Sources/UI/UI.swift": twice])

    #expect(try shop.inward("lint", "Sources").output == "no findings in 3 files, 1 package\n")
    #expect(try shop.inward("lint", "Sources", "Kit/Sources/Base").status == 0)
    let text = try shop.inward("lint", "--fix", "Sources", "Kit/Sources/UI/UI.swift")
    #expect(text.output.contains("Kit/Sources/UI/UI.swift:1:8: UI must not import Base"))
    #expect(text.errors.hasPrefix("Kit/Sources/UI/UI.swift: remove the second import of Foundation\n"))
    #expect(try shop.read("Kit/Sources/UI/UI.swift") == "import Base\nimport Foundation\n")
  }

  @Test(arguments: [["Kit/Sources/UI/UI.swift", "Sources/Screens/List.swift"], ["Kit", "Sources"]])
  func `files of several parts are linted from the folder around them, in any order`(_ paths: [String]) throws {
    let shop = try shop(["Sources/Screens/List.swift": "import Data\n"])

    let run = try shop.inward(["lint", "--only", "layer", "--format", "github"] + paths)

    #expect(run.status == 1)
    #expect(run.output.contains("file=Kit/Sources/UI/UI.swift,"), "\(run)")
    #expect(run.output.contains("file=Sources/Screens/List.swift,"), "\(run)")
    #expect(try shop.inward(["lint", "--only", "layer", "--format", "github"] + paths.reversed()) == run)
  }

  @Test func `graph, why and layers know the configuration of each part`() throws {
    let shop = try shop(["Sources/Screens/List.swift": "import Domain\nimport Base\n"])
    let configuration = try shop.read("inward.yml")

    let why = try shop.inward("why", "UI", "Base")
    #expect(why.status == 1)
    #expect(why.output == "UI → Base\nUI → Base: forbidden\n  Kit/Sources/UI/UI.swift:1:8: import Base\n")
    #expect(try shop.inward("why", "Screens", "Base").status == 1)
    let graph = try shop.inward("graph", "--format", "dot", "--level", "layer").output
    #expect(graph.contains("\"Kit/UI\" -> \"Kit/Base\""))
    #expect(graph.contains("\"Screens\" -> \"Kit/Base\""))
    let forbidden = try shop.inward("layers", "--forbidden").output.split(separator: "\n")
    #expect(forbidden.contains("UI Kit/Sources/UI forbidden Base"))
    #expect(forbidden.contains("Screens Sources/Screens forbidden Base"))

    try shop.write(configuration.replacing("Screens], ", with: "Screens], external: [Base], "), to: "inward.yml")
    #expect(try shop.inward("why", "Screens", "Base").status == 0)
    #expect(try !shop.inward("layers", "--forbidden").output.contains("Screens Sources/Screens forbidden Base\n"))
    try shop.write(configuration, to: "rules.yml")
    #expect(try shop.inward("why", "UI", "Base", "--config", "rules.yml").status == 0)
  }

  @Test func `the settings for Xcode and AGENTS.md know the configuration of each part`() throws {
    let shop = try shop()
    let rules = try shop.read("inward.yml").replacing("[Screens]", with: "[Screens, \"*\"]")
    try shop.write(rules, to: "inward.yml")

    let settings = try shop.inward("export", "xcconfig").output
    #expect(settings.contains("MODULE_DEPENDENCIES[target=Base] = \"public Foundation\"\n"))
    #expect(settings.contains("MODULE_DEPENDENCIES[target=UI] =\n"))
    #expect(try shop.inward("agents").status == 0)
    let agents = try shop.read("AGENTS.md")
    #expect(!agents.contains("Kit/Sources/UI"))
    #expect(agents.contains(" obey that one instead: `Kit/inward.yml`.\n"))
  }

  @Test func `an editor shows and fixes what is found in each part`() throws {
    let (path, manifest) = ("Kit/Sources/UI/UI.swift", "Kit/Package.swift")
    let editor = try EditorClient(try shop(["Kit/Sources/Base/Base.swift": "public struct Base {}\n"]))
    try editor.settle()
    #expect(editor.shown(path) == ["layer 0:7"])

    try editor.open(path, "// inward:ignore layer: the next release removes it\nimport Base\n")
    try editor.settle()
    #expect(editor.diagnostics.isEmpty)

    try editor.change(path, ["text": "// inward:ignore cycle: none\nlet text = 1\n"])
    let fixes = try editor.actions(path, line: 0, character: 0).map { $0["title"]?.string }
    #expect(fixes == ["Remove the ignore comment for cycle"])
    try editor.settle()
    #expect(editor.shown(manifest).count == 1)
    let character = editor.diagnostics[manifest]?.first?["range"]?["start"]?["character"]?.number
    let fix = try editor.actions(manifest, line: 2, character: Int(character ?? 0)).first
    #expect(fix?["title"]?.string == "Remove the dependency UI: Base")
    #expect(fix?["edit"]?["changes"]?[editor.address(manifest)] != nil)

    try editor.open("Kit/inward.yml", "version: 1\nlayrs: {}\n")
    try editor.settle()
    #expect(editor.shown("Kit/inward.yml") == ["configuration 0:0", "configuration 1:0"])
  }

  @Test func `names the file of a problem from the root`() throws {
    let invalid = try shop(["Kit/inward.yml": "version: 1\nlayers: { A: { target: A } }\n"]).inward("lint")
    let base = "version: 1\nlayers: { A: { targets: A, external: B } }\n"
    let empty = try Shop(["Rules/inward.yml": base]).inward("lint", "--only", "exhaustive", "--format", "github")

    #expect(invalid.status == 2)
    #expect(invalid.errors.hasPrefix("Kit/inward.yml:2:11: error: `layers.A` needs `targets` or `paths`\n"))
    #expect(empty.output.split(separator: "\n").count { $0.contains("::error") } == 1, "\(empty)")
    #expect(empty.output.contains("file=Rules/inward.yml,line=1,"), "\(empty)")
    let inherited = try Shop(["Rules/inward.yml": "version: 1\nextends: ../inward.yml\n"]).inward("lint")
    #expect(inherited.output.contains("Rules/inward.yml:1:1: the configuration governs no package"), "\(inherited)")
  }
}
