import Foundation
import TestSupport
import Testing

/// `inward lsp` shows an editor what `inward lint` would find if everything were saved.
@Suite struct LanguageServerTests {
  private let list = "Sources/Screens/List.swift"

  @Test func `shows a violation while it is typed, and removes it`() throws {
    let shop = try Shop()
    let editor = try EditorClient(shop)
    try editor.open(list, "import Domain\n")

    try editor.change(list, ["range": EditorClient.range(0, 0, 0, 0), "text": "import Data\n"])
    try editor.settle()
    #expect(editor.shown(list) == ["layer 0:7", "undeclared 0:7"])

    try editor.change(list, ["range": EditorClient.range(0, 0, 1, 0), "text": ""])
    try editor.settle()
    #expect(editor.diagnostics.isEmpty)
    #expect(try shop.read(list) == "import Domain\n")
  }

  @Test func `takes the repository around the editor's folder`() throws {
    let editor = try EditorClient(try Shop(), isInitialized: false)
    try editor.initialize(in: "Sources/Screens")

    try editor.open(list, "import Data\nimport Domain\n")
    try editor.open("Sources/Domain/Product.swift", "import Data\n")
    try editor.settle()

    #expect(editor.shown(list) == ["layer 0:7", "undeclared 0:7"])
    #expect(editor.shown("Sources/Domain/Product.swift").contains("layer 0:7"))
  }

  @Test func `checks all folders of the workspace, each with its own configuration`() throws {
    let shop = try Self.twoRepositories()
    let editor = try EditorClient(shop, isInitialized: false)
    try editor.initialize(in: "A", "B", "A/Sources")
    try editor.settle()
    #expect(editor.diagnostics.keys.sorted() == ["A/Sources/Kit/Kit.swift", "B/Sources/Kit/Kit.swift"])

    try editor.open("B/Sources/Kit/Kit.swift", "")
    try editor.settle()
    #expect(editor.diagnostics.keys.sorted() == ["A/Sources/Kit/Kit.swift"])
    let actions = try editor.actions("A/Sources/Kit/Kit.swift", line: 0, character: 8)
    #expect(actions.map { $0["title"]?.string } == ["Ignore this finding of external, for a reason to be written"])
  }

  @Test func `shows a folder once that is part of another one, and one that the other one leaves out`() throws {
    let shop = try Self.twoRepositories()
    try shop.write("version: 1\nexclude: [B]\nlayers: { All: { targets: ['*'] } }\n", to: "inward.yml")
    let editor = try EditorClient(shop, isInitialized: false)
    try editor.initialize(in: "", "A", "B")
    try editor.settle()

    #expect(editor.shown("A/Sources/Kit/Kit.swift") == ["external 0:7"])
    #expect(editor.shown("B/Sources/Kit/Kit.swift") == ["external 0:7"])
  }

  @Test func `folders are added and removed while it runs`() throws {
    let editor = try EditorClient(try Self.twoRepositories(), isInitialized: false)
    try editor.initialize(in: "A")
    try editor.open("B/Sources/Kit/Kit.swift", "import B2\nimport B3\n")
    try editor.settle()
    let folders = ["A", "B"].map { [["uri": editor.address($0)]] }

    let change = ["event": ["added": folders[1], "removed": folders[0]]]
    try editor.notify("workspace/didChangeWorkspaceFolders", change)
    try editor.settle()

    #expect(editor.diagnostics.keys.sorted() == ["B/Sources/Kit/Kit.swift"])
    #expect(editor.shown("B/Sources/Kit/Kit.swift") == ["external 0:7", "external 1:7"])
  }

  private static func twoRepositories() throws -> Shop {
    var files: [String: String?] = ["inward.yml": nil]
    for name in ["A", "B"] {
      files["\(name)/inward.yml"] = "version: 1\nlayers: { Kit: { targets: [Kit] } }\n"
      files["\(name)/Package.swift"] = FixManifestTests.manifest(
        #"let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#
      )
      files["\(name)/Sources/Kit/Kit.swift"] = "import \(name)1\n"
    }
    return try Shop(files)
  }

  @Test func `tells the range, the other place and the rule's page`() throws {
    let editor = try EditorClient(try Shop(), "--pages", "https://example.org/rules")
    try editor.open(list, "/* 👍🏽 é */ import Data\nimport Domain\n")
    try editor.settle()

    let diagnostic = try #require(editor.diagnostics[list]?.first)

    #expect(editor.shown(list) == ["layer 0:20", "undeclared 0:20"])
    #expect(diagnostic["range"]?["end"]?["character"] == .number(24))
    #expect(diagnostic["severity"] == .number(1))
    #expect(diagnostic["source"]?.string == "inward")
    #expect(diagnostic["message"]?.string?.hasPrefix("Screens must not import Data\nWhy: ") == true)
    #expect(diagnostic["codeDescription"]?["href"]?.string == "https://example.org/rules/layer.md")
    let related = diagnostic["relatedInformation"]?.array.first
    #expect(related?["location"]?["uri"]?.string == editor.address("inward.yml"))
    #expect(related?["location"]?["range"]?["start"]?["line"] == .number(4))

    try editor.open("inward.yml", "version: 2\n")
    try editor.settle()
    #expect(editor.shown("inward.yml") == ["configuration 0:0", "configuration 0:9"])
    #expect(try #require(editor.diagnostics["inward.yml"]?.first)["codeDescription"] == nil)
  }

