import Testing

@Suite struct WhyCommandTests {
  @Test func `shows the shortest chain with the line of each hop`() throws {
    let shop = try Shop(["Sources/Screens/List.swift": "import Domain\nimport Data\n"])

    let outcome = try shop.inward("why", "Screens", "Foundation")

    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        Screens → Domain → Foundation
        Screens → Domain: allowed
          Sources/Screens/List.swift:1:8: import Domain
        Domain → Foundation: allowed
          Sources/Domain/Product.swift:1:8: import Foundation

        """
    )
  }

  @Test func `ends with 1 where a hop is forbidden`() throws {
    let shop = try Shop(["Sources/Screens/List.swift": "#if DEBUG\nimport Data\n#endif\n"])

    let outcome = try shop.inward("why", "Screens", "Data")

    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        Screens → Data
        Screens → Data: forbidden, where DEBUG
          Sources/Screens/List.swift:2:8: import Data

        """
    )
  }

  @Test func `says that there is no chain`() throws {
    let outcome = try Shop().inward("why", "Domain", "Data")

    #expect(outcome == Shop.Outcome(status: 0, output: "Domain does not come to Data.\n", errors: ""))
  }

  @Test(arguments: [("Nothing", "Data"), ("Data", "Nothing")])
  func `names the targets where there is none of a name`(_ from: String, _ to: String) throws {
    let outcome = try Shop().inward("why", from, to)

    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: there is no target or import Nothing. The targets are Data, Domain, Screens.\n")
  }
}
