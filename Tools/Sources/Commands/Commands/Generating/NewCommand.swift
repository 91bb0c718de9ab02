import ArgumentParser

struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a feature or a product out of the repository's own code.",
    subcommands: [NewFeatureCommand.self, NewProductCommand.self]
  )
}
