import ArgumentParser
import Presentation

struct ArticlesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "articles", abstract: "Find articles by a keyword.")

  @Argument(help: "Words that begin words of the article.")
  var keyword: String

  @OptionGroup var page: PageOptions
  @OptionGroup var options: GlobalOptions

  func validate() throws {
    if ArticleListRoute(keyword: keyword).keyword.isEmpty {
      throw ValidationError("A search needs a keyword.")
    }
  }

  func run() async throws {
    let route = ArticleListRoute(keyword: keyword, page: page.page, pageSize: page.pageSize)
    try await Session(options).show(.articleList(route))
  }
}
