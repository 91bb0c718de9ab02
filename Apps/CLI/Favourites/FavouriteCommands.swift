import ArgumentParser
import Presentation

/// Makes items favourites, or no longer: `storefront favourite add 13`.
struct FavouriteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: FavouriteFeature.itemName,
    abstract: "Show, add or remove one \(FavouriteFeature.itemName).",
    subcommands: [
      ShowItemCommand<FavouriteFeature>.self, AddFavouriteCommand.self, RemoveFavouriteCommand.self,
    ],
    defaultSubcommand: ShowItemCommand<FavouriteFeature>.self
  )
}

struct AddFavouriteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "add", abstract: "Make items favourites.")

  @Argument(help: "The identifiers, as lists show them.")
  var ids: [String]

  @OptionGroup var options: GlobalOptions

  func run() async throws { try await Session(options).mark(ids, .add) }
}

struct RemoveFavouriteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "remove", abstract: "Take items off the favourites.")

  @Argument(help: "The identifiers, as lists show them.")
  var ids: [String]

  @OptionGroup var options: GlobalOptions

  func run() async throws { try await Session(options).mark(ids, .remove) }
}
