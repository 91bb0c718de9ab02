import ArgumentParser

@main
struct StorefrontCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "storefront", abstract: "Browse the shop.")
}
