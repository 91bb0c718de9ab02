import ArgumentParser

struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Generate a feature or a product from the repository's own code.",
    subcommands: [NewFeatureCommand.self, NewProductCommand.self]
  )
}
