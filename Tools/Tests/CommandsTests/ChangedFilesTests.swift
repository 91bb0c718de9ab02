import Foundation
import TestSupport
import Testing

/// `--since` reports what a change causes, wherever it is.
@Suite struct ChangedFilesTests {
  private struct Report: Decodable {
    struct Finding: Decodable, Hashable {
      let rule: String
      let path: String
      let subject: String

      /// Of a cycle, such as `targets: A, B`.
      var members: Set<Substring> { Set(subject.split { ":, ".contains($0) }) }
    }
    let findings: [Finding]
  }

  let shop: Shop

  init() throws {
    shop = try Shop([
      "Sources/Data/Store.swift": "import Domain\nimport Screens\n",
      "Sources/Screens/List.swift": "import Domain\n",
      "Sources/Screens/Old.swift": "import Data\n\nstruct Old {}\nstruct Older {}\nstruct Oldest {}\n",
    ])
    try shop.git("init", "--quiet")
    try commit()
  }

  func commit() throws {
    try shop.write(".cache\n", to: ".gitignore")
    try shop.git("add", "--all")
    try shop.git("commit", "--quiet", "--allow-empty", "--message", "Edit")
  }

  private func findings(_ options: String...) throws -> [Report.Finding] {
    let run = try shop.inward(["lint", "--format", "json"] + options)
    #expect(run.status < 2, "\(run)")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).findings
  }

  func rules() throws -> [String] {
    try findings("--since", "HEAD").map { "\($0.rule) \($0.path)" }
  }

  @Test func `what was there before is not reported, also if its file changes`() throws {
    #expect(try findings().count > 2)
    #expect(try rules() == [])
    try shop.write("// Later.\nimport Data\n", to: "Sources/Screens/Old.swift")
    #expect(try rules() == [])
  }

  @Test func `a cycle is reported where it is, and not where it was closed`() throws {
    try shop.write("import Domain\n", to: "Sources/Data/Store.swift")
    try commit()
    try shop.write("import Domain\nimport Screens\n", to: "Sources/Data/Store.swift")

    #expect(try rules().contains("cycle Sources/Data/Store.swift"))
    #expect(try !rules().contains("layer Sources/Screens/Old.swift"))
  }

  @Test func `a changed configuration, a manifest and a deleted file cause findings elsewhere`() throws {
    let rules = try shop.read("inward.yml")
    try shop.write(rules.replacing("mayImport: [Domain] }\n  Screens", with: "}\n  Screens"), to: "inward.yml")
    #expect(try self.rules() == ["layer Sources/Data/Store.swift"])
    try shop.write(rules, to: "inward.yml")
    let manifest = try shop.read("Package.swift")
    try shop.write(manifest.replacing("[\"Domain\"]", with: "[]"), to: "Package.swift")
    #expect(try self.rules() == ["undeclared Sources/Data/Store.swift"])
    try shop.write(manifest, to: "Package.swift")
    try FileManager.default.removeItem(atPath: shop.url.path + "/Sources/Screens/List.swift")
    #expect(try self.rules() == ["unused Package.swift"])
  }

  @Test func `a renamed file keeps its findings, and a second one of a kind is new`() throws {
    try shop.git("mv", "Sources/Screens/Old.swift", "Sources/Screens/New.swift")
    #expect(try rules() == [])
    // As in a hook of a git that was run with `--literal-pathspecs`.
    #expect(try shop.inward("lint", "--since", "HEAD", environment: ["GIT_LITERAL_PATHSPECS": "1"]).status == 0)
    try shop.write("import Data\n" + shop.read("Sources/Screens/New.swift"), to: "Sources/Screens/New.swift")
    #expect(try Set(rules()) == ["layer Sources/Screens/New.swift"])
  }

  @Test func `a file that is moved without git keeps its findings`() throws {
    let path = shop.url.path + "/Sources/Screens/"
    try FileManager.default.moveItem(atPath: path + "Old.swift", toPath: path + "New.swift")

    #expect(try rules() == [])
  }

  @Test func `a cycle that is reported at another import is not new`() throws {
    #expect(try findings("--only", "cycle").map(\.path) == ["Sources/Data/Store.swift"])
    try shop.write("import Screens\n", to: "Sources/Data/Before.swift")
    #expect(try findings("--only", "cycle").map(\.path) == ["Sources/Screens/Old.swift"])
    #expect(try findings("--since", "HEAD", "--only", "cycle") == [])
  }

  @Test func `links and a repository without commits change nothing`() throws {
    let path = shop.url.path
    try shop.write("import Data\n", to: "Shared/Linked.swift")
    try FileManager.default.createSymbolicLink(
      atPath: path + "/Sources/Screens/Shared",
      withDestinationPath: "../../Shared"
    )
    try FileManager.default.createDirectory(atPath: path + "/rules", withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: path + "/inward.yml", toPath: path + "/rules/shop.yml")
    try FileManager.default.createSymbolicLink(atPath: path + "/inward.yml", withDestinationPath: "rules/shop.yml")
    try commit()
    try shop.git("init", "--quiet", "scratch")
    #expect(try findings().contains { $0.path == "Sources/Screens/Shared/Linked.swift" })
    #expect(try rules() == [])
  }

  @Test func `what a branch does not have yet is no part of its change`() throws {
    let old = try shop.read("Sources/Screens/Old.swift")
    try shop.git("branch", "trunk")
    try shop.git("checkout", "--quiet", "trunk")
    try shop.write("struct Old {}\n", to: "Sources/Screens/Old.swift")
    try commit()
    try shop.git("checkout", "--quiet", "-")
    #expect(try shop.read("Sources/Screens/Old.swift") == old)

    #expect(try findings("--since", "trunk") == [])
  }

