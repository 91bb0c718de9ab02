import ArgumentParser
import Generating

struct RemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove a generated feature or an optional part.",
    subcommands: [RemoveFeatureCommand.self, RemovePartCommand.self]
  )
}

struct RemoveFeatureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feature",
    abstract: "Undo `new feature` exactly."
  )

  @Argument(help: "The feature's name.")
  var name: String

  @Flag(help: "Also remove files that were edited since.")
  var force = false

  @OptionGroup var plan: PlanOptions

  func run() async throws {
    try plan.apply { files throws(Problems) in
      (try FeatureRemover(name, in: files).plan(force: force), "Removed \(name).")
    }
  }
}
