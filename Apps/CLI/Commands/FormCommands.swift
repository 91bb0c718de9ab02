import ArgumentParser
import Presentation

/// What can be done with an item that people may change: `storefront address add`.
struct EditableItemCommand<F: EditableFeature>: ParsableCommand {
  static var configuration: CommandConfiguration {
    let item = F.itemName.replacing("-", with: " ")
    return CommandConfiguration(
      commandName: F.itemName,
      abstract: "Show, add, edit or delete one \(item).",
      discussion: "Fields: \(F.formFields.map(\.name).joined(separator: ", ")).",
      subcommands: [ShowItemCommand<F>.self, AddCommand<F>.self, EditCommand<F>.self, DeleteCommand<F>.self],
      defaultSubcommand: ShowItemCommand<F>.self
    )
  }
}

struct ShowItemCommand<F: Feature>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "show", abstract: DetailCommand<F>.configuration.abstract)
  }

  @OptionGroup var detail: DetailCommand<F>

  func run() async throws { try await detail.run() }
}

struct AddCommand<F: EditableFeature>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "add", abstract: "Add one.")
  }

  @OptionGroup var form: FormOptions
  @OptionGroup var options: GlobalOptions

  func run() async throws { try await Session(options).fill(.form(FormRoute(F.name, .create)), form) }
}

struct EditCommand<F: EditableFeature>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "edit", abstract: "Change one.")
  }

  @Argument(help: "The identifier, as lists show it.")
  var id: String

  @OptionGroup var form: FormOptions
  @OptionGroup var options: GlobalOptions

  func run() async throws { try await Session(options).fill(.form(FormRoute(F.name, .edit(id: id))), form) }
}

struct DeleteCommand<F: EditableFeature>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "delete", abstract: "Delete one.")
  }

  @Argument(help: "The identifier, as lists show it.")
  var id: String

  @OptionGroup var form: FormOptions
  @OptionGroup var options: GlobalOptions

  func run() async throws { try await Session(options).fill(.form(FormRoute(F.name, .delete(id: id))), form) }
}
