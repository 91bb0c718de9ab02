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

  @Test func `changes nothing in a dry run`() throws {
    let shop = try Shop(Self.messy)
    let manifest = try shop.read("Package.swift")

    #expect(try shop.inward("fix", "--dry-run").output.hasSuffix("5 fixes would be applied.\n"))
    #expect(try shop.read("Package.swift") == manifest)
  }

  @Test func `does nothing if there are no findings`() throws {
    #expect(try Shop().inward("fix").output == "Nothing to fix automatically.\n")
  }
}
