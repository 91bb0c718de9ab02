import Foundation
import TestSupport
import Testing

/// Files that the earlier state has, though they are not read.
extension ChangedFilesTests {
  @Test(arguments: [["Sources/C"], ["Sources/C/c.c", "Sources/C/include/c.h"]])
  func `a target whose files in other languages are deleted is new`(deleted: [String]) throws {
    let manifest = try shop.read("Package.swift")
    try shop.write(manifest.replacing("targets: [", with: "targets: [\n    .target(name: \"C\"),"), to: "Package.swift")
    try shop.write("", to: "Sources/C/c.c")
    try shop.write("", to: "Sources/C/include/c.h")
    try commit()
    #expect(try rules() == [])

    for path in deleted { try shop.delete(path) }

    #expect(try rules() == ["manifest Package.swift"])
  }

  @Test(arguments: [true, false])
  func `a declared file that git ignores was not missing before`(isPart: Bool) throws {
    if isPart { try shop.write("version: 1\nlayers: { Kit: { targets: [Kit] } }\n", to: "Kit/inward.yml") }
    let target = #".target(name: "Kit", path: "Kit", sources: ["A.swift", "B.swift", "Made.swift"])"#
    try shop.write(
      FixManifestTests.manifest("let package = Package(name: \"Kit\", targets: [\(target)])"),
      to: "Kit/Package.swift"
    )
    for name in ["A", "B"] { try shop.write("struct \(name) {}\n", to: "Kit/Kit/\(name).swift") }
    try shop.write("Made.swift\n", to: "Kit/.gitignore")
    try commit()
    #expect(try rules() == [])

    try shop.delete("Kit/Kit/B.swift")

    #expect(try rules() == ["manifest Kit/Package.swift"])
  }

  @Test func `files that are moved and edited keep their findings, however few git would compare`() throws {
    try shop.git("config", "diff.renameLimit", "1")
    let names = ["One", "Two", "Three"]
    let text = { (name: String) in "import Data\n" + String(repeating: "let \(name) = 1\n", count: 20) }
    for name in names { try shop.write(text(name), to: "Sources/Screens/\(name).swift") }
    try commit()

    for name in names {
      try shop.delete("Sources/Screens/\(name).swift")
      try shop.write(text(name) + "// More\n", to: "Sources/Screens/Moved/\(name)Moved.swift")
    }

    #expect(try rules() == [])
  }

  @Test func `a link out of the folder that is linted leads to the files of then`() throws {
    try shop.write(
      FixManifestTests.manifest(#"let package = Package(name: "App", targets: [.target(name: "App")])"#),
      to: "App/Package.swift"
    )
    try shop.write("version: 1\nlayers: { App: { targets: [App] } }\n", to: "App/inward.yml")
    try shop.write("struct App {}\n", to: "App/Sources/App/App.swift")
    try shop.write("import Foundation\n", to: "Shared/Shared.swift")
    try FileManager.default.createSymbolicLink(
      atPath: shop.url.path + "/App/Sources/App/Shared",
      withDestinationPath: "../../../Shared"
    )
    try commit()

    #expect(try shop.inward("lint", "App").status == 1)
    #expect(try shop.inward("lint", "App", "--since", "HEAD").status == 0)
  }
  @Test func `of two findings of a kind, the one that is new is reported`() throws {
    let branch = { (system: String) in "#if os(\(system))\nimport Data\n#endif\n" }
    try shop.write(branch("iOS"), to: "Sources/Screens/Old.swift")
    try commit()
    try shop.write(branch("macOS") + branch("iOS"), to: "Sources/Screens/Old.swift")

    let run = try shop.inward("lint", "--since", "HEAD", "--only", "layer", "--format", "xcode")
    #expect(run.output.contains("Old.swift:2:8: error") && run.output.contains("under os(macOS)"), "\(run.output)")
  }

  @Test func `a configuration around the folder that is linted is that of then`() throws {
    try shop.write(
      FixManifestTests.manifest(#"let package = Package(name: "App", targets: [.target(name: "App")])"#),
      to: "App/Package.swift"
    )
    try shop.write("import Foundation\n", to: "App/Sources/App/App.swift")
    try shop.write("version: 1\nlayers: { App: { targets: [App], external: [Foundation] } }\n", to: "strict.yml")
    try commit()
    try shop.write("version: 1\nlayers: { App: { targets: [App] } }\n", to: "strict.yml")

    let lint = ["lint", "App", "--config", "strict.yml", "--format", "xcode"]
    #expect(try shop.inward(lint).output.contains("(external)"))
    #expect(try shop.inward(lint + ["--since", "HEAD"]).output.contains("(external)"))

    try shop.write("version: 1\nlayers: { App: { targets: [App] } }\n", to: "later.yml")
    #expect(try shop.inward("lint", "App", "--config", "later.yml", "--since", "HEAD").status == 0)
  }

  @Test func `a folder that the commit does not have is named`() throws {
    let new = shop.url.appending(path: "New").path
    try FileManager.default.createDirectory(atPath: new, withIntermediateDirectories: true)
    for name in ["Sources", "inward.yml", "Package.swift"] { try shop.git("mv", name, "New") }

    let run = try shop.inward("lint", "New", "--since", "HEAD")

    #expect(run.errors.contains("cannot be read at HEAD: the commit has no folder New"), "\(run)")
  }

  @Test func `a new repository without commits hides no renames`() throws {
    try shop.git("mv", "Sources/Screens/Old.swift", "Sources/Screens/New.swift")
    try commit()
    try shop.git("init", "--quiet", "Sources/Apart")

    #expect(try shop.inward("lint", "--since", "HEAD~1").status == 0)
  }

  @Test func `a shallow clone that lacks the common commit says so`() throws {
    try shop.git("branch", "trunk")
    for (branch, name) in [("trunk", "More"), ("-", "Other")] {
      try shop.git("checkout", "--quiet", branch)
      try shop.write("struct \(name) {}\n", to: "Sources/Domain/\(name).swift")
      try commit()
    }
    try shop.git("clone", "--quiet", "--depth", "1", "--no-single-branch", "file://\(shop.url.path)", "clone")

    let run = try shop.inward("lint", "clone", "--since", "origin/trunk")
    #expect(
      run.errors == """
        note: this shallow clone lacks the last commit in common with origin/trunk, so what that has since is compared, \
        too.

        """
    )
  }
}
