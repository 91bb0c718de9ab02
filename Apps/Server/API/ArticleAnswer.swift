import Domain
import Foundation

/// An article in NewsAPI's format (https://newsapi.org/docs/endpoints/everything), with an `id` that NewsAPI lacks.
struct ArticleAnswer: Encodable, Hashable, Sendable {
  struct Source: Encodable, Hashable, Sendable {
    let name: String?
  }

  let id: String
  let source: Source
  let author: String?
  let title: String
  let description: String

  /// Empty where there is none: the format promises a text.
  let url: String

  /// As RFC 3339 writes it, in UTC.
  let publishedAt: String
  let content: String

  init(_ article: Article) {
    id = article.id
    source = Source(name: article.source)
    author = article.author
    title = article.title
    description = article.summary
    url = article.url?.absoluteString ?? ""
    publishedAt = article.publishedAt.formatted(.iso8601)
    content = article.content
  }
}
