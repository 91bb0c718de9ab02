import ArgumentParser
import Presentation

@main
struct StorefrontCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "storefront",
    abstract: "Browse Storefront.",
    discussion: """
      Without a command, storefront browses interactively on a terminal, and prints the first page of \
      \(Route.home.feature) into a pipe.

      Exit status: 0, or 1 for an error that you can act on (not found, offline, a refusal), or 64 for a wrong \
      command line.
      """,
    subcommands: commands,
    defaultSubcommand: StartCommand.self
  )

  private static var commands: [any ParsableCommand.Type] {
    let shared: [any ParsableCommand.Type] = [
      SyncCommand.self,
      AccountCommand.self,
      OpenCommand.self,
      BrowseCommand.self,
      StartCommand.self,
    ]
    let all = Features.all.flatMap { commands(of: $0) } + shared
    #if DEBUG
      let debug: [any ParsableCommand.Type] = [
        AddSamplesCommand.self,
        GalleryCommand.self,
      ]
      return all + debug
    #else
      return all
    #endif
  }

  private static func commands<F: Feature>(of feature: F.Type) -> [any ParsableCommand.Type] {
    if feature is FavouriteFeature.Type { return [ListCommand<F>.self, FavouriteCommand.self] }
    if let feature = feature as? any EditableFeature.Type { return editingCommands(of: feature) }
    return [ListCommand<F>.self, DetailCommand<F>.self]
  }

  private static func editingCommands<F: EditableFeature>(of feature: F.Type) -> [any ParsableCommand.Type] {
    [ListCommand<F>.self, EditableItemCommand<F>.self]
  }

  static func main() async {
    var failure: (any Error)?
    do {
      let arguments = CommandLine.arguments.dropFirst()
        .movingStyleBehindCommand()
        .map(\.self)
      try UnknownCommand.check(arguments, among: configuration.subcommands)
      var command = try parseAsRoot(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      failure = error
    }
    await GlobalOptions.flushSignals()
    if failure is StandardOutput.Failure {
      let texts = TerminalTexts(Localization(language: Environment.language))
      Terminal.current(usesColor: false).printError(texts.outputFailed)
      exit(withError: ExitCode.failure)
    }
    if let failure { UsageFailure.exit(with: failure) }
  }
}
