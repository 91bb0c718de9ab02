import ArgumentParser
import Foundation
import Model
import Reading
import Repositories

struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create an inward.yml for an existing repository.",
    discussion: """
      Many targets become a few layers, by their names and imports; --freeze gives each its own. What the rules find is \
      recorded in \(Baseline.fileName), so that `inward lint` reports only what comes after.
      """
  )

  @Argument(help: "The repository's folder.", completion: .directory)
  var path = "."

  @Flag(help: "Allow only the imports that exist today, with a layer for each target.")
  var freeze = false

  @Flag(name: .customLong("no-baseline"), help: "Record no findings.")
  var hasNoBaseline = false

  @Flag(help: "Print the configuration without writing it.")
  var dryRun = false

  @OptionGroup var reading: ReadingOptions

  func run() async throws {
    let root = try Project.folder(path)
    let file = URL(filePath: root).appending(path: "inward.yml")
    if !dryRun, FileManager.default.fileExists(atPath: file.path) {
      throw Failure("inward.yml already exists; --dry-run prints what would be written.")
    }
    let repository = try await Project.read(root, depth: .imports, reading)
    guard repository.packages.contains(where: { !$0.targets.isEmpty }) else {
      let isUnread = repository.unreadManifests.contains { !$0.isProject }
      let advice = isUnread ? " --allow-manifest-execution lets SwiftPM run manifests that cannot be read." : ""
      throw Failure("the packages in \(root) have no targets to put into layers.\(advice)")
    }
    let text = ConfigurationWriter.yaml(for: repository, freeze: freeze)
    if dryRun { return print(text, terminator: "") }
    do {
      try Data(text.utf8).write(to: file, options: .withoutOverwriting)
    } catch {
      throw Failure("cannot write \(file.path): \(error.reason).")
    }
    let known = hasNoBaseline ? 0 : try await BaselineFile.record(in: root, reading)
    switch known {
    case nil:
      print("Created inward.yml; \(Baseline.fileName) was there already, and `inward baseline` renews it.")
    case 0?:
      print("Created inward.yml; run `inward lint` to check the repository.")
    case let count?:
      print(
        """
        Created inward.yml, and \(Baseline.fileName) with \(count) known \(count == 1 ? "finding" : "findings"). `inward lint` \
        reports only new ones; `inward lint --no-baseline` lists all.
        """
      )
    }
  }
}
