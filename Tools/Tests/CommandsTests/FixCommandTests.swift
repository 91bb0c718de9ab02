import Foundation
import TestSupport
import Testing

@Suite struct FixCommandTests {
  private static let messy: [String: String?] = [
    "Sources/Screens/List.swift": """
    import Data
    import Domain
    import Data

    // inward:ignore layer: for the old screens
    let text = 1  // inward:ignore external: for nothing

    """,
    "Sources/Data/Store.swift": "\n",
    "inward.yml": """
    version: 1
    layers:
      Domain: { targets: [Domain], external: [Foundation] }
      Data: { targets: [Data], mayImport: [Domain] }
      Screens: { targets: [Screens], mayImport: [Data, Domain] }

    """,
  ]

  @Test func `applies safe fixes`() throws {
    let shop = try Shop(Self.messy)

    let outcome = try shop.inward("fix")

    #expect(
      outcome.output == """
        Package.swift: remove the dependency Data: Domain
        Package.swift: declare Data for Screens
        Sources/Screens/List.swift: remove the second import of Data
        Sources/Screens/List.swift: remove the ignore comment for layer
        Sources/Screens/List.swift: remove the ignore comment for external
        5 fixes applied.

        """
    )
    #expect(
      try shop.read("Package.swift").contains(
        """
            .target(name: "Data", dependencies: []),
            .target(
              name: "Screens",
              dependencies: [
                "Data",
                "Domain"
              ]
            ),
        """
      )
    )
    #expect(try shop.read("Sources/Screens/List.swift") == "import Data\nimport Domain\n\nlet text = 1\n")
    #expect(try shop.inward("lint").status == 0)
  }

  @Test(arguments: ["\r\n", "\r"])
  func `keeps the line endings of a source`(_ ending: String) throws {
    let path = "Sources/Screens/List.swift"
    var files = Self.messy
    files[path] = files[path]??.replacing("\n", with: ending)
    let shop = try Shop(files)

    _ = try shop.inward("fix")

    let fixed = "import Data\nimport Domain\n\nlet text = 1\n"
    #expect(try shop.read(path) == fixed.replacing("\n", with: ending))
  }

  @Test func `an ignore comment loses only the rules that it does not need`() throws {
    let shop = try Shop([
      "Sources/Screens/List.swift": """
      import Domain
      // inward:ignore cycle, layer , undeclared,reach: for the old screens
      import Data
      let text = 1  // inward:ignore external, reach: for nothing

      """
    ])

    let run = try shop.inward("fix")

    #expect(
      run.output == """
        Sources/Screens/List.swift: remove cycle, reach from an ignore comment
        Sources/Screens/List.swift: remove the ignore comment for external, reach
        2 fixes applied.

        """
    )
    #expect(
      try shop.read("Sources/Screens/List.swift")
        == "import Domain\n// inward:ignore layer, undeclared: for the old screens\nimport Data\nlet text = 1\n"
    )
  }

  @Test func `an edit that is refused does not refuse the others in its file`() throws {
    let shop = try Shop([
      "Sources/Screens/List.swift": """
      import Domain
      import Domain
      import Data  // inward:ignore layer, undeclared: for the old screens
      // inward:ignore layer: for the oldest screens
      import Data
      let text = 1

      """
    ])

    let run = try shop.inward("fix")

    #expect(
      run.output == """
        Sources/Screens/List.swift: remove the second import of Domain
        Sources/Screens/List.swift: left for you: remove the second import of Data (that leads to another finding)
        1 fix applied.

        """
    )
    #expect(try shop.read("Sources/Screens/List.swift").hasPrefix("import Domain\nimport Data  //"))
  }

  @Test(arguments: [
    ("// Only resources.\n", false), ("import Foundation\n", false), ("struct Store {}\n", true),
    ("let store = 1\n", true),
  ])
  func `what may be linked without an import is left alone`(_ source: String, _ isRemoved: Bool) throws {
    let manifest = try Shop().read("Package.swift")
      .replacing(#".target(name: "Data", dependencies: ["Domain"])"#, with: #".target(name: "Data")"#)
      .replacing("        \"Domain\"\n", with: "        \"Domain\",\n        \"Data\"\n")
    let configuration = try Shop().read("inward.yml").replacing(
      "[Data], mayImport",
      with: "[Data], external: [Foundation], mayImport"
    )
    let shop = try Shop(["Package.swift": manifest, "inward.yml": configuration, "Sources/Data/Store.swift": source])

    let run = try shop.inward("fix")

    #expect(try (shop.read("Package.swift") == manifest) == !isRemoved)
    #expect(
      run.output
        == (isRemoved
          ? "Package.swift: remove the dependency Screens: Data\n1 fix applied.\n"
          : "Package.swift: left for you: remove the dependency Screens: Data (it may be needed at run time)\n"
            + "Nothing was fixed.\n")
    )
  }

  @Test func `fixes a package with a path that leads out of it and back in`() throws {
    let targets = #".target(name: "A", path: "../Kit/A"), .target(name: "B"), .target(name: "C")"#
    let shop = try Shop([
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "Kit", targets: [\(targets)])

      """,
      "Kit/A/A.swift": "", "Kit/Sources/B/B.swift": "import C\n", "Kit/Sources/C/C.swift": "",
    ])

    let outcome = try shop.inward("fix")

    #expect(outcome.output == "Kit/Package.swift: declare C for B\n1 fix applied.\n")
  }

  @Test func `changes nothing in a dry run`() throws {
    let shop = try Shop(Self.messy)
    let manifest = try shop.read("Package.swift")

    #expect(try shop.inward("fix", "--dry-run").output.hasSuffix("5 fixes would be applied.\n"))
    #expect(try shop.read("Package.swift") == manifest)
  }

  @Test func `does nothing if there are no findings`() throws {
    #expect(try Shop().inward("fix").output == "Nothing to fix automatically.\n")
  }

  /// Manifests in which `Screens` declares more than its file imports.
  @Test func `links and permissions stay, and so does what follows an import`() throws {
    let shop = try Shop([
      "Package.swift": FixManifestTests.manifest(
        #"let package = Package(name: "Shop", targets: [.target(name: "Domain"), .target(name: "Data"), .target(name: "Screens", dependencies: ["Domain"])])"#
      ),
      "Sources/Domain/Product.swift": "import Foundation\nimport Foundation;run()\nimport Foundation\nlet a = 1\n",
      "Sources/Data/Store.swift": "struct Store {}\n", "Sources/Screens/List.swift": "struct List {}\n",
    ])
    let path = shop.url.path
    try FileManager.default.moveItem(atPath: path + "/Package.swift", toPath: path + "/Real.swift")
    try FileManager.default.createSymbolicLink(atPath: path + "/Package.swift", withDestinationPath: "Real.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: path + "/Sources/Domain/Product.swift"
    )

    let run = try shop.inward("fix")

    #expect(run.output.hasSuffix("2 fixes applied.\n"), "\(run)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path + "/Package.swift") == "Real.swift")
    #expect(try shop.read("Real.swift").contains("\"Screens\", dependencies: []"))
    #expect(try shop.read("Sources/Domain/Product.swift") == "import Foundation\nimport Foundation;run()\nlet a = 1\n")
    #expect(FileManager.default.isExecutableFile(atPath: path + "/Sources/Domain/Product.swift"))
  }

  @Test func `a file outside of the repository is left as it is`() throws {
    let shop = try Shop([:])
    let others = try Shop(["List.swift": "import Domain\nimport Domain\n"])
    let link = shop.url.appending(path: "Sources/Screens")
    try FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: others.url)

    let run = try shop.inward("fix")

    #expect(run.output.hasPrefix("Sources/Screens/List.swift: left for you: remove the second import"), "\(run)")
    #expect(try others.read("List.swift") == "import Domain\nimport Domain\n")
  }

  @Test(arguments: ["Sources/Screens/List.swift", "Part/Sources/Kit/Kit.swift"])
  func `changes nothing if one of the files cannot be written`(_ path: String) throws {
    let repeated = "import Foundation\nimport Foundation\n"
    let long = repeated + String(repeating: "// A line.\n", count: 1_000)
    let shop = try Shop([
      "Sources/Data/Store.swift": repeated, path: long,
      "Part/inward.yml": "version: 1\nlayers: { Kit: { targets: [Kit], external: [Foundation] } }\n",
      "Part/Package.swift": FixManifestTests.manifest(
        #"let package = Package(name: "Part", targets: [.target(name: "Kit")])"#
      ),
    ])
    let inward = try BuiltProgram.url("inward").path

    let run = try shop.run("sh", "-c", "trap '' XFSZ; ulimit -f 1; exec \(inward) fix --no-cache")

    #expect(run.status == 2)
    #expect(run.errors.contains("\(path) cannot be written"), "\(run)")
    #expect(run.errors.hasSuffix(" Nothing was changed.\n"), "\(run)")
    #expect(try shop.read("Sources/Data/Store.swift") == repeated)
    #expect(try shop.read(path) == long)
  }
}
