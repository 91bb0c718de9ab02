import Domain

/// A page of articles in NewsAPI's format.
struct ArticlesAnswer: Encodable, Hashable, Sendable {
  let status = "ok"

  /// How many there are to page through.
  let totalResults: Int
  let articles: [ArticleAnswer]

  init(_ articles: [Article], total: ResultCount) {
    totalResults = total.reachable
    self.articles = articles.map(ArticleAnswer.init)
  }
}
