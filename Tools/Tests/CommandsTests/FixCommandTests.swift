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
        Sources/Screens/List.swift: left for you: remove the second import of Data
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
          : "Package.swift: left for you: remove the dependency Screens: Data\nNothing was fixed.\n")
    )
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
  @Test(arguments: [
    (
      "two neighbours",
      #"targets: [.target(name: "Domain"), .target(name: "Data"), .target(name: "Screens", dependencies: ["Domain", "Data"])]"#,
      #".target(name: "Screens", dependencies: [])"#, 2
    ),
    (
      "an entry twice",
      #"targets: [.target(name: "Domain"), .target(name: "Data"), .target(name: "Screens", dependencies: ["Data", "Data"])]"#,
      #".target(name: "Screens", dependencies: [])"#, 1
    ),
    (
      "a constant that two targets share",
      #"targets: [.target(name: "Domain"), .target(name: "Data", dependencies: common), .target(name: "Screens", dependencies: common)]"#,
      nil, 0
    ),
    (
      "a constant and an entry",
      #"targets: [.target(name: "Domain"), .target(name: "Data", dependencies: common), .target(name: "Screens", dependencies: common + ["Data"])]"#,
      "dependencies: common + []", 1
    ),
    (
      "a closure",
      #"targets: [.target(name: "Domain")] + ["Data", "Screens"].map { .target(name: $0, dependencies: ["Domain"]) }"#,
      nil, 0
    ),
  ])
  func `an entry is removed only if no other target loses it`(
    name: String,
    targets: String,
    result: String?,
    count: Int
  ) throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let common: [Target.Dependency] = ["Domain"]
      let package = Package(name: "Shop", \(targets))

      """
    let hasOwnData = ["two neighbours", "an entry twice"].contains(name)
    let shop = try Shop([
      "Package.swift": manifest, "Sources/Screens/List.swift": "struct List {}\n",
      "Sources/Data/Store.swift": (hasOwnData ? "" : "import Domain\n") + "struct Store {}\n",
    ])

    let run = try shop.inward("fix")

    let text = try shop.read("Package.swift")
    #expect(result.map(text.contains) ?? (text == manifest), "\(text)")
    #expect(run.output.contains("left for you: remove") != hasOwnData)
    #expect(
      run.output.hasSuffix(
        count == 0 ? "Nothing was fixed.\n" : "\(count) fix\(count == 1 ? "" : "es") applied.\n"
      )
    )
    #expect(try shop.run("swift", "package", "dump-package").status == 0)
  }

  @Test func `line endings stay as they are`() throws {
    let manifest = try Shop().read("Package.swift").replacing("\n", with: "\r\n")
    let shop = try Shop(["Package.swift": manifest, "Sources/Screens/List.swift": "import Domain\nimport Data\n"])

    #expect(try shop.inward("fix").output.hasSuffix("1 fix applied.\n"))

    #expect(try shop.read("Package.swift").replacing("\r\n", with: "").contains { $0.isNewline } == false)
  }

  @Test(arguments: [
    (#"["Data", "Data"]"#, #"["Data"]"#),
    (#"["Data", .target(name: "Data"), "Domain", .byName(name: "Data")]"#, #"["Data", "Domain"]"#),
    (#"["Data", .target(name: "Data", condition: .when(platforms: [.iOS]))]"#, nil),
    (#"common + ["Domain"]"#, #"common + []"#),
    (#"common + common"#, nil),
  ])
  func `a dependency that is declared twice is declared once`(list: String, result: String?) throws {
    let manifest = Self.manifest(
      #"let common: [Target.Dependency] = ["Data", "Domain"]\#nlet package = Package(name: "Shop", targets: [.target(name: "Domain"), .target(name: "Data"), .target(name: "Screens", dependencies: \#(list))])"#
    )
    let shop = try Shop([
      "Package.swift": manifest, "Sources/Data/Store.swift": "struct Store {}\n",
      "Sources/Screens/List.swift": "import Data\n"
        + (list.contains("Domain") || list.contains("common") ? "import Domain\n" : ""),
      "inward.yml": "version: 1\nlayers: { All: { targets: [Domain, Data, Screens], external: [Foundation] } }\n",
    ])

    let run = try shop.inward("fix")

    let wanted = result.map { manifest.replacing("dependencies: \(list)", with: "dependencies: \($0)") } ?? manifest
    #expect(try shop.read("Package.swift") == wanted)
    #expect(run.output.hasSuffix("applied.\n") == (result != nil), "\(run)")
    #expect(try shop.inward("lint").status == (list == "common + common" ? 1 : 0))
  }

  private static func manifest(_ rest: String) -> String {
    "// swift-tools-version: 6.0\nimport PackageDescription\n\(rest)\n"
  }

  @Test(arguments: [
    // Another system's targets may use the constant.
    #"""
    let common: [Target.Dependency] = ["Domain"]
    var targets: [Target] = [.target(name: "Domain"), .target(name: "Data"), .target(name: "Screens", dependencies: common)]
    #if os(visionOS)
    targets.append(.target(name: "Space", dependencies: common))
    #endif
    let package = Package(name: "Shop", targets: targets)
    """#,
    // Domain would depend on itself.
    #"""
    let package = Package(name: "Shop", targets: [
      .target(name: "Domain", dependencies: ["Data"]), .target(name: "Data", dependencies: ["Screens"]), .target(name: "Screens"),
    ])
    """#,
  ])
  func `what SwiftPM would refuse is left alone`(rest: String) throws {
    let shop = try Shop([
      "Package.swift": Self.manifest(rest), "Sources/Domain/Product.swift": "import Data\n",
      "Sources/Data/Store.swift": "import Screens\n",
      "Sources/Screens/List.swift": rest.contains("common") ? "struct List {}\n" : "import Domain\n",
    ])
    if rest.contains("common") {
      try shop.write("struct Product {}\n", to: "Sources/Domain/Product.swift")
      try shop.write("struct Store {}\n", to: "Sources/Data/Store.swift")
    }

    let run = try shop.inward("fix")

    #expect(try shop.read("Package.swift") == Self.manifest(rest), "\(run)")
    #expect(run.output.hasPrefix("Package.swift: left for you: "))
  }

  @Test func `links and permissions stay, and so does what follows an import`() throws {
    let shop = try Shop([
      "Package.swift": Self.manifest(
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

  @Test(arguments: ["Sources/Screens/List.swift", "Part/Sources/Kit/Kit.swift"])
  func `changes nothing if one of the files cannot be written`(_ path: String) throws {
    let repeated = "import Foundation\nimport Foundation\n"
    let long = repeated + String(repeating: "// A line.\n", count: 1_000)
    let shop = try Shop([
      "Sources/Data/Store.swift": repeated, path: long,
      "Part/inward.yml": "version: 1\nlayers: { Kit: { targets: [Kit], external: [Foundation] } }\n",
      "Part/Package.swift": Self.manifest(#"let package = Package(name: "Part", targets: [.target(name: "Kit")])"#),
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
