import ArgumentParser

struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Generate a feature, a product or the layers' packages from the repository's own code.",
    subcommands: [NewFeatureCommand.self, NewProductCommand.self, NewPackageLayoutCommand.self]
  )
}
