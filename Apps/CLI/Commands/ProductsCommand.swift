import ArgumentParser
import Presentation

struct ProductsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "products",
    abstract: "List products, search them, or stay in a category."
  )

  @Option(help: ArgumentHelp("Words that begin words of the product.", valueName: "text"))
  var search = ""

  @Option(help: ArgumentHelp("The category to stay in.", valueName: "name"))
  var category: String?

  @OptionGroup var page: PageOptions
  @OptionGroup var options: GlobalOptions
  @OptionGroup var styled: StyleOptions  // Styles

  func run() async throws {
    let route = ProductListRoute(search: search, category: category, page: page.page, pageSize: page.pageSize)
    if let style = styled.style { return try await Session(options).show(.productList(route), in: style) }  // Styles
    try await Session(options).show(.productList(route))
  }
}
