import Foundation
import TestSupport
import Testing

@Suite struct InitCommandTests {
  @Test(arguments: [[], ["--freeze"]])
  func `creates a configuration that the repository satisfies`(_ options: [String]) throws {
    let shop = try Shop(["inward.yml": nil])

    #expect(try shop.inward(["init"] + options).status == 0)
    let lint = try shop.inward("lint")

    #expect(lint.status == 0)
    #expect(lint.errors == "")
  }

  @Test func `creates a configuration that new imports violate`() throws {
    let shop = try Shop(["inward.yml": nil])
    _ = try shop.inward("init", "--freeze")
    try shop.write("import Foundation\n", to: "Sources/Data/Store.swift")

    #expect(try shop.inward("lint", "--only", "external").status == 1)
  }

  @Test func `does not overwrite a configuration`() throws {
    let shop = try Shop()
    let before = try shop.read("inward.yml")

    let outcome = try shop.inward("init")

    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: inward.yml already exists; --dry-run prints what would be written.\n")
    #expect(try shop.read("inward.yml") == before)
  }

  @Test func `fails if there are no targets to put into layers`() throws {
    let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(name: \"Shop\")\n"
    let shop = try Shop(["inward.yml": nil, "Package.swift": manifest])

    let outcome = try shop.inward("init")

    #expect(outcome.status == 2)
    #expect(outcome.errors.hasSuffix("have no targets to put into layers.\n"))
    #expect(throws: (any Error).self) { try shop.read("inward.yml") }
  }

  @Test func `prints the schema that editors use`() throws {
    let schema = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/inward.schema.json")

    #expect(try Shop().inward("schema").output == String(contentsOf: schema, encoding: .utf8))
  }
}
