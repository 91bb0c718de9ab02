import Foundation
import TestSupport
import Testing

/// What `inward fix` leaves, as it may be needed or belongs to something else.
@Suite struct FixRefusalTests {
  /// Data imports nothing.
  private static func shop(_ manifest: String) throws -> Shop {
    try Shop([
      "Package.swift": manifest, "Sources/Screens/List.swift": nil, "Sources/Data/Store.swift": "struct Store {}\n",
      "inward.yml": "version: 1\nlayers: { All: { targets: [Domain, Data], external: [Foundation] } }\n",
    ])
  }

  /// A list whose type only its element shows would be one of anything.
  @Test(arguments: [
    (
      #"let targets = [(name: "Data", uses: ["Domain"])].map { Target.target(name: $0.name, dependencies: $0.uses.map { .init(stringLiteral: $0) }) }"#,
      "targets"
    ),
    (
      #"let uses = ["Data": ["Domain"]]; let targets = uses.map { Target.target(name: $0.key, dependencies: $0.value.map { .target(name: $0) }) }"#,
      "targets"
    ),
    ("", #"[.target(name: "Data", dependencies: ["Domain"].map { .target(name: $0) })]"#),
  ])
  func `a list whose type is inferred does not become empty`(before: String, targets: String) throws {
    let manifest = FixManifestTests.manifest(
      "\(before)\nlet package = Package(name: \"Shop\", targets: [.target(name: \"Domain\")] + \(targets))"
    )
    let shop = try Self.shop(manifest)

    let run = try shop.inward("fix")

    #expect(run.output.hasPrefix("Package.swift: left for you: remove the dependency Data: Domain"), "\(run)")
    #expect(try shop.read("Package.swift") == manifest)
    #expect(try shop.run("swift", "package", "dump-package").status == 0)
  }

  @Test func `a product of another package may be needed at run time`() throws {
    let manifest = FixManifestTests.manifest(
      """
      let package = Package(
        name: "Shop",
        dependencies: [.package(url: "https://github.com/firebase/firebase-ios-sdk", from: "11.0.0")],
        targets: [
          .target(name: "Domain"),
          .target(name: "Data", dependencies: [.product(name: "FirebasePerformance", package: "firebase-ios-sdk")]),
        ]
      )
      """
    )
    let shop = try Self.shop(manifest)

    let run = try shop.inward("fix")

    let summary = "remove the dependency Data: FirebasePerformance (it may be needed at run time)"
    #expect(run.output == "Package.swift: left for you: \(summary)\nNothing was fixed.\n")
    #expect(try shop.read("Package.swift") == manifest)
  }

  @Test func `a file in a repository of its own is left as it is`() throws {
    let repeated = "import Foundation\nimport Foundation\n"
    let shop = try Shop([
      "Vendor/Kit/.git/HEAD": "ref: refs/heads/main\n", "Vendor/Kit/Sources/Kit/Kit.swift": repeated,
      "Vendor/Kit/Package.swift": FixManifestTests.manifest(
        #"let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#
      ),
    ])

    let run = try shop.inward("fix")

    #expect(run.output.contains("(the file is in a repository of its own)"), "\(run)")
    #expect(try shop.read("Vendor/Kit/Sources/Kit/Kit.swift") == repeated)
  }

  @Test func `a target whose name is a constant says so`() throws {
    let manifest = FixManifestTests.manifest(
      """
      // The targets.
      let data = "Data"
      let package = Package(name: "Shop", targets: [
        .target(name: "Domain"), .target(name: data, dependencies: ["Domain"]),
      ])
      """
    )
    let shop = try Self.shop(manifest)

    #expect(try shop.inward("fix").output.contains("Data: Domain (the target's name is a constant)\n"))
  }

  @Test(arguments: [
    ("[\n    \"Domain\"\n  ]", "[\n  ]"), ("[\"Domain\"\n  ]", "[]"), ("[\n    \"Domain\" ]", "[]"),
    ("[\n    \"Data\",\n    \"Domain\"\n  ]", "[\n    \"Data\",\n  ]"),
  ])
  func `no line of blanks is left`(list: String, result: String) throws {
    let manifest = { (list: String) in
      FixManifestTests.manifest(
        """
        let package = Package(name: "Shop", targets: [
          .target(name: "Domain"), .target(name: "Data"), .target(name: "Screens", dependencies: \(list)),
        ])
        """
      )
    }
    let shop = try Shop([
      "Package.swift": manifest(list), "Sources/Data/Store.swift": "struct Store {}\n",
      "Sources/Screens/List.swift": list.contains("Data") ? "import Data\n" : "struct List {}\n",
    ])

    _ = try shop.inward("fix")

    #expect(try shop.read("Package.swift") == manifest(result))
  }
}
