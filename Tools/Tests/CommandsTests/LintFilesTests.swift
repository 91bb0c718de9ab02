import Foundation
import TestSupport
import Testing

/// `inward lint` on some files of a repository.
@Suite struct LintFilesTests {
  private let shop: Shop

  init() throws {
    shop = try Shop([
      "Sources/Domain/Price.swift": "import Screens // inward:ignore layer: the next release removes it\n",
      "Sources/Domain/Product.swift": "import Screens\n",
      "Sources/Screens/List.swift": "import Data\n",
      "Sources/Screens/Title.swift": "import Domain\n",
      "Notes.md": "",
    ])
  }

  private func lint(_ paths: String...) throws -> (status: Int32, lines: [String]) {
    let outcome = try shop.inward(["lint", "--only", "layer", "--format", "github"] + paths)
    #expect(outcome.errors == "")
    let files = outcome.output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /file=([^,]*)/).map { String($0.1) }
    }
    return (outcome.status, files)
  }

  @Test func `reports the findings in the given files and folders only`() throws {
    let list = "Sources/Screens/List.swift"
    let product = "Sources/Domain/Product.swift"

    #expect(try lint() == (1, [product, list]))
    #expect(try lint(".") == (1, [product, list]))
    #expect(try lint(list) == (1, [list]))
    #expect(try lint("./Sources/Domain/../Screens") == (1, [list]))
    #expect(try lint(shop.url.appending(path: product).path) == (1, [product]))
    #expect(try lint("Sources/Screens/Title.swift", "Notes.md", "Package.swift") == (0, []))
    #expect(try lint(list, product, "Sources/Screens") == (1, [product, list]))
  }

  @Test func `counts only what the given files have`() throws {
    #expect(try shop.inward("lint", "Sources/Screens/Title.swift").output == "no findings in 1 file, 1 package\n")
    #expect(try shop.inward("lint", "Notes.md").output == "no findings in 0 files, 0 packages\n")
    let price = try shop.inward("lint", "--only", "layer", "Sources/Domain/Price.swift").output
    #expect(price == "no findings in 1 file, 1 package; 1 ignored\n")
    _ = try shop.inward("baseline")
    try shop.write("import Domain\n", to: "Sources/Screens/List.swift")

    let known = try shop.inward("lint", "--only", "layer", "Sources/Domain/Product.swift")
    #expect(known.output == "no findings in 1 file, 1 package; 1 in the baseline\n")
    #expect(known.errors == "")
    #expect(try shop.inward("lint", "--only", "layer", "Sources/Screens").errors.contains("note: stale baseline entry"))
  }

  @Test func `says in which of the paths nothing is checked`() throws {
    try shop.write("", to: "Docs/Notes.txt")
    let title = "Sources/Screens/Title.swift"

    #expect(try shop.inward("lint", "Docs").errors == "note: nothing is checked in Docs\n")
    #expect(try shop.inward("lint", "Notes.md").errors == "note: nothing is checked in Notes.md\n")
    for _ in ["first", "from the cache"] {
      #expect(try shop.inward("lint", title, "Docs", "Notes.md").errors == "note: nothing is checked in Docs\n")
    }
  }

  @Test(arguments: [["--since", "HEAD"], ["--baseline", "Sources"], ["--output", "nowhere/report"]])
  func `--fix changes nothing if another argument is wrong`(_ arguments: [String]) throws {
    try shop.write("import Data\nimport Data\n", to: "Sources/Screens/List.swift")

    #expect(try shop.inward(["lint", "--fix"] + arguments).status != 0)
    #expect(
      try String(contentsOf: shop.url.appending(path: "Sources/Screens/List.swift"), encoding: .utf8)
        == "import Data\nimport Data\n"
    )
  }

  @Test func `a current folder that was deleted is an error`() throws {
    let inward = try BuiltProgram.url("inward").path
    let script = "mkdir gone && cd gone && rmdir ../gone && exec \(inward) lint"

    #expect(try shop.run("sh", "-c", script).errors == "error: The current folder does not exist.\n")
  }

  @Test func `takes the closest folder with an inward.yml as the repository, in every command`() throws {
    try shop.write("", to: "Sources/Screens/Parts/Badge.swift")
    let path = "Sources/Screens/Parts/Badge.swift"

    #expect(try shop.inward("graph", path).output == shop.inward("graph").output)
    #expect(try shop.inward("layers", path).output == shop.inward("layers").output)
    #expect(try shop.inward("why", "Screens", "Data", path).output == shop.inward("why", "Screens", "Data").output)
    #expect(try shop.inward("lint", path).output == "no findings in 1 file, 1 package\n")
  }

  @Test func `with --config, files are in the current folder`() throws {
    try FileManager.default.createDirectory(at: shop.url.appending(path: "ci"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: shop.url.appending(path: "inward.yml"),
      to: shop.url.appending(path: "ci/rules.yml")
    )

    #expect(try lint("Sources/Screens/List.swift", "--config", "ci/rules.yml") == (1, ["Sources/Screens/List.swift"]))
    #expect(try lint("--config", "ci/rules.yml").lines.count == 2)
  }

  @Test(arguments: [
    ([".", "Sources/Scr"], "Sources/Scr does not exist."),
    ([".", "nowhere.swift"], "nowhere.swift does not exist."),
    (["nowhere.swift"], "nowhere.swift does not exist."),
    ([".", "/etc"], "/etc is not in the repository "),
    (["/etc"], "cannot read inward.yml; `inward init` creates one for an existing repository."),
  ])
  func `a path that is not in the repository is an error`(_ paths: [String], _ error: String) throws {
    let outcome = try shop.inward(["lint"] + paths)

    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("error: \(error)"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ["lint", "--since", ""], ["lint", "--output", ""], ["lint", "--baseline", ""], ["lint", "--config", ""],
    ["baseline", "--baseline", ""], ["export", "xcconfig", "--output", ""], ["lint", ""], ["lint", ".", ""],
  ])
  func `an empty value of an option is an error`(_ arguments: [String]) throws {
    let run = try shop.inward(arguments)

    #expect(run.status == 2)
    #expect(run.output == "")
    let option = arguments.last { $0.hasPrefix("--") }.map { $0 + " " } ?? ""
    #expect(run.errors.hasPrefix("Error: The value '' is invalid for '\(option)<"), "\(run)")
    #expect(run.errors.contains(">': it must not be empty.\n"), "\(run)")
  }

  @Test func `finds files through links to the repository, and below links in it`() throws {
    let files = FileManager.default
    let link = shop.url.appending(path: "link")
    try files.createSymbolicLink(at: link, withDestinationURL: shop.url)
    try files.moveItem(at: shop.url.appending(path: "Sources/Screens"), to: shop.url.appending(path: "Elsewhere"))
    let folder = shop.url.appending(path: "Sources/Screens")
    try files.createSymbolicLink(at: folder, withDestinationURL: shop.url.appending(path: "Elsewhere"))

    #expect(try lint("link/Sources/Domain/Product.swift") == (1, ["Sources/Domain/Product.swift"]))
    #expect(try lint("Sources/Screens/List.swift") == (1, ["Sources/Screens/List.swift"]))
  }

  @Test func `a link to a folder or a file stands for it`() throws {
    let links = [
      "Screens": "Sources/Screens", "List.swift": "Sources/Screens/List.swift", "All": "Sources", "Twice": "All/Domain",
    ]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: shop.url.appending(path: link).path,
        withDestinationPath: target
      )
    }
    let (list, product) = ("Sources/Screens/List.swift", "Sources/Domain/Product.swift")

    #expect(try lint("Screens") == (1, [list]))
    #expect(try lint("List.swift") == (1, [list]))
    #expect(try lint("All/Screens/List.swift") == (1, [list]))
    #expect(try lint("Twice") == (1, [product]))
    #expect(try lint("Sources/Screens/Title.swift", "Twice") == (1, [product]))
  }

  @Test func `a link that leads out of the repository is an error, unless a target has its files`() throws {
    let elsewhere = try TemporaryFolder(["Kit/Badge.swift": "import Data\n"])
    let folder = elsewhere.path("Kit")
    let links = [("Outside", ""), ("Sources/Screens/Inside", ""), ("Outside.swift", "/Badge.swift")]
    for (link, file) in links {
      try FileManager.default.createSymbolicLink(
        atPath: shop.url.appending(path: link).path,
        withDestinationPath: folder + file
      )
    }

    #expect(try lint("Sources/Screens/Inside") == (1, ["Sources/Screens/Inside/Badge.swift"]))
    let real = URL(filePath: folder).resolvingSymlinksInPath().path
    for paths in [["Outside"], ["Sources/Domain", "Outside"], ["Outside.swift"], ["Sources/Domain", "Outside.swift"]] {
      let run = try shop.inward(["lint"] + paths)
      #expect(run.status == 2)
      #expect(run.output == "")
      let (name, file) = paths.last == "Outside" ? ("Outside", "") : ("Outside.swift", "/Badge.swift")
      #expect(run.errors == "error: \(name) leads to \(real)\(file), which is not in the repository.\n")
    }
  }

  @Test func `a version of Swift selects among manifests and in their conditions`() throws {
    let original = try Shop().read("Package.swift")
    let newer = original.replacing("name: \"Data\", dependencies: [\"Domain\"]", with: "name: \"Data\"")
    let shop = try Shop([
      "Package.swift": original.replacing("6.0", with: "5.9").replacing(
        "let package",
        with: "#if compiler(>=6.2)\nlet other = \"Screens\"\n#else\nlet other = \"Old\"\n#endif\nlet package"
      ).replacing("name: \"Screens\"", with: "name: other"),
      "Package@swift-6.3.swift": newer,
    ])
    func rules(_ options: String...) throws -> [String] {
      let run = try shop.inward(["lint", "--format", "xcode"] + options)
      let lines = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
      return lines.map { $0.split(separator: " ").last.map(String.init) ?? "" }
    }

    #expect(try rules() == ["(undeclared)"])
    #expect(try rules("--swift-version", "6.3") == ["(undeclared)"])
    #expect(try rules("--swift-version", "6.2") == [])
    #expect(try rules("--swift-version", "5.10").contains("(exhaustive)"))
    let wrong = try shop.inward("lint", "--swift-version", "new")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("`new` is not a version of Swift."), "\(wrong)")
  }

  @Test func `counts the sources that belong to no target`() throws {
    let shop = try Shop(["Scripts/main.swift": "print(1)\n", "App/App.swift": "import Data\n"])

    #expect(
      try shop.inward("lint").output.hasSuffix("no findings in 3 files, 1 package; 2 Swift files in no target\n")
    )
  }
}
