import ArgumentParser
import Presentation

struct ProductCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "product", abstract: "Show a product.")

  @Argument(help: "The product's number.")
  var id: Int

  @OptionGroup var options: GlobalOptions

  func run() async throws {
    try await Session(options).show(.productDetail(id: id))
  }
}