  @Test func `a quick fix makes the manifest that inward fix makes`() throws {
    let shop = try Shop()
    let editor = try EditorClient(shop)
    let configuration = try shop.read("inward.yml").replacing(
      "mayImport: [Domain] }\n",
      with: "mayImport: [Data, Domain] }\n"
    )
    let manifest = try shop.read("Package.swift").replacing("\"Shop\"", with: "\"Shop👍\"")
    let files = [
      "inward.yml": configuration.replacing(
        "Data: { targets: [Data], mayImport: [Data, Domain] }",
        with: "Data: { targets: [Data], mayImport: [Domain] }"
      ), "Package.swift": manifest, list: "import Data\nimport Domain\n",
    ]
    for (path, text) in files { try editor.open(path, text) }

    let actions = try editor.actions(list, line: 0, character: 9)
    let fix = try #require(actions.first)
    #expect(fix["title"]?.string == "Declare Data for Screens")
    #expect(fix["isPreferred"] == .bool(true))
    let fixed = try editor.apply(fix, to: manifest, in: "Package.swift")

    for (path, text) in files { try shop.write(text, to: path) }
    _ = try shop.inward("fix")
    #expect(try fixed == shop.read("Package.swift"))
    try editor.change("Package.swift", ["text": fixed])
    try editor.settle()
    #expect(editor.diagnostics.isEmpty)
  }

  @Test func `a quick fix ignores a finding as soon as a reason is written`() throws {
    let editor = try EditorClient(try Shop())
    var text = "#if true\n  import Data\n#endif\nimport Domain\n"
    try editor.open(list, text)

    for rule in ["layer", "undeclared"] {
      let line = text.split(separator: "\n").firstIndex { $0.hasSuffix("import Data") } ?? 0
      let title = "Ignore this finding of \(rule), for a reason to be written"
      let actions = try editor.actions(list, line: line, character: 9)
      text = try editor.apply(try #require(actions.first { $0["title"]?.string == title }), to: text, in: list)
      try editor.change(list, ["text": text])
    }
    try editor.settle()

    #expect(text.contains("\n  // inward:ignore layer:\n  // inward:ignore undeclared:\n  import Data\n"))
    #expect(editor.shown(list) == ["ignore 1:2", "ignore 2:2", "layer 3:9", "undeclared 3:9"])
    try editor.change(list, ["text": text.replacing(":\n", with: ": the next release removes it\n")])
    try editor.settle()
    #expect(editor.diagnostics.isEmpty)
  }

  @Test func `no quick fix puts a comment into another, and one has the line end of the file`() throws {
    let editor = try EditorClient(try Shop())
    let texts = ["/* A list of\n products */ import Data\n", "// Lists\r\nimport Data\r\n"]
    let inserted = try texts.map { text in
      try editor.open(list, text)
      let actions = try editor.actions(list, line: 1, character: text.contains("\r") ? 9 : 22)
        .filter { $0["title"]?.string?.hasPrefix("Ignore this finding of layer") == true }
      let edited = try actions.map { try editor.apply($0, to: text, in: list) }
      try editor.close(list)
      return edited
    }

    #expect(inserted == [[], ["// Lists\r\n// inward:ignore layer:\r\nimport Data\r\n"]])
  }

  @Test func `unsaved configurations and manifests count`() throws {
    let shop = try Shop()
    let editor = try EditorClient(shop)
    try editor.open("inward.yml", "version: 1\nlayrs: {}\n")
    try editor.settle()
    #expect(editor.shown("inward.yml") == ["configuration 0:0", "configuration 1:0"])

    try editor.change("inward.yml", ["text": try shop.read("inward.yml").replacing(", mayImport: [Domain]", with: "")])
    try editor.settle()
    #expect(editor.shown("inward.yml") == [])
    #expect(editor.shown(list) == ["layer 0:7"])

    try editor.close("inward.yml")
    try editor.open("Package.swift", try shop.read("Package.swift").replacing(", dependencies: [\"Domain\"]", with: ""))
    try editor.settle()
    #expect(editor.shown("Sources/Data/Store.swift") == ["undeclared 0:7"])
    #expect(editor.shown(list) == [])
  }

  @Test func `a Package.swift without a package is a finding, as soon as it is typed`() throws {
    let shop = try Shop()
    let editor = try EditorClient(shop)
    try editor.open("Package.swift", "struct Package {}\n")
    try editor.settle()
    #expect(editor.shown("Package.swift") == ["manifest 0:0"])

    try editor.change("Package.swift", ["text": try shop.read("Package.swift")])
    try editor.settle()
    #expect(editor.diagnostics.isEmpty)
  }

  @Test func `files on disk count again when they change or are closed`() throws {
    let shop = try Shop()
    let editor = try EditorClient(shop)
    try editor.open(list, "import Domain\n")
    try shop.write("import Data\nimport Domain\n", to: list)
    try editor.settle()
    #expect(editor.diagnostics.isEmpty)

    try editor.close(list)
    try editor.settle()
    #expect(editor.shown(list) == ["layer 0:7", "undeclared 0:7"])

    try shop.write("import Domain\n", to: list)
    try editor.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": editor.address(list), "type": 2]]])
    try editor.settle()
    #expect(editor.diagnostics.isEmpty)
    let registration = editor.received.first { $0["method"]?.string == "client/registerCapability" }
    #expect("\(String(describing: registration))".contains("**/*project.json"))
  }

  @Test func `does nothing in a folder without a configuration until there is one`() throws {
    let shop = try Shop(["inward.yml": nil, list: "import Data\nimport Domain\n"])
    let editor = try EditorClient(shop)
    try editor.settle()
    #expect(editor.diagnostics.isEmpty)

    try editor.open("inward.yml", "version: 1\nlayers:\n  All: { targets: [\"*\"], external: [Foundation] }\n")
    try editor.settle()

    #expect(editor.shown(list) == ["undeclared 0:7"])
  }
}
