import Foundation
import TestSupport
import Testing

@Suite struct InitCommandTests {
  @Test(arguments: [[], ["--freeze"]])
  func `creates a configuration that the repository satisfies`(_ options: [String]) throws {
    let shop = try Shop(["inward.yml": nil])

    #expect(try shop.inward(["init"] + options).status == 0)
    let lint = try shop.inward("lint")

    #expect(lint.status == 0)
    #expect(lint.errors == "")
  }

  @Test func `creates a configuration that new imports violate`() throws {
    let shop = try Shop(["inward.yml": nil])
    _ = try shop.inward("init", "--freeze")
    try shop.write("import Foundation\n", to: "Sources/Data/Store.swift")

    #expect(try shop.inward("lint", "--only", "external").status == 1)
  }

  @Test(arguments: [[], ["--freeze"]])
  func `records what the rules find, so that only new findings are reported`(options: [String]) throws {
    let shop = try Shop(["inward.yml": nil, "Sources/Screens/List.swift": "struct List {}\n"])

    let run = try shop.inward(["init"] + options)
    let lint = try shop.inward("lint")

    #expect(run.output.contains("inward-baseline.json with 1 known finding."), "\(run)")
    #expect(lint.status == 0, "\(lint)")
    try shop.write("struct Store {}\n", to: "Sources/Data/Store.swift")
    let later = try shop.inward("lint")
    #expect(later.status == 1)
    #expect(later.output.contains("Data declares Domain") && !later.output.contains("Screens declares"), "\(later)")
  }

  @Test(arguments: [[], ["--freeze"]])
  func `tells targets of one name by their projects`(_ options: [String]) throws {
    let shop = try Shop(["inward.yml": nil, "Package.swift": nil])
    for (folder, module) in [("ios", "Phone"), ("mac", "Desktop")] {
      let app = "{ type: application, platform: iOS, sources: App, settings: { PRODUCT_MODULE_NAME: \(module) } }"
      try shop.write("name: App\ntargets:\n  App: \(app)\n", to: "\(folder)/project.yml")
      try shop.write("import \(module)Kit\n", to: "\(folder)/App/App.swift")
    }

    #expect(try shop.inward(["init"] + options).status == 0)

    let lint = try shop.inward("lint", "--no-baseline")
    #expect(lint.status == 0, "\(lint)")
  }

  @Test func `leaves out what configurations of folders govern`() throws {
    let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\n"
    let kit = manifest + "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n"
    let shop = try Shop([
      "inward.yml": nil, "Kit/Package.swift": kit, "Kit/Sources/Kit/Kit.swift": "",
      "Kit/inward.yml": "version: 1\nlayers: { A: { target: Kit } }\n",
      "Sources/Domain/Product.swift": "import Kit\n",
    ])

    let invalid = try shop.inward("init")
    #expect(invalid.status == 2)
    #expect(invalid.errors.contains("Kit/inward.yml:2:16: "), "\(invalid)")
    #expect(!shop.exists("inward.yml") && !shop.exists("inward-baseline.json"))

    try shop.write("version: 1\nlayers: { A: { targets: Kit } }\n", to: "Kit/inward.yml")
    #expect(try shop.inward("init").status == 0)
    let rules = try shop.read("inward.yml")
    #expect(rules.contains("external: [Kit]") && !rules.contains("targets: [Kit]"), "\(rules)")
    #expect(try shop.inward("lint").status == 0)
  }

  @Test func `records nothing if it shall not`() throws {
    let shop = try Shop(["inward.yml": nil, "Sources/Screens/List.swift": "struct List {}\n"])

    _ = try shop.inward("init", "--no-baseline")

    #expect(!shop.exists("inward-baseline.json"))
    #expect(try shop.inward("lint").status == 1)
  }

  @Test func `does not overwrite a configuration`() throws {
    let shop = try Shop()
    let before = try shop.read("inward.yml")

    let outcome = try shop.inward("init")

    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: inward.yml already exists; --dry-run prints what would be written.\n")
    #expect(try shop.read("inward.yml") == before)
  }

  @Test func `fails if there are no targets to put into layers`() throws {
    let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(name: \"Shop\")\n"
    let shop = try Shop(["inward.yml": nil, "Package.swift": manifest])

    let outcome = try shop.inward("init")

    #expect(outcome.status == 2)
    #expect(outcome.errors.hasSuffix("have no targets to put into layers.\n"))
    #expect(throws: (any Error).self) { try shop.read("inward.yml") }
  }

  @Test func `replaces an empty configuration`() throws {
    let shop = try Shop(["inward.yml": ""])

    #expect(try shop.inward("init").status == 0)
    #expect(try shop.inward("lint").status == 0)
  }

  /// The disk's end, as a limit of 512 bytes for each file.
  @Test func `writes nothing if a file cannot be written`() throws {
    let targets = (1...30).map { ".target(name: \"Target\($0)\", dependencies: [\"Domain\"])" }.joined(separator: ", ")
    let package = "let package = Package(name: \"Shop\", targets: [.target(name: \"Domain\"), \(targets)])"
    var files: [String: String?] = ["inward.yml": nil, "Package.swift": FixManifestTests.manifest(package)]
    for number in 1...30 { files["Sources/Target\(number)/A.swift"] = number == 1 ? "" : "import Domain\n" }
    let shop = try Shop(files)
    let inward = try BuiltProgram.url("inward").path

    let run = try shop.run("sh", "-c", "trap '' XFSZ; ulimit -f 1; exec \(inward) init --freeze --no-cache")

    #expect(run.status == 2)
    #expect(run.errors.contains("inward.yml cannot be written"), "\(run)")
    #expect(!shop.exists("inward.yml") && !shop.exists("inward-baseline.json"))
  }

  @Test(arguments: [[], ["--no-baseline"]])
  func `says that a baseline is there already`(options: [String]) throws {
    let shop = try Shop(["inward.yml": nil, "inward-baseline.json": "{ \"version\": 1, \"findings\": [] }\n"])

    let outcome = try shop.inward(["init"] + options)

    #expect(
      outcome.output
        == "Created inward.yml; inward-baseline.json was there already, and `inward baseline` renews it.\n"
    )
  }

  @Test func `prints the schema that editors use`() throws {
    let schema = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../docs/inward.schema.json"
    )

    #expect(try Shop().inward("schema").output == String(contentsOf: schema, encoding: .utf8))
  }

  @Test func `says once that a manifest cannot be read, and that nothing of it is checked`() throws {
    let shop = try Shop(["inward.yml": nil, "Kit/Package.swift": "// swift-tools-version: 6.0\nwhile true {}\n"])

    let outcome = try shop.inward("init")

    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        note: Kit/Package.swift: unsupported syntax on line 2: `while`
        note: nothing is checked of what Kit/Package.swift declares.

        """
    )
  }

  @Test func `says how manifests can be read that need to be run`() throws {
    let shop = try Shop(["inward.yml": nil, "Package.swift": "// swift-tools-version: 6.0\nwhile true {}\n"])

    let outcome = try shop.inward("init")

    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix("note: Package.swift: unsupported syntax on line 2: `while`\nerror: "),
      "\(outcome)"
    )
    #expect(
      outcome.errors.hasSuffix("layers. --allow-manifest-execution lets SwiftPM run manifests that cannot be read.\n")
    )
  }
}
