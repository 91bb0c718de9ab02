public import Domain

/// A page of articles as NewsAPI v2 serves it under `/everything`.
public struct ArticlesJSON: Codable, Hashable, Sendable {
  public var status: String
  public var totalResults: Int
  public var articles: [ArticleJSON]
}

extension ArticlesJSON {
  public init(_ page: Page<Article>) {
    status = "ok"
    totalResults = page.total.reachable
    articles = page.items.map(ArticleJSON.init)
  }

  public func toPage(_ request: PageRequest) -> Page<Article> {
    Page(items: articles.map { $0.toArticle() }, request: request, total: .exactly(max(totalResults, 0)))
  }
}
