import ArgumentParser
import Generating

struct RemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Take out what was generated, or what a product can do without.",
    subcommands: [RemoveFeatureCommand.self, RemovePartCommand.self]
  )
}

struct RemoveFeatureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feature",
    abstract: "Undo `new feature`, exactly."
  )

  @Argument(help: "The feature's name.")
  var name: String

  @Flag(help: "Also remove files that were edited since.")
  var force = false

  @OptionGroup var plan: PlanOptions

  func run() async throws {
    try plan.carryOut { files throws(Problems) in
      (try FeatureRemover(name, in: files).plan(force: force), "\(name) is gone.")
    }
  }
}
