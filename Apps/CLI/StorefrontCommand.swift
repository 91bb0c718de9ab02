import ArgumentParser
import Presentation

@main
struct StorefrontCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "storefront",
    abstract: "Browse Storefront, a shop.",
    discussion: """
      Without a command, storefront browses interactively on a terminal, and prints the first page of products into a \
      pipe.

      Exit status: 0, or 1 for what you can act on (not found, offline, a refusal), or 64 for a wrong command line.
      """,
    subcommands: commands,
    defaultSubcommand: StartCommand.self
  )

  private static var commands: [any ParsableCommand.Type] {
    let commands: [any ParsableCommand.Type] = [
      ProductsCommand.self,
      ProductCommand.self,
      ArticlesCommand.self,
      ArticleCommand.self,
      PickupPointsCommand.self,
      PickupPointCommand.self,
      OpenCommand.self,
      BrowseCommand.self,
      StartCommand.self,
      StylesCommand.self,  // Comparison
    ]
    #if DEBUG
      return commands + [GalleryCommand.self]
    #else
      return commands
    #endif
  }

  static func main() async {
    do {
      var command = try parseAsRoot(
        CommandLine.arguments.dropFirst()
          .movingStyleBehindCommand()  // Styles
          .map(\.self)
      )
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch is StandardOutput.Failure {
      let texts = TerminalTexts(Localization(language: Environment.language))
      Terminal.current(usesColor: false).printError(texts.outputFailed)
      exit(withError: ExitCode.failure)
    } catch {
      UsageFailure.exit(with: error)
    }
  }
}
