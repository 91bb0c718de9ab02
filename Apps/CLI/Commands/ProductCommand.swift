import ArgumentParser
import Presentation

struct ProductCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "product", abstract: "Show a product.")

  @Argument(help: "The product's number.")
  var id: Int

  @OptionGroup var options: GlobalOptions
  @OptionGroup var styled: StyleOptions  // Styles

  func run() async throws {
    if let style = styled.style { return try await Session(options).show(.productDetail(id: id), in: style) }  // Styles
    try await Session(options).show(.productDetail(id: id))
  }
}
