import Foundation
import TestSupport
import Testing

/// `new package-layout` in a repository that was not made from the template.
@Suite struct PackageLayoutCommandTests {
  private let template: Shop
  /// The repository, with targets of its own.
  private let shop: Shop

  init() throws {
    template = try Shop.template()
    let layout = ".inward/package-layout"
    try template.write(Self.manifest("Core"), to: "\(layout)/Packages/Core/Package.swift")
    try template.write("public struct Note {}\n", to: "\(layout)/Packages/Core/Sources/Core/Note.swift")
    try template.write("version: 1\n\nlayers:\n  Core:\n    targets: [Core]\n", to: "\(layout)/inward.yml")
    try template.writeToolScript()
    try template.commit("Add a layout")
    shop = try Shop(["inward.yml": nil])
  }

  private static func manifest(_ target: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(name: "\(target)", targets: [.target(name: "\(target)")])

    """
  }

  private func add(_ options: String...) throws -> ProgramRun {
    try add(options)
  }

  private func add(_ options: [String]) throws -> ProgramRun {
    try shop.inward(["new", "package-layout", ".", "--template", template.url.path] + options)
  }

  @Test func `adds files that the linter accepts, and changes none`() throws {
    let before = try shop.contents(of: ".")

    let dryRun = try add("--dry-run")
    #expect(try shop.contents(of: ".") == before)
    let run = try add()

    #expect(run.status == 0, "\(run)")
    #expect(dryRun.output.hasSuffix("create  inward.yml\nNothing was changed.\n"), "\(dryRun)")
    let after = try shop.contents(of: ".")
    #expect(after.merging(before) { $1 } == after)
    let files = after.filter { !$0.value.contains("Directory") && !$0.key.hasPrefix(".cache") }.keys
    #expect(
      Set(files).subtracting(before.keys) == [
        "Packages/Core/Package.swift", "Packages/Core/Sources/Core/Note.swift", "Tools/inward", "Tools/inward.version",
        "inward.yml",
      ]
    )
    let lint = try shop.inward("lint")
    #expect(lint.status == 0, "\(lint)")
    try shop.write("import Data\n", to: "Packages/Core/Sources/Core/Note.swift")
    #expect(try shop.inward("lint", "--only", "layer").status == 1)
  }

  @Test func `what the rules find in the repository's own code is known at once`() throws {
    try shop.write("struct List {}\n", to: "Sources/Screens/List.swift")

    let run = try add()

    #expect(run.errors == "note: inward-baseline.json has what the rules find in your own code: 1.\n", "\(run)")
    #expect(try shop.inward("lint").status == 0)
  }

  @Test func `a repository without packages gets them as well`() throws {
    for path in ["Package.swift", "Sources"] { try FileManager.default.removeItem(atPath: shop.url.path + "/" + path) }
    try shop.write("import SwiftUI\n", to: "App/App.swift")

    let run = try add()

    #expect(run.status == 0, "\(run)")
    #expect(try shop.inward("lint").output == "no findings in 1 file, 1 package; 1 Swift file in no target\n")
  }

  @Test func `its script runs the template's version`() throws {
    _ = try add()
    let commit = try template.run("git", "rev-parse", "HEAD").output

    #expect(try shop.read("Tools/inward.version").contains("\ncommit=\(commit)"))
    #expect(FileManager.default.isExecutableFile(atPath: shop.url.path + "/Tools/inward"))
  }

  @Test func `its script is renewed alone`() throws {
    _ = try add()
    try shop.write("ours\n", to: "Packages/Core/Sources/Core/Note.swift")
    let before = try shop.contents(of: ".")
    #expect(try add("--only-tool").output == "Tools/inward is up to date.\n")
    try template.write("struct Finish {}\n", to: "Measures/Finish.swift")
    try template.commit("Go on")

    let run = try add("--only-tool")

    #expect(run.output == "edit    Tools/inward.version\nTools/inward has this version now.\n", "\(run)")
    let commit = try template.run("git", "rev-parse", "HEAD").output
    #expect(try shop.read("Tools/inward.version").contains("\ncommit=\(commit)"))
    let path = "Tools/inward.version"
    #expect(try shop.contents(of: ".").filter { $0.key != path } == before.filter { $0.key != path })
  }

  @Test func `rules that exist are kept, and those of the layers printed`() throws {
    let rules = "version: 1\nlayers:\n  All: { targets: [Data, Domain, Screens] }\n"
    try shop.write(rules, to: "inward.yml")

    let run = try add()

    #expect(run.status == 0, "\(run)")
    #expect(try shop.read("inward.yml") == rules)
    #expect(run.errors.hasSuffix("add these rules to it:\n\nversion: 1\n\nlayers:\n  Core:\n    targets: [Core]\n\n"))
  }

  @Test(arguments: [[], ["--dry-run"]])
  func `names that are taken are refused, and nothing is written`(options: [String]) throws {
    try shop.write(Self.manifest("Core"), to: "Sources/Other/Package.swift")
    try shop.write("struct Other {}\n", to: "Sources/Other/Sources/Core/Other.swift")
    try shop.write("ours\n", to: "Packages/Core/README.md")
    let before = try shop.contents(of: ".")

    let run = try add(options)

    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: Packages/Core already exists.
        error: there is a target `Core` in Sources/Other/Package.swift.

        """
    )
    #expect(try shop.contents(of: ".") == before)
  }

  @Test(arguments: [[], ["--dry-run"]])
  func `a file in the way is refused, and nothing is written`(options: [String]) throws {
    try shop.write("ours\n", to: "Tools/inward")
    let before = try shop.contents(of: ".")

    let run = try add(options)

    #expect(run == ProgramRun(status: 2, output: "", errors: "error: Tools/inward already exists.\n"))
    #expect(try shop.contents(of: ".") == before)
  }

  @Test func `a template without a layout says so`() throws {
    try template.git("rm", "-r", "--quiet", ".inward/package-layout")

    let run = try add()

    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix("error: the template has no package layout; "), "\(run)")
  }
}
