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

  @Test func `a feature must not import another one`() throws {
    let shop = try Shop()
    let rules = try shop.read("inward.yml")
    try shop.write(rules + "features: [{ targets: [Domain, Screens] }]\n", to: "inward.yml")

    let outcome = try shop.inward("why", "Screens", "Domain")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Screens → Domain: forbidden\n"))
    #expect(try shop.inward("layers").output.contains("Screens Sources/Screens forbidden Domain\n"))
    #expect(try shop.inward("graph", "--format", "json").output.contains("\"allowed\": false"))
    #expect(try shop.inward("why", "Data", "Domain").status == 0)

    let settings = try shop.inward("export", "xcconfig").output
    try shop.write(rules + "features: [{ targets: [Domain, Screens] }]\nrules: { feature: off }\n", to: "inward.yml")
    #expect(try shop.inward("why", "Screens", "Domain").status == 0)
    #expect(try shop.inward("export", "xcconfig").output == settings)
    try shop.write(rules + "features: [{ targets: [Domain, Screens], shared: Domain }]\n", to: "inward.yml")
    #expect(try shop.inward("why", "Screens", "Domain").status == 0)
  }

  @Test func `a chain of allowed imports may be forbidden as a whole`() throws {
    let shop = try Shop()
    let rules = try shop.read("inward.yml")
    try shop.write(rules + "reach: [{ from: Screens, to: Foundation }]\n", to: "inward.yml")

    let outcome = try shop.inward("why", "Screens", "Foundation")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("forbidden: Screens must not reach Foundation: Screens → Domain → Foundation\n"))
    #expect(try shop.inward("why", "Screens", "Domain").status == 0)

    try shop.write(rules + "reach: [{ from: Screens, to: Foundation }]\nrules: { reach: off }\n", to: "inward.yml")
    #expect(try shop.inward("why", "Screens", "Foundation").status == 0)
    try shop.write(rules + "reach: [{ from: Screens, to: Foundation, through: Domain }]\n", to: "inward.yml")
    #expect(try shop.inward("why", "Screens", "Foundation").status == 0)
  }

  @Test func `reports that there is no chain`() throws {
    let outcome = try Shop().inward("why", "Domain", "Data")

    #expect(outcome == ProgramRun(status: 0, output: "Domain does not reach Data.\n", errors: ""))
  }

  @Test func `suggests a target or a module of a similar name`() throws {
    let errors = try [["Screen", "Data"], ["Data", "Fundation"]].map { try Shop().inward(["why"] + $0).errors }

    #expect(
      errors
        == [("target", "Screen", "Screens"), ("target or import", "Fundation", "Foundation")].map {
          "error: no \($0) is named \($1); did you mean \($2)?\n"
        }
    )
  }

  @Test func `starts from a target only`() throws {
    let outcome = try Shop().inward("why", "Foundation", "Data")

    #expect(outcome.errors == "error: no target is named Foundation; there are Data, Domain, Screens.\n")
  }

  @Test func `layers by path have no targets`() throws {
    let layers = "version: 1\nlayers: { Data: { paths: [Data] }, Screens: { paths: [Screens] } }\n"
    let shop = try Shop(["Package.swift": nil, "inward.yml": layers, "Data/A.swift": "", "Screens/B.swift": ""])

    #expect(try shop.inward("why", "Screens", "Data").errors == "error: no target is named Screens; there are none.\n")
  }

  @Test func `a name may have slashes`() throws {
    let targets = [
      "Share/Ext: { type: framework, platform: iOS, sources: [Ext], dependencies: [{ target: Kit }] }",
      "Kit: { type: framework, platform: iOS, sources: [Kit] }",
    ]
    let spec = "name: App\ntargets:\n" + targets.map { "  \($0)\n" }.joined()
    let shop = try Shop(["Package.swift": nil, "project.yml": spec, "Ext/E.swift": "import Kit\n", "Kit/K.swift": ""])

    #expect(try shop.inward("why", "Share/Ext", "Kit").output.hasPrefix("Share/Ext → Kit\n"))
  }

  @Test func `of targets with the same name, takes the shortest chain, or that of the one which is named`() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Domain"), .target(name: "Data")])

      """
    let shop = try Shop(["Kit/Package.swift": manifest, "Kit/Sources/Domain/Domain.swift": "import UIKit\n"])
    try shop.write("import Data\nimport Dispatch\n", to: "Kit/Sources/Domain/More.swift")
    try shop.write("import GRDB\n", to: "Kit/Sources/Data/Data.swift")

    for name in ["Domain", "Kit/Domain"] {
      let outcome = try shop.inward("why", name, "GRDB")
      #expect(outcome.output.hasPrefix("\(name) → Data → GRDB\nDomain → Data: "), "\(outcome)")
    }
    #expect(try shop.inward("why", "Shop/Domain", "GRDB").output == "Shop/Domain does not reach GRDB.\n")
    #expect(try shop.inward("why", "Screens", "Kit/Domain").output == "Screens does not reach Kit/Domain.\n")
    #expect(try shop.inward("why", "Other/Domain", "GRDB").status == 2)
    let graph = try shop.inward("graph", "--focus", "Domain", "--format", "dot").output
    #expect(graph.contains("\"Shop/Domain\"") && graph.contains("\"Kit/Domain\" -> \"Kit/Data\""), "\(graph)")
  }

  @Test(arguments: [("Nothing", "Data", "target"), ("Data", "Nothing", "target or import")])
  func `lists the targets if a name is unknown`(_ from: String, _ to: String, _ kind: String) throws {
    let outcome = try Shop().inward("why", from, to)

    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: no \(kind) is named Nothing; there are Data, Domain, Screens.\n")
  }
}