  @Test func `sources that git ignores count as unchanged`() throws {
    try shop.write("import Data\n", to: "Sources/Screens/Generated/Made.swift")
    try shop.write(".cache\nGenerated\n", to: ".gitignore")
    #expect(try rules() == [])
  }

  @Test func `module maps of then are read`() throws {
    let manifest = try shop.read("Package.swift")
    let target =
      ".systemLibrary(name: \"CZip\"), .target(name: \"App\", dependencies: [\"CZip\"]),\n    .target(name: \"Domain\"),"
    try shop.write(manifest.replacing(".target(name: \"Domain\"),", with: target), to: "Package.swift")
    try shop.write("module zip [system] {}\n", to: "Sources/CZip/module.modulemap")
    try shop.write("import Foundation\n", to: "Sources/App/App.swift")
    try commit()
    #expect(try rules() == [])
    try shop.write("import zip\n", to: "Sources/App/App.swift")
    try commit()
    try shop.write("import Foundation\n", to: "Sources/App/App.swift")

    #expect(try rules().contains("unused Package.swift"))
  }

  @Test func `packages know each other by the name of the folder`() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Demo", dependencies: [.package(path: "../..")],
        targets: [
          .target(name: "Demo", dependencies: [.product(name: "ShopLibrary", package: "\(shop.url.lastPathComponent)")])
        ]
      )

      """
    let root = try shop.read("Package.swift")
    let products = "name: \"Shop\", products: [.library(name: \"ShopLibrary\", targets: [\"Domain\"])],"
    try shop.write(root.replacing("name: \"Shop\",", with: products), to: "Package.swift")
    try shop.write(manifest, to: "Examples/Demo/Package.swift")
    try shop.write("import Domain\n", to: "Examples/Demo/Sources/Demo/Demo.swift")
    try commit()
    try shop.write(manifest.replacing(/\.product\(.*\"\)/, with: ""), to: "Examples/Demo/Package.swift")

    #expect(try rules().contains("undeclared Examples/Demo/Sources/Demo/Demo.swift"))
  }

  @Test func `a baseline and a commit together hide what either has`() throws {
    try shop.write("import Data\n\nimport Data\n", to: "Sources/Screens/Old.swift")
    #expect(try shop.inward("baseline").status == 0)
    try commit()
    try shop.write("import Data\n\nimport Data\n\nimport Data\n", to: "Sources/Screens/Old.swift")
    #expect(try Set(rules()) == ["layer Sources/Screens/Old.swift"])
    #expect(try rules().count == 1)
  }

  @Test func `without rules before, all findings are new, and a commit has to exist`() throws {
    try shop.git("rm", "--quiet", "--cached", "inward.yml")
    try shop.git("commit", "--quiet", "--message", "Forget")
    #expect(try findings("--since", "HEAD") == findings())
    let run = try shop.inward("lint", "--since", "nowhere")
    #expect(run == ProgramRun(status: 2, output: "", errors: "error: --since needs a commit; there is no nowhere.\n"))
  }

  @Test func `a commit that a shallow clone lacks is a sentence that says so`() throws {
    let shop = try Shop()
    for text in ["", "// More"] {
      try shop.write(text, to: "Sources/Domain/More.swift")
      if text.isEmpty { try shop.git("init", "--quiet") }
      try shop.git("add", ".")
      try shop.git("commit", "--quiet", "--message", "More")
    }
    try shop.git("clone", "--quiet", "--depth", "1", "file://\(shop.url.path)", "clone")

    let run = try shop.inward("lint", "clone", "--since", "HEAD~1")

    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: --since needs a commit; there is no HEAD~1 in this shallow clone; fetch it, or all with \
        `git fetch --unshallow`.

        """
    )
  }

  /// Compares with the difference of two whole runs, after random edits.
  @Test(arguments: 0..<12) func `it is the difference of two runs`(number: Int) throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix64(seed: seed)
    let files = ["Domain/Product", "Data/Store", "Screens/List", "Screens/Old", "Screens/New"]
    let edit = {
      for name in files where Bool.random(using: &random) {
        let imports = ["Domain", "Data", "Screens", "Foundation", "GRDB"].filter { _ in Bool.random(using: &random) }
        try self.shop.write(imports.map { "import \($0)\n" }.joined(), to: "Sources/\(name).swift")
      }
      let mayImport = Bool.random(using: &random) ? "Domain" : "Data"
      try self.shop.write(
        self.shop.read("inward.yml").replacing(
          /Screens\], mayImport: \[\w+\]/,
          with: "Screens], mayImport: [\(mayImport)]"
        ),
        to: "inward.yml"
      )
    }
    try edit()
    try commit()
    var before = Dictionary(try findings().map { ($0, 1) }, uniquingKeysWith: +)
    try edit()

    let cycles = before.keys.filter { $0.rule == "cycle" }
    let expected = try findings().filter { finding in
      // Of a cycle, any import may be reported, and a part may be left.
      if finding.rule == "cycle" { return !cycles.contains { $0.members.isSuperset(of: finding.members) } }
      guard let count = before[finding], count > 0 else { return true }
      before[finding] = count - 1
      return false
    }

    #expect(try Set(findings("--since", "HEAD")) == Set(expected), "seed \(seed)")
  }
}
