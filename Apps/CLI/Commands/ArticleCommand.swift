import ArgumentParser
import Presentation

struct ArticleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "article", abstract: "Show an article.")

  @Argument(help: "The article's identifier, as lists show it.")
  var id: String

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    if id.isEmpty { throw ValidationError("An article has an identifier.") }
  }

  func run() async throws {
    try await Session(options).show(.articleDetail(id: id))
  }
}
