import ArgumentParser
import Presentation

/// Prints one item of any feature: `storefront order 42`.
struct DetailCommand<F: Feature>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: F.itemName, abstract: "Show one \(F.itemName.replacing("-", with: " ")).")
  }

  @Argument(help: "The identifier, as lists show it.", transform: Self.id)
  var id: F.Item.ID

  @OptionGroup var options: GlobalOptions
  @OptionGroup(visibility: StyleOptions.visibility(for: F.self)) var style: StyleOptions

  private static func id(_ text: String) throws -> F.Item.ID {
    guard !text.isEmpty, let id = F.Item.ID(text) else { throw ValidationError("Use an identifier from a list.") }
    return id
  }

  func validate() throws {
    try style.validate(for: F.self)
  }

  func run() async throws {
    try await Session(options)
      .styled(style)
      .show(F.detail(id: id))
  }
}
