import TestSupport
import Testing

/// What is built only because of a dependency that nothing imports.
@Suite struct FixDependencyTests {
  static let anything = "version: 1\nlayers: { All: { targets: [\"*\"], external: [\"*\"] } }\n"

  @Test func `a dependency stays as long as an import needs what it declares`() throws {
    let product = #".product(name: "Logging", package: "swift-log")"#
    let manifest = FixManifestTests.manifest(
      #"""
      let package = Package(name: "Shop", dependencies: [.package(url: "https://example.org/swift-log", from: "1.0.0")], targets: [
        .target(name: "Domain", dependencies: [\#(product)]), .target(name: "Data", dependencies: ["Domain"]),
      ])
      """#
    )
    let shop = try Shop([
      "Package.swift": manifest, "inward.yml": Self.anything, "Sources/Screens/List.swift": nil,
      "Sources/Domain/Product.swift": "import Logging\npublic struct Product {}\n",
      "Sources/Data/Store.swift": "#if DEBUG\nimport Logging\n#endif\npublic struct Store {}\n",
    ])

    let first = try shop.inward("fix")
    let unchanged = try shop.read("Package.swift")
    try shop.write(manifest.replacing(#"["Domain"]"#, with: #"["Domain", \#(product)]"#), to: "Package.swift")
    let second = try shop.inward("fix")

    #expect(first.output == "Nothing to fix automatically: 1 finding needs a decision.\n")
    #expect(unchanged == manifest)
    #expect(second.output == "Package.swift: remove the dependency Data: Domain\n1 fix applied.\n")
  }

  @Test func `a dependency is removed once the import that it is needed for is declared`() throws {
    let dependencies = #"dependencies: ["Data"]"#
    let manifest = FixManifestTests.manifest(
      #"let package = Package(name: "Shop", targets: [.target(name: "Domain"), .target(name: "Data", dependencies: ["Domain"]), .target(name: "Screens", \#(dependencies))])"#
    )
    let shop = try Shop([
      "Package.swift": manifest, "inward.yml": Self.anything,
      "Sources/Domain/Product.swift": "public struct Product {}\n",
      "Sources/Data/Store.swift": "import Domain\npublic struct Store {}\n",
      "Sources/Screens/List.swift": "import Domain\npublic struct List {}\n",
    ])

    let partial = try shop.inward("lint", "--fix", "--only", "unused")
    let run = try shop.inward("fix")

    #expect(partial.errors.contains("Nothing to fix automatically.\n"), "\(partial)")
    #expect(
      run.output == """
        Package.swift: declare Domain for Screens
        Package.swift: remove the dependency Screens: Data
        2 fixes applied.

        """
    )
    #expect(try shop.read("Package.swift") == manifest.replacing(dependencies, with: #"dependencies: ["Domain"]"#))
  }

  @Test func `an import is not declared if that leaves a dependency that nothing needs and fix must keep`() throws {
    let manifest = FixManifestTests.manifest(
      #"let package = Package(name: "Shop", targets: [.target(name: "Domain"), .target(name: "Data", dependencies: ["Domain"]), .target(name: "Screens", dependencies: ["Data"])])"#
    )
    let shop = try Shop([
      "Package.swift": manifest, "inward.yml": Self.anything,
      "Sources/Domain/Product.swift": "public struct Product {}\n",
      // Without a declaration, it may be needed at run time.
      "Sources/Data/Store.swift": "import Domain\n",
      "Sources/Screens/List.swift": "import Domain\npublic struct List {}\n",
    ])

    let run = try shop.inward("fix")

    #expect(run.output.contains("declare Domain for Screens (that leads to another finding)\n"), "\(run)")
    #expect(try shop.read("Package.swift") == manifest)
    #expect(try !shop.inward("lint").output.contains("[unused]"))
  }

  @Test func `a dependency stays if targets need it that use this one`() throws {
    let manifest = FixManifestTests.manifest(
      #"let package = Package(name: "Shop", targets: [.target(name: "Kit", path: "Kit"), .target(name: "Domain", dependencies: ["Kit"]), .target(name: "Data", dependencies: ["Domain"]), .target(name: "Screens", dependencies: ["Data", "Kit"])])"#
    )
    let shop = try Shop([
      "Package.swift": manifest, "inward.yml": Self.anything, "Kit/Kit.swift": "public struct Kit {}\n",
      "Sources/Domain/Product.swift": "public struct Product {}\n",
      "Sources/Data/Store.swift": "import Domain\nimport Kit  // inward:ignore undeclared: until June\n",
      "Sources/Screens/List.swift": "import Data\nimport Kit\n",
    ])

    let run = try shop.inward("fix")

    let reason = "Data imports Kit without declaring it"
    #expect(
      run.output
        == "Package.swift: left for you: remove the dependency Domain: Kit (\(reason))\nNothing was fixed.\n"
    )
    #expect(try shop.inward("lint").output.contains("Sources/Data/Store.swift:2:8: \(reason)"))
  }

  @Test(arguments: [
    // Without the comment, Data is reported once Domain is declared.
    (
      "", "[\n  // inward:ignore unused: run time\n  \"Data\",\n]",
      [
        "Package.swift: remove the ignore comment for unused",
        "Package.swift: left for you: declare Domain for Screens (that leads to another finding)",
        "1 fix applied.",
      ], "[\n  \"Data\",\n]"
    ),
    (
      "struct Store {}", "[\n  \"Data\", // inward:ignore layer: old\n]",
      [
        "Package.swift: declare Domain for Screens", "Package.swift: remove the dependency Screens: Data",
        "Package.swift: remove the ignore comment for layer", "3 fixes applied.",
      ], "[\n  \"Domain\",\n]"
    ),
  ])
  func `dependencies and ignore comments of a manifest are fixed together`(
    store: String,
    dependencies: String,
    expected: [String],
    result: String
  ) throws {
    let manifest = { (screens: String) in
      FixManifestTests.manifest(
        """
        let package = Package(name: "Shop", targets: [
          .target(name: "Domain"), .target(name: "Data", dependencies: ["Domain"]),
          .target(name: "Screens", dependencies: \(screens)),
        ])
        """
      )
    }
    let shop = try Shop([
      "Package.swift": manifest(dependencies), "Sources/Data/Store.swift": "import Domain\n\(store)\n",
      "Sources/Screens/List.swift": "import Domain\nstruct List {}\n",
      "inward.yml": "version: 1\nlayers: { All: { targets: [Domain, Data, Screens], external: [Foundation] } }\n",
    ])

    let run = try shop.inward("fix")

    #expect(run.output.split(separator: "\n").map(String.init) == expected)
    #expect(try shop.read("Package.swift") == manifest(result))
    #expect(try !shop.inward("lint").output.contains("[unused]"))
  }

  @Test(arguments: [
    ("#if os(macOS)\nimport Domain\n#endif\n", false),
    ("import Domain\n#if os(macOS)\nimport Domain\n#endif\n", true),
  ])
  func `an import is declared if all builds have it`(source: String, isDeclared: Bool) throws {
    let manifest = FixManifestTests.manifest(
      #"let package = Package(name: "Shop", targets: [.target(name: "Domain"), .target(name: "Screens", dependencies: [])])"#
    )
    let shop = try Shop([
      "Package.swift": manifest, "inward.yml": Self.anything, "Sources/Data/Store.swift": nil,
      "Sources/Screens/List.swift": source,
    ])

    let run = try shop.inward("fix")

    let declared = manifest.replacing("dependencies: []", with: "dependencies: [\"Domain\"]")
    #expect(try shop.read("Package.swift") == (isDeclared ? declared : manifest), "\(run)")
    #expect(run.output.contains("1 finding needs a decision") == !isDeclared, "\(run)")
  }

  @Test(arguments: [("", "kit-dir"), ("name: \"Kit\", ", "Kit")])
  func `a product is declared with the name by which its package is known`(name: String, known: String) throws {
    let manifest = FixManifestTests.manifest(
      #"let package = Package(name: "Shop", dependencies: [.package(\#(name)path: "kit-dir")], targets: [.target(name: "Screens", dependencies: [])])"#
    )
    let shop = try Shop([
      "Package.swift": manifest, "inward.yml": Self.anything, "Sources/Data/Store.swift": nil,
      "Sources/Domain/Product.swift": nil, "Sources/Screens/List.swift": "import Kit\n",
      "kit-dir/Sources/Kit/Kit.swift": "public struct Kit {}\n",
      "kit-dir/Package.swift": FixManifestTests.manifest(
        #"let package = Package(name: "KitPackage", products: [.library(name: "KitLib", targets: ["Kit"])], targets: [.target(name: "Kit")])"#
      ),
    ])

    let run = try shop.inward("fix")

    #expect(
      try shop.read("Package.swift")
        == manifest.replacing(
          "dependencies: []",
          with: #"dependencies: [.product(name: "KitLib", package: "\#(known)")]"#
        ),
      "\(run)"
    )
  }

  @Test func `a removal makes room for a dependency in the other direction`() throws {
    let manifest = FixManifestTests.manifest(
      #"let package = Package(name: "Shop", targets: [.target(name: "Data"), .target(name: "Screens", dependencies: ["Data"])])"#
    )
    let shop = try Shop([
      "Package.swift": manifest, "inward.yml": Self.anything, "Sources/Domain/Product.swift": nil,
      "Sources/Data/Store.swift": "import Screens\nstruct Store {}\n", "Sources/Screens/List.swift": "struct List {}\n",
    ])

    let run = try shop.inward("fix")

    let changes = ["remove the dependency Screens: Data", "declare Screens for Data"]
    #expect(run.output == changes.map { "Package.swift: \($0)\n" }.joined() + "2 fixes applied.\n")
    #expect(try shop.inward("lint").status == 0)
  }

  @Test func `adds to a list with a space before its colon`() throws {
    let manifest = FixManifestTests.manifest(
      #"let package = Package(name: "Shop", targets: [.target(name: "Data"), .target(name: "dependencies"), .target(name: "Screens", dependencies : ["dependencies"])])"#
    )
    let shop = try Shop([
      "Package.swift": manifest, "inward.yml": Self.anything, "Sources/dependencies/File.swift": "",
      "Sources/Domain/Product.swift": nil, "Sources/Data/Store.swift": "",
      "Sources/Screens/List.swift": "import Data\nimport dependencies\n",
    ])

    #expect(try shop.inward("fix").output == "Package.swift: declare Data for Screens\n1 fix applied.\n")
    #expect(try shop.read("Package.swift").contains(#"dependencies : ["Data", "dependencies"]"#))
  }

  @Test(arguments: ["/* old */ \"Data\"", "\"Data\" // old\n"])
  func `a fix that a comment prevents says so`(entry: String) throws {
    let manifest = FixManifestTests.manifest(
      #"let package = Package(name: "Shop", targets: [.target(name: "Data"), .target(name: "Screens", dependencies: [\#(entry)])])"#
    )
    let shop = try Shop([
      "Package.swift": manifest, "inward.yml": Self.anything, "Sources/Data/Store.swift": "struct Store {}\n",
      "Sources/Domain/Product.swift": nil, "Sources/Screens/List.swift": "struct List {}\n",
    ])

    let run = try shop.inward("fix")

    let reason = "because of a comment in the target"
    #expect(
      run.output
        == "Package.swift: left for you: remove the dependency Screens: Data (\(reason))\nNothing was fixed.\n"
    )
  }
}
