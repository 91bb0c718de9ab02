import Foundation
import TestSupport
import Testing

/// A run with a cached output prints the same as a run without a cache, whatever was edited in between.
@Suite struct RecordedOutputTests {
  @Test func `caches the output, which is the same the second time`() throws {
    let shop = try Shop(["Sources/Screens/List.swift": "import Data\n"])

    let first = try shop.inward("lint")
    let second = try shop.inward("lint")

    #expect(first.status == 1)
    #expect(second == first)
    #expect(try caches(of: shop).contains { $0.hasSuffix("-outputs") })
  }

  @Test func `caches nothing with --no-cache`() throws {
    let shop = try Shop()

    _ = try shop.inward("lint", "--no-cache")

    #expect(try caches(of: shop).isEmpty)
  }

  @Test(arguments: [
    ["Sources/Screens/List.swift": "import Data\n"],
    ["Sources/Screens/Detail.swift": "import Data\n"],
    ["Sources/Domain/Product.swift": "import Foundation\n// inward:ignore layer: nothing to ignore\n"],
    ["inward.yml": "version: 1\nlayers:\n  All: { targets: [Domain, Screens], external: [Foundation] }\n"],
    ["Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\nlet shop = Package(name: \"Shop\")\n"],
    ["inward-baseline.json": "{}"],
  ])
  func `notices an edit`(edit: [String: String]) throws {
    let shop = try Shop()
    let before = try shop.inward("lint")
    for (path, text) in edit { try shop.write(text, to: path) }

    let after = try shop.inward("lint")

    #expect(after != before)
    #expect(try after == shop.inward("lint", "--no-cache"))
    #expect(try after == shop.inward("lint"))
  }

