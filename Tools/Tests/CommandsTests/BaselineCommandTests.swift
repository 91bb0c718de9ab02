import TestSupport
import Testing

@Suite struct BaselineCommandTests {
  private static let broken = ["Sources/Screens/List.swift": "import Domain\nimport Data\n"]

  @Test func `hides known findings, even if they move`() throws {
    let shop = try Shop(Self.broken)

    #expect(try shop.inward("baseline").output == "inward-baseline.json now has 2 findings.\n")
    try shop.write("// More.\n\nimport Domain\nimport Data\n", to: "Sources/Screens/List.swift")

    #expect(try shop.inward("lint").status == 0)
  }

  @Test func `does not hide new findings`() throws {
    let shop = try Shop(Self.broken)
    _ = try shop.inward("baseline")
    let baseline = try shop.read("inward-baseline.json")
    try shop.write("import Screens\n", to: "Sources/Data/Store.swift")

    #expect(try shop.inward("lint", "--only", "layer").status == 1)
    #expect(try shop.read("inward-baseline.json") == baseline)
  }

  @Test func `counts a rule as often as an ignore comment names it`() throws {
    let shop = try Shop(["Sources/Screens/List.swift": "import Domain  // inward:ignore layer, layer: for nothing\n"])

    #expect(try shop.inward("baseline").output == "inward-baseline.json now has 2 findings.\n")
    #expect(try shop.read("inward-baseline.json").contains("\"count\": 2"))
    #expect(try shop.inward("lint").status == 0)
  }

  @Test func `does not grow in CI`() throws {
    let shop = try Shop(Self.broken)

    let grown = try shop.inward("baseline", environment: ["CI": "true"])

    #expect(grown.status == 1)
    #expect(grown.errors == "error: the baseline must not grow in CI; run `inward baseline` locally.\n")
    #expect(throws: (any Error).self) { try shop.read("inward-baseline.json") }
  }

  @Test(arguments: ["inward-baseline.json", "inward.yml"])
  func `a folder in the place of a file that is read is a sentence`(path: String) throws {
    let shop = try Shop(path == "inward.yml" ? [path: nil] : [:])
    try shop.write("", to: "\(path)/file")

    let lint = try shop.inward("lint")

    #expect(lint.status == 2)
    #expect(lint.errors.hasPrefix("error: cannot read "), "\(lint)")
    #expect(lint.errors.hasSuffix("\(path).\n"), "\(lint)")
  }

  @Test func `pruning removes entries whose finding is gone`() throws {
    let shop = try Shop(Self.broken)
    _ = try shop.inward("baseline")
    try shop.write("import Domain\n", to: "Sources/Screens/List.swift")

    let pruned = try shop.inward("baseline", "--prune", environment: ["CI": "true"])

    #expect(pruned.output == "The baseline had 2 findings, and now has 0.\n")
    #expect(pruned.status == 0)
  }

  @Test(arguments: [["baseline"], ["baseline", "--prune"]])
  func `keeps known findings while a manifest cannot be read`(_ arguments: [String]) throws {
    let shop = try Shop(Self.broken)
    _ = try shop.inward("baseline")
    let before = try shop.read("inward-baseline.json")
    try shop.write("// swift-tools-version: 6.0\nimport PackageDescription\n<<<<<<< HEAD\n", to: "Package.swift")

    let outcome = try shop.inward(arguments)

    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("note: Package.swift: "), "\(outcome)")
    let reason = "nothing is recorded, as a manifest cannot be read, which may hide known findings."
    #expect(outcome.errors.hasSuffix("\nerror: \(reason)\n"), "\(outcome)")
    #expect(try shop.read("inward-baseline.json") == before)
    #expect(try !shop.inward("lint").errors.contains("stale"))
  }

  @Test func `a manifest that cannot be read may be known as well`() throws {
    let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\nexit(0)\n"
    let shop = try Shop(Self.broken.merging(["Old/Package.swift": manifest]) { $1 })
    #expect(try shop.inward("baseline").status == 0)
    for (path, _) in Self.broken where path.hasSuffix(".swift") { try shop.write("import Domain\n", to: path) }

    let stale = try shop.inward("lint").errors
    #expect(stale.contains("note: stale baseline entry: "))
    #expect(stale.hasSuffix("note: `inward baseline --prune` removes stale entries.\n"))
    #expect(try shop.inward("baseline", "--prune").status == 0)
    #expect(try shop.read("inward-baseline.json").contains("Old/Package.swift"))
    #expect(try shop.inward("lint").status == 0)
  }

  @Test func `fails if there is no baseline to prune`() throws {
    #expect(try Shop().inward("baseline", "--prune").status == 2)
  }

  @Test func `known findings can be listed`() throws {
    let shop = try Shop(["Sources/Screens/List.swift": "import Domain\nimport Data\n"])
    _ = try shop.inward("baseline")

    #expect(try shop.inward("lint").status == 0)
    #expect(try shop.inward("lint", "--no-baseline").output.contains("Screens must not import Data"))
  }
}
