import TestSupport
import Testing

/// Dependencies that several targets of a package have.
extension FixDependencyTests {
  @Test func `a product that another target declares is declared`() throws {
    let product = #".product(name: "Logging", package: "swift-log")"#
    let manifest = FixManifestTests.manifest(
      #"""
      let package = Package(name: "Shop", dependencies: [.package(url: "https://example.org/swift-log", from: "1.0.0")], targets: [
        .target(name: "Domain", dependencies: [\#(product)]), .target(name: "Data"),
      ])
      """#
    )
    let shop = try Shop([
      "Package.swift": manifest, "inward.yml": Self.anything, "Sources/Screens/List.swift": nil,
      "Sources/Domain/Product.swift": "import Logging\n", "Sources/Data/Store.swift": "import Logging\n",
    ])

    #expect(try shop.inward("fix").output == "Package.swift: declare Logging for Data\n1 fix applied.\n")
    let declared = #"name: "Data", dependencies: [\#(product)]"#
    #expect(try shop.read("Package.swift") == manifest.replacing(#"name: "Data""#, with: declared))
    #expect(try shop.inward("lint").status == 0)

    // One that only some builds have may not be there for the others.
    let conditional = product.replacing("\"swift-log\"", with: "\"swift-log\", condition: .when(platforms: [.linux])")
    try shop.write(manifest.replacing(product, with: conditional), to: "Package.swift")
    #expect(try shop.inward("fix").output == "Nothing to fix automatically: 1 finding needs a decision.\n")
  }

  @Test func `an entry that several targets share is to be moved`() throws {
    let manifest = FixManifestTests.manifest(
      #"""
      func feature(_ name: String) -> Target { .target(name: name, dependencies: ["Domain"]) }
      let package = Package(name: "Shop", targets: [.target(name: "Domain"), feature("Data"), feature("Screens")])
      """#
    )
    let shop = try Shop([
      "Package.swift": manifest, "inward.yml": Self.anything, "Sources/Domain/Product.swift": "struct Product {}\n",
      "Sources/Data/Store.swift": "import Domain\n", "Sources/Screens/List.swift": "",
    ])

    let advice = "Data shares the entry: leave it out for Screens only, or ignore the finding."
    #expect(try shop.inward("lint").output.contains("fix: \(advice)\n"))
    let left = "(Data shares its entry)"
    #expect(try shop.inward("fix").output.contains("remove the dependency Screens: Domain \(left)"))
  }
}