  @Test func `notices that a file that is not listed was deleted`() throws {
    let project = """
      name: Shop
      targets: { App: { type: framework, platform: iOS, sources: [Domain, Gen/App] } }

      """
    let shop = try Shop([
      "Package.swift": nil, "project.yml": project, "Domain/A.swift": "", "Gen/App/B.swift": "",
      "inward.yml": "version: 1\nexclude: [Gen]\nlayers: { App: { targets: [App, Shop, Made] } }\n",
    ])
    try expectChange(in: shop) { try shop.delete("Gen/App") }

    let targets =
      #".target(name: "Shop", sources: ["A.swift", "Gen/B.swift"]), .target(name: "Made", path: "Gen/Made")"#
    try shop.delete("project.yml")
    try shop.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"S\", targets: [\(targets)])\n",
      to: "Package.swift"
    )
    let files = ["Sources/Shop/A.swift", "Sources/Shop/Gen/B.swift", "Gen/Made/C.swift"]
    for file in files { try shop.write("", to: file) }
    let rules = try shop.read("inward.yml")
    try shop.write(rules.replacing("[Gen]", with: "[Gen, '**/Gen']"), to: "inward.yml")
    for file in files[1...] { try expectChange(in: shop) { try shop.delete(file.replacing("/C.swift", with: "")) } }
  }

  private func expectChange(in shop: Shop, by edit: () throws -> Void) throws {
    let before = try shop.inward("lint")
    #expect(try shop.inward("lint") == before)
    try edit()
    let after = try shop.inward("lint")
    #expect(after != before)
    #expect(try after == shop.inward("lint", "--no-cache"))
  }

  @Test(arguments: [
    (folder: "Sources/C", deleted: "Sources/C"), ("Sources/C/include", "Sources/C/include"),
    ("Sources/C", "Sources/C/include/c.h"),
  ])
  func `notices that a folder or all files of a target without Swift files were deleted`(
    folder: String,
    deleted: String
  ) throws {
    let shop = try Shop([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "Shop", targets: [.target(name: "C", path: "\(folder)"), .target(name: "Domain")])

      """,
      "Sources/C/include/c.h": "",
    ])
    let before = try shop.inward("lint")
    try shop.delete(deleted)

    let after = try shop.inward("lint")

    #expect(after != before)
    #expect(try after == shop.inward("lint", "--no-cache"))
  }

  @Test(arguments: ["Part/Sources/Kit/Made", "\"**/Made\"", "\"**/*Made.swift\""])
  func `notices an edit of what the root excludes in a part`(exclude: String) throws {
    let shop = try Shop.withPart(excluding: exclude)
    let before = try shop.inward("lint")
    try shop.write("import Foundation\n", to: Shop.excludedInPart)

    let after = try shop.inward("lint")

    #expect(before.status == 0 && after.status == 1, "\(before)\(after)")
    #expect(try after == shop.inward("lint", "--no-cache"))
    #expect(try after == shop.inward("lint"))
  }

  @Test func `caches each format, rule and folder separately`() throws {
    let shop = try Shop(["Sources/Screens/List.swift": "import Data\n"])
    let runs = [
      ["lint"], ["lint", "--format", "json"], ["lint", "--format", "xcode"], ["lint", "--only", "layer"],
      ["lint", "--only", "cycle"],
    ]

    let first = try runs.map { try shop.inward($0) }
    let second = try runs.map { try shop.inward($0) }

    #expect(first == second)
    #expect(Set(first.map(\.output)).count == runs.count)
  }

  @Test func `evaluates a manifest again if a variable that it reads changes`() throws {
    let shop = try Shop([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let screens: [Target.Dependency] = Context.environment["WITH_DATA"] == nil ? ["Domain"] : ["Domain", "Data"]
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Domain"),
          .target(name: "Data", dependencies: ["Domain"]),
          .target(name: "Screens", dependencies: screens),
        ]
      )

      """
    ])

    let without = try shop.inward("lint")
    let with = try shop.inward(["lint"], environment: ["WITH_DATA": "1"])

    #expect(without.status == 0)
    #expect(with.status == 1)
    #expect(with.output.contains("Data"))
    #expect(try shop.inward("lint") == without)
  }

  @Test func `notices that lines move in a source with findings that the baseline knows`() throws {
    let uses = ["  var first: Hidden\n", "  extension List { var second: Hidden }\n"]
    let list = { (lines: [String]) in "struct List {\n  var list: [List]\n\(lines.joined())}\n" }
    let shop = try Shop([
      "inward.yml": """
      version: 1
      layers:
        All: { targets: ["*"] }
      types:
        - match: { names: "*", kinds: [struct, extension] }
          forbid: { uses: [Hidden] }

      """,
      "Sources/Screens/List.swift": list(uses),
    ])
    _ = try shop.inward("baseline")
    _ = try shop.inward("lint")

    // Both findings are now at the same place, so there is one.
    try shop.write(list(uses.reversed()), to: "Sources/Screens/List.swift")

    let cached = try shop.inward("lint")
    #expect(cached.errors.contains("stale baseline entry"))
    #expect(try cached == shop.inward("lint", "--no-cache"))
  }

  @Test func `random edits lead to the output of a run without a cache`() throws {
    let seed = UInt64.random(in: .min ... .max)
    print("seed \(seed)")
    var random = SplitMix64(seed: seed)
    let shop = try Shop([
      "Kit/Package.swift": "// swift-tools-version: 6.0\n", "Kit/Sources/Kit/Kit.swift": "import Data\n",
      "Kit/.gitignore": "Made.swift\n",
    ])
    try shop.git("init", "--quiet", "Kit")
    try shop.git("-C", "Kit", "add", "--all")
    let paths = [
      "Sources/Domain/Product.swift", "Sources/Data/Store.swift", "Sources/Screens/List.swift",
      "Sources/Screens/New.swift", "Kit/Sources/Kit/Kit.swift", "Kit/Sources/Kit/Made.swift",
    ]
    let texts = [
      "import Data\n", "import Domain\n", "import Screens\n", "// inward:ignore layer: fine\nimport Data\n", "",
      "#if os(Linux)\n  import Data\n#endif\n", "struct Store {}\n", "struct Store {\n  func load() {}\n}\n",
      "import Data // more\n", "struct Store {\n  func load() { print(1) }\n}\n", "import Data\nlet a = 1\n",
      "import Data\nlet b = 2\n", "// more\nimport Data\n", "\n\nimport Domain\n", "// more\nstruct Store {}\n",
      "// inward:ignore layer: fine\nfunc load() {}\nimport Data\n",
    ]

    for round in 0..<16 {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let path = try #require(paths.randomElement(using: &random))
        let text = try #require(texts.randomElement(using: &random))
        if shop.exists(path), Int.random(in: 0..<5, using: &random) == 0 {
          try shop.delete(path)
        } else {
          try shop.write(text, to: path)
        }
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        try shop.write(Bool.random(using: &random) ? "Made.swift\n" : "", to: "Kit/.gitignore")
      }

      let cached = try shop.inward("lint")

      #expect(try cached == shop.inward("lint", "--no-cache"), "seed \(seed), round \(round)")
    }
  }

  private func caches(of shop: Shop) throws -> [String] {
    let folder = shop.url.appending(path: ".cache/inward").path
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder)
  }
}
