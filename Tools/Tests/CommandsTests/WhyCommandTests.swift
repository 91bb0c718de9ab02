import TestSupport
import Testing

@Suite struct WhyCommandTests {
  @Test func `shows the shortest chain with the line of each import`() throws {
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

  @Test func `exits with 1 if an import is forbidden`() throws {
    let shop = try Shop(["Sources/Screens/List.swift": "#if DEBUG\nimport Data\n#endif\n"])

    let outcome = try shop.inward("why", "Screens", "Data")

    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        Screens → Data
        Screens → Data: forbidden, if DEBUG
          Sources/Screens/List.swift:2:8: import Data

        """
    )
  }

  @Test func `reports that there is no chain`() throws {
    let outcome = try Shop().inward("why", "Domain", "Data")

    #expect(outcome == ProgramRun(status: 0, output: "Domain does not reach Data.\n", errors: ""))
  }

  @Test func `suggests a target or a module of a similar name`() throws {
    let errors = try [["Screen", "Data"], ["Data", "Fundation"]].map { try Shop().inward(["why"] + $0).errors }

    #expect(
      errors
        == [("Screen", "Screens"), ("Fundation", "Foundation")].map {
          "error: no target or import is named \($0); did you mean \($1)?\n"
        }
    )
  }

  @Test(arguments: [("Nothing", "Data"), ("Data", "Nothing")])
  func `lists the targets if a name is unknown`(_ from: String, _ to: String) throws {
    let outcome = try Shop().inward("why", from, to)

    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: no target or import is named Nothing; there are Data, Domain, Screens.\n")
  }
}
