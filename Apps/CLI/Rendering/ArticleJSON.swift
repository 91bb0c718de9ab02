import Foundation
import Presentation

/// What `storefront articles --json` writes.
struct ArticlesJSON: Encodable {
  let articles: [ArticleJSON]
  let total: Int
  let page: Int
  let hasMore: Bool

  /// Says that the data may be out of date, where it may be.
  let notice: String?
}

/// What `storefront article --json` writes.
struct ArticleDocumentJSON: Encodable {
  let article: ArticleJSON
  let notice: String?
}

/// An article for programs.
struct ArticleJSON: Encodable {
  let id: String
  let title: String
  let description: String
  var content: String?
  let author: String?
  let source: String?
  let publishedAt: Date
  var url: URL?
  let link: String

  init(_ row: ArticleRowViewData) {
    id = row.id
    title = row.title
    description = row.summary
    author = row.author
    source = row.source
    publishedAt = row.publishedAt
    link = RouteCodec.link(to: row.route)
  }

  init(_ article: ArticleDetailViewData) {
    id = article.id
    title = article.title
    description = article.summary
    content = article.content
    author = article.author
    source = article.source
    publishedAt = article.publishedAt
    url = article.url
    link = RouteCodec.link(to: .articleDetail(id: article.id))
  }
}
