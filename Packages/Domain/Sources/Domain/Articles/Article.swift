public import Foundation

/// A magazine article in the shop's news section.
public struct Article: Entity {
  public let id: String
  public let title: String

  /// One sentence that says what the article tells.
  public let summary: String
  public let content: String
  public let author: String?

  /// The magazine that published the article.
  public let source: String?
  public let url: URL?
  public let publishedAt: Date

  public init(
    id: String,
    title: String,
    summary: String,
    content: String,
    author: String? = nil,
    source: String? = nil,
    url: URL? = nil,
    publishedAt: Date
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.content = content
    self.author = author
    self.source = source
    self.url = url
    self.publishedAt = publishedAt
  }
}
