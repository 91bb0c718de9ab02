import ArgumentParser
import Foundation
import Repositories

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Build every package alone, to check its declared dependencies with the compiler.",
    discussion: """
      Each package gets its own scratch folder, so that it cannot import modules that another package's build left \
      there. Takes one build per package.
      """
  )

  /// A target may compile because SwiftPM built an undeclared sibling first. With this option SwiftPM detects that
  /// afterwards, but reports it only by its exit status.
  private static let checkingSiblings = ["--explicit-target-dependency-import-check", "error"]

  @Argument(help: "The repository's folder.", completion: .directory)
  var path = "."

  @Option(help: ArgumentHelp("Build only this package; may be repeated.", valueName: "folder"))
  var package: [String] = []

  func run() async throws {
    let root = try Project.folder(path)
    let all = FileTree(root: root).packages
    for name in package where !all.contains(name) {
      throw Failure(unknown: "package", name, among: all)
    }
    let packages = package.isEmpty ? all : package
    guard !packages.isEmpty else { throw Failure("there is no package in \(root).") }
    var failed: [String] = []
    for folder in packages {
      let name = folder.isEmpty ? "." : folder
      StandardError.print("building \(name)")
      let scratch = FileManager.default.temporaryDirectory.appending(path: "inward-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: scratch) }
      let outcome = try Subprocess.run(
        "swift",
        ["build", "--package-path", name, "--scratch-path", scratch.path] + Self.checkingSiblings,
        in: root
      )
      if outcome.status == 0 {
        print("✓ \(name)")
      } else {
        print("✗ \(name)")
        let errors = (outcome.output + outcome.errors).split(whereSeparator: \.isNewline).filter {
          $0.contains("error:")
        }
        for line in Set(errors).sorted() { print("  \(line)") }
        if errors.isEmpty { print("  a target imports an undeclared sibling; `inward lint` names it") }
        failed.append(name)
      }
    }
    if !failed.isEmpty { throw Failure.findings }
  }
}
