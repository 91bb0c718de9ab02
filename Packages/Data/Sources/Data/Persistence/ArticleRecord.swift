import Domain
import Foundation
import GRDB

/// A row of the table `article`. Its time is in seconds since 1970.
struct ArticleRecord {
  let article: Article
  let position: Int

  static let insertSQL = """
    INSERT INTO article (position, id, title, summary, content, author, source, url, publishedAt)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  /// The values for ``insertSQL``.
  var arguments: StatementArguments {
    [
      position, article.id, article.title, article.summary, article.content, article.author, article.source,
      article.url?.absoluteString, article.publishedAt.timeIntervalSince1970,
    ]
  }
}

extension ArticleRecord: FetchableRecord {
  init(row: Row) throws {
    position = row["position"]
    article = Article(
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
