import Domain
import Foundation
import GRDB

/// A row of the table `article`. Its time is in seconds since 1970.
struct ArticleRecord: ListedRecord {
  let item: Article

  static let table = "article"
  static let columns = [
    "position", "id", "title", "summary", "content", "author", "source", "url", "publishedAt",
  ]

  /// The values for ``columns``.
  static func arguments(_ item: Article, position: Int) -> StatementArguments {
    [
      position, item.id, item.title, item.summary, item.content, item.author, item.source,
      item.url?.absoluteString, item.publishedAt.timeIntervalSince1970,
    ]
  }

  init(row: Row) throws {
    item = Article(
      id: row["id"],
      title: row["title"],
      summary: row["summary"],
      content: row["content"],
      author: row["author"],
      source: row["source"],
      url: (row["url"] as String?).flatMap { URL(string: $0) },
      publishedAt: Date(timeIntervalSince1970: row["publishedAt"])
    )
  }
}
