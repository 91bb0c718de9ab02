import ArgumentParser
import Foundation
import Model
import Reading

struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Derive an inward.yml from a repository as it is."
  )

  @Argument(help: "The repository's folder.", completion: .directory)
  var path = "."

  @Flag(help: "Allow exactly the imports that exist today, and nothing else.")
  var freeze = false

  @Flag(help: "Print the configuration, and write nothing.")
  var dryRun = false

  func run() async throws {
    let root = try Project.folder(path)
    let file = URL(filePath: root).appending(path: "inward.yml")
    if !dryRun, FileManager.default.fileExists(atPath: file.path) {
      throw Failure("inward.yml exists already; --dry-run prints what would be written.")
    }
    let repository = try await Project.read(root, depth: .declarations)
    guard repository.packages.contains(where: { !$0.targets.isEmpty }) else {
      throw Failure("the packages in \(root) have no targets yet, so there is nothing to put into layers.")
    }
    let text = ConfigurationWriter.yaml(for: repository, freeze: freeze)
    if dryRun { return print(text, terminator: "") }
    do {
      try Data(text.utf8).write(to: file, options: .withoutOverwriting)
    } catch {
      throw Failure("\(file.path) cannot be written: \(error.localizedDescription)")
    }
    print("inward.yml is written; `inward lint` holds the repository to it.")
  }
}
