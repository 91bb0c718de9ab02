import Testing

@Suite struct BaselineCommandTests {
  private static let broken = ["Sources/Screens/List.swift": "import Domain\nimport Data\n"]

  @Test func `hides what it knows, wherever that moves to`() throws {
    let shop = try Shop(Self.broken)

    #expect(try shop.inward("baseline").output == "inward-baseline.json holds 2 findings.\n")
    try shop.write("// More.\n\nimport Domain\nimport Data\n", to: "Sources/Screens/List.swift")

    #expect(try shop.inward("lint").status == 0)
  }

  @Test func `does not hide what comes to it`() throws {
    let shop = try Shop(Self.broken)
    _ = try shop.inward("baseline")
    let baseline = try shop.read("inward-baseline.json")
    try shop.write("import Screens\n", to: "Sources/Data/Store.swift")

    #expect(try shop.inward("lint", "--only", "layer").status == 1)
    #expect(try shop.read("inward-baseline.json") == baseline)
  }

  @Test func `only shrinks in CI`() throws {
    let shop = try Shop(Self.broken)

    let grown = try shop.inward("baseline", environment: ["CI": "true"])

    #expect(grown.status == 1)
    #expect(grown.errors == "error: in CI the baseline may only shrink; run `inward baseline` where you work.\n")
    #expect(throws: (any Error).self) { try shop.read("inward-baseline.json") }
  }

  @Test func `forgets what is mended when it is pruned`() throws {
    let shop = try Shop(Self.broken)
    _ = try shop.inward("baseline")
    try shop.write("import Domain\n", to: "Sources/Screens/List.swift")

    let pruned = try shop.inward("baseline", "--prune", environment: ["CI": "true"])

    #expect(pruned.output == "The baseline holds 0 of its 2 findings.\n")
    #expect(pruned.status == 0)
  }

  @Test func `says that there is nothing to prune`() throws {
    #expect(try Shop().inward("baseline", "--prune").status == 2)
  }
}
