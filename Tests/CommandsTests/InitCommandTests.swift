import Foundation
import Testing

@Suite struct InitCommandTests {
  @Test(arguments: [[], ["--freeze"]])
  func `writes a configuration that the repository keeps`(_ options: [String]) throws {
    let shop = try Shop(["inward.yml": nil])

    #expect(try shop.inward(["init"] + options).status == 0)
    let lint = try shop.inward("lint")

    #expect(lint.status == 0)
    #expect(lint.errors == "")
  }

  @Test func `writes one that new imports break`() throws {
    let shop = try Shop(["inward.yml": nil])
    _ = try shop.inward("init", "--freeze")
    try shop.write("import Foundation\n", to: "Sources/Data/Store.swift")

    #expect(try shop.inward("lint", "--only", "external").status == 1)
  }

  @Test func `does not write over one`() throws {
    let shop = try Shop()
    let before = try shop.read("inward.yml")

    let outcome = try shop.inward("init")

    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: inward.yml exists already; --dry-run prints what would be written.\n")
    #expect(try shop.read("inward.yml") == before)
  }

  @Test func `says so where there is nothing to put into layers`() throws {
    let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(name: \"Shop\")\n"
    let shop = try Shop(["inward.yml": nil, "Package.swift": manifest])

    let outcome = try shop.inward("init")

    #expect(outcome.status == 2)
    #expect(outcome.errors.hasSuffix("have no targets yet, so there is nothing to put into layers.\n"))
    #expect(throws: (any Error).self) { try shop.read("inward.yml") }
  }

  @Test func `the schema is the one that editors are given`() throws {
    let schema = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/inward.schema.json")

    #expect(try Shop().inward("schema").output == String(contentsOf: schema, encoding: .utf8))
  }
}
