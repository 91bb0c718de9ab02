import Foundation
import TestSupport
import Testing

@Suite struct LintCommandTests {
  @Test func `exits with 0 if every rule is kept`() throws {
    let outcome = try Shop().inward("lint")

    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output == "no findings in 3 files, 1 package\n")
    let verbose = try Shop().inward("lint", "--verbose").output
    #expect(verbose.hasPrefix("✓ manifest ") && verbose.hasSuffix("\n\nno findings in 3 files, 1 package\n"))
  }

  @Test func `exits with 1 and shows the line of a violation`() throws {
    let shop = try Shop(["Sources/Screens/List.swift": "import Domain\nimport Data\n"])

    let outcome = try shop.inward("lint", "--only", "layer")

    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        ✗ layer  a module imports only layers that its own layer may import  1 finding

        Sources/Screens/List.swift:2:8: Screens must not import Data [layer]
          2 | import Data
            |        ^~~~
          why: Dependencies point inward. A single import in the other direction ties business rules to a database or a \
        screen, and every test of them then needs both.
          fix: Screens may import Domain: declare a protocol there, or move the code.
          inward.yml:5:3: the layer Screens is declared here
            5 |   Screens: { targets: [Screens], mayImport: [Domain] }
              |   ^

        1 finding in 3 files, 1 package

        """
    )
  }

  @Test func `marks the whole name of an extended type`() throws {
    let list = "@Observable final class List { class Row {} }\nextension List.Row: ObservableObject {}\n"
    let shop = try Shop(["Sources/Screens/List.swift": list])

    #expect(try shop.inward("lint").output.contains("    |           ^~~~~~~~\n"))
  }

  @Test func `exits with 2 and all problems of an invalid configuration`() throws {
    let shop = try Shop(["inward.yml": "version: 1\nlayrs: {}\nmocks: 7\n"])

    let outcome = try shop.inward("lint")

    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("inward.yml:2:1: "))
    #expect(outcome.errors.contains("did you mean `layers`?"))
    #expect(outcome.errors.contains("inward.yml:3:8: "))
  }

  @Test(arguments: [
    (["lint", "nowhere"], "error: nowhere does not exist.\n"),
    (["lint", "--since", "nowhere"], "error: --since needs a git repository; "),
    (["lint", "--since=--output=x"], "error: --since needs a commit; --output=x is not one.\n"),
    (["lint", "/"], "error: cannot read inward.yml; "),
    (["lint", "--config", "nowhere.yml"], "error: cannot read nowhere.yml.\n"),
    (["lint", "--baseline", "nowhere.json"], "error: cannot read the baseline "),
    (["lint", "--only", "lair"], "Error: There is no rule 'lair'. The rules are "),
    (["lint", "--only", "layers"], "Error: There is no rule 'layers'; did you mean `layer`? The rules are "),
    (["explain", "cicle"], "Error: There is no rule 'cicle'; did you mean `cycle`? The rules are "),
    (["explain", "--pages", ""], "Error: --pages needs a folder.\n"),
    (["explain", "--pages", "/dev/null/x"], "error: cannot create the folder /dev/null/x: not a directory.\n"),
    (["lint", "--output", "nowhere/x"], "error: nowhere/x cannot be written: its folder does not exist.\n"),
    (["verify", "--package", "Packages"], "error: no package is named Packages; there is only `.`.\n"),
    (["lint", "--colour"], "Error: Unknown option '--colour'"),
    (["lint", "--format", "pdf"], "Error: The value 'pdf' is invalid for '--format <format>'."),
  ])
  func `exits with 2 and one sentence on failure`(_ arguments: [String], _ error: String) throws {
    let shop = try Shop()

    let outcome = try shop.inward(arguments)

    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix(error))
  }

  @Test func `a rule can warn, or be off, for all layers or for one`() throws {
    let shop = try Shop([
      "Sources/Screens/List.swift": "import Data\n", "Sources/Domain/Product.swift": "import Screens\n",
    ])
    let rules = try shop.read("inward.yml")
    try shop.write(rules + "rules: { \"*\": off, unused: warning, layer: error }\n", to: "inward.yml")
    #expect(try shop.inward("lint").status == 1)
    #expect(try shop.inward("lint", "--only", "unused").status == 0)

    try shop.write(
      rules.replacing("Screens: {", with: "Screens: { rules: { layer: warning },")
        + "rules: { \"*\": off, layer: on }\n",
      to: "inward.yml"
    )
    let run = try shop.inward("lint")
    #expect(run.status == 1)
    #expect(run.output.contains("\nSources/Screens/List.swift:1:8: warning: Screens must not import Data [layer]\n"))
    #expect(run.output.contains("\nSources/Domain/Product.swift:1:8: Domain must not import Screens [layer]\n"))
    #expect(run.output.hasSuffix("2 findings in 3 files, 1 package; 1 of them a warning\n"))

    try shop.write("", to: "Sources/Domain/Product.swift")
    let formats = ["text", "json", "sarif", "github", "junit", "xcode"].map { format in
      Result { try shop.inward("lint", "--format", format) }
    }
    let words = [
      "! layer ", #""severity": "warning""#, #""level": "warning""#, "::warning file=", "<system-out>",
      ": warning: Screens",
    ]
    for (format, word) in zip(formats, words) {
      let run = try format.get()
      #expect(run.status == 0 && run.output.contains(word), "\(run)")
    }
  }

  @Test func `the level of a layer holds for what its targets declare`() throws {
    let shop = try Shop([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "Shop", targets: [.target(name: "Screens"), .target(name: "Domain")])
      let common: [Target.Dependency] = ["Screens"]
      package.targets.append(.target(name: "Data", dependencies: ["Domain"] + common))
      """,
      "Sources/Screens/List.swift": "",
    ])
    let rules = try shop.read("inward.yml").replacing("Screens], mayImport: [Domain] }", with: "Screens] }")
    let lint = { (layer: String) in
      try shop.write(
        rules.replacing("targets: [\(layer)]", with: "targets: [\(layer)], rules: { unused: off }"),
        to: "inward.yml"
      )
      return try shop.inward("lint", "--only", "unused").status
    }

    #expect(try lint("Domain") == 1)
    #expect(try lint("Data") == 0)
  }

  #if os(Linux)
    @Test(arguments: ["lint", "graph", "graph --format html", "schema", "--help"])
    func `exits with 2 if the output is lost`(arguments: String) throws {
      let inward = try BuiltProgram.url("inward").path

      let outcome = try Shop().run("sh", "-c", "\(inward) \(arguments) >/dev/full")

      #expect(outcome == ProgramRun(status: 2, output: "", errors: "error: the output cannot be written.\n"))
    }
  #endif

  @Test func `reads what git ignores only if asked`() throws {
    let shop = try Shop([".gitignore": "Made.swift\n", "Sources/Screens/Made.swift": "import Data\n"])
    try shop.git("init", "--quiet")

    let outcome = try shop.inward("lint")
    let whole = try shop.inward("lint", "--no-ignore", "--only", "layer")

    #expect(outcome.output == "no findings in 3 files, 1 package\n")
    #expect(whole.output.contains("Sources/Screens/Made.swift:1:8: Screens must not import Data"))
    try shop.git("add", "--force", "Sources/Screens/Made.swift")
    #expect(try shop.inward("lint", "--only", "layer").status == 1)
  }

  @Test(arguments: ["json", "sarif", "github", "junit", "xcode"])
  func `exits with 1 in every format`(_ format: String) throws {
    let shop = try Shop(["Sources/Screens/List.swift": "import Domain\nimport Data\n"])

    let outcome = try shop.inward("lint", "--format", format)

    #expect(outcome.status == 1)
    #expect(outcome.output.contains("List.swift"))
  }

  @Test func `reports only findings in changed files`() throws {
    let shop = try Shop(["Sources/Screens/Old.swift": "import Data\n"])
    try shop.git("init", "--quiet")
    try shop.git("add", ".")
    try shop.git("commit", "--quiet", "--message", "Open")
    try shop.write("import Data\n", to: "Sources/Screens/New.swift")
    try shop.write("import Domain\nimport Screens\n", to: "Sources/Data/Store.swift")

    let outcome = try shop.inward("lint", "--since", "HEAD", "--only", "layer", "--format", "xcode")

    let files = outcome.output.split(separator: "\n").filter { $0.contains(" error: ") }.compactMap {
      $0.split(separator: ":").first?.split(separator: "/").last
    }
    #expect(files == ["Store.swift", "New.swift"])
    #expect(outcome.status == 1)
  }

  @Test func `runs no manifest unless it is allowed`() throws {
    let text = """
      // swift-tools-version: 6.0
      import Foundation
      import PackageDescription

      FileManager.default.createFile(atPath: "\\(Context.packageDirectory)/ran.txt", contents: nil)
      let package = Package(name: "Shop", targets: [.target(name: "Domain"), .target(name: "Data"), .target(name: "Screens")])

      """
    let shop = try Shop(["Package.swift": text])

    let run = try shop.inward("lint", "--only", "manifest")
    #expect(run.status == 1)
    #expect(
      run.output.contains("Package.swift:5:1: the manifest cannot be read: unsupported syntax on line 5"),
      "\(run)"
    )
    #expect(!shop.exists("ran.txt"))

    let allowed = try shop.inward("lint", "--only", "manifest", "--allow-manifest-execution")
    #expect(allowed.status == 0, "\(allowed)")
    #expect(allowed.errors.contains("note: Package.swift: read by SwiftPM"))
    #expect(!shop.exists(".build"))
  }
}
