import ArgumentParser
import Foundation
import Reading

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Build every package alone, so that the compiler proves what the manifests declare.",
    discussion: """
      Each package is built with a scratch folder of its own, which is the only way to be sure that no undeclared \
      module lies about. Takes a build's time for each package.
      """
  )

  /// Within a package, a target may be built after one that it imports and never declared, and then it compiles. SwiftPM
  /// sees that afterwards, says no more than its exit status, and has to be asked to.
  private static let checkingSiblings = ["--explicit-target-dependency-import-check", "error"]

  @Argument(help: "The repository's folder.", completion: .directory)
  var path = "."

  @Option(help: ArgumentHelp("Build only this package; may be repeated.", valueName: "folder"))
  var package: [String] = []

  func run() async throws {
    let root = try Project.folder(path)
    let packages = FileTree(root: root).packages.filter { package.isEmpty || package.contains($0) }
    guard !packages.isEmpty else { throw Failure("there is no such package in \(root).") }
    var failed: [String] = []
    for folder in packages {
      let name = folder.isEmpty ? "." : folder
      StandardError.print("building \(name) alone")
      let scratch = FileManager.default.temporaryDirectory.appending(path: "inward-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: scratch) }
      let outcome = try Subprocess.run(
        ["swift", "build", "--package-path", name, "--scratch-path", scratch.path] + Self.checkingSiblings,
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
        if errors.isEmpty { print("  a target imports another one that it does not declare; `inward lint` names it") }
        failed.append(name)
      }
    }
    if !failed.isEmpty { throw Failure.findings }
  }
}
