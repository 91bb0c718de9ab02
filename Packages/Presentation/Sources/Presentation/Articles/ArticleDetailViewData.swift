import Domain
public import Foundation

/// An article as a person reads it.
public struct ArticleDetailViewData: Equatable, Identifiable, Sendable {
  public let id: String
  public let title: String
  public let summary: String
  public let content: String
  public let author: String?
  public let source: String?
  public let publishedText: String

  /// When it was published, for programs.
  public let publishedAt: Date
  public let url: URL?

  /// What there is to tell beside the text, in the order of reading, each with its label.
  public let facts: [FactViewData]
  public let staleNotice: String?
}

extension ArticleDetailViewData {
  init(_ fetched: Fetched<Article>, localization: Localization) {
    let article = fetched.value
    id = article.id
    title = article.title
    summary = article.summary
    content = article.content
    author = article.author
    source = article.source
    publishedText = localization.date(article.publishedAt)
    publishedAt = article.publishedAt
    url = article.url
    let facts: [(TextKey, String?)] = [
      (.articlesColumnSource, article.source),
      (.articlesColumnPublishedAt, publishedText),
      (.articlesDetailAuthor, article.author),
      (.articlesDetailLink, article.url?.absoluteString),
    ]
    self.facts = facts.compactMap { key, value in value.map { FactViewData(label: localization.text(key), value: $0) } }
    staleNotice = localization.staleNotice(fetched.freshness)
  }
}
