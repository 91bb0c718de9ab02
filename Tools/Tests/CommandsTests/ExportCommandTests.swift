import Foundation
import TestSupport
import Testing

@Suite struct ExportCommandTests {
  @Test func `xcconfig lists what targets import and their layers allow`() throws {
    let shop = try Shop(["Sources/Screens/List.swift": "import Domain\nimport Data\nimport SwiftUI\n"])

    let run = try shop.inward("export", "xcconfig")

    #expect(
      run.output == """
        // Written by `inward export xcconfig` from inward.yml; change that, not this file.
        VALIDATE_MODULE_DEPENDENCIES = YES_ERROR
        MODULE_DEPENDENCIES[target=Data] = "public Domain"
        MODULE_DEPENDENCIES[target=Domain] = "public Foundation"
        MODULE_DEPENDENCIES[target=Screens] = "public Domain"

        """
    )
    #expect(run.status == 0)
  }

  @Test func `xcconfig leaves out files of no target`() throws {
    let rules = "version: 1\nlayers: { Domain: { paths: [Sources/Domain], external: [Foundation] } }\n"
    let shop = try Shop(["Package.swift": nil, "inward.yml": rules])

    #expect(try !shop.inward("export", "xcconfig").output.contains("MODULE_DEPENDENCIES["))
  }

  @Test func `xcconfig knows access levels, and targets without imports or plain names`() throws {
    let project = XcodeProjectText(settings: "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT = YES;")
      .target("Domain", files: ["Domain/Product.swift"])
      .target("Data", files: ["Data/Store.swift", "Data/Row.swift"], dependsOn: ["Domain"])
      .text
      .replacing("name = Data;", with: "name = \"Data [*]\";")
    let shop = try Shop([
      "Package.swift": nil, "Sources/Domain/Product.swift": nil, "Sources/Data/Store.swift": nil,
      "Sources/Screens/List.swift": nil, "Shop.xcodeproj/project.pbxproj": project,
      "Domain/Product.swift": "struct Product {}\n",
      "Data/Store.swift": "import Domain\npackage import Foundation\n@_exported import Observation\n",
      "Data/Row.swift": "public import Domain\nprivate import Foundation\n#if false\nimport UIKit\n#endif\n",
      "inward.yml": """
      version: 1
      layers:
        Domain: { targets: [Domain] }
        Data: { targets: ["Data*"], mayImport: [Domain], external: ["*"] }
      """,
    ])

    let run = try shop.inward("export", "xcconfig")

    let data = #""package Foundation" "public Domain" "public Observation" Domain Foundation"#
    let settings = run.output.split(separator: "\n").dropFirst(2)
    #expect(settings == ["MODULE_DEPENDENCIES[target=Data ???] = \(data)", "MODULE_DEPENDENCIES[target=Domain] ="])
  }

  @Test func `xcconfig writes a file, and notices when imports change`() throws {
    let shop = try Shop()
    let export = ["export", "xcconfig", "--output", "Layers.xcconfig"]
    #expect(try shop.inward(export).output == "Created Layers.xcconfig.\n")
    #expect(try shop.inward(export + ["--check"]).output == "Layers.xcconfig is up to date.\n")
    let text = try shop.read("Layers.xcconfig")
    try shop.write("struct List {}\n", to: "Sources/Screens/List.swift")

    let check = try shop.inward(export + ["--check"])

    #expect(check.status == 1)
    #expect(
      check.errors
        == "error: Layers.xcconfig is out of date; run `inward export xcconfig --output Layers.xcconfig`.\n"
    )
    #expect(try shop.read("Layers.xcconfig") == text)
    #expect(try shop.inward(export).output == "Updated Layers.xcconfig.\n")
  }

  @Test func `xcconfig has nothing to check without a file`() throws {
    let run = try Shop().inward("export", "xcconfig", "--check")

    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("Error: --check needs --output"), "\(run)")
  }
}
