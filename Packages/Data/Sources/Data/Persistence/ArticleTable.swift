import Domain
import Foundation
import GRDB

/// The tables behind ``ArticleLocalRepository``. Rows stand from the newest to the oldest, numbered by `position`.
enum ArticleTable {
  static let searchIndex = "articleSearch"

  static func create(in db: Database) throws {
    try db.create(table: "article", options: .strict) { table in
      table.column("position", .integer).primaryKey()
      table.column("id", .text).notNull().unique()
      table.column("title", .text).notNull()
      table.column("summary", .text).notNull()
      table.column("content", .text).notNull()
      table.column("author", .text)
      table.column("source", .text)
      table.column("url", .text)
      table.column("publishedAt", .real).notNull()
    }
    try SearchIndex.create(searchIndex, over: "article", columns: ["title", "summary", "content"], in: db)
  }

  /// Puts all articles in place of what is there; the only thing that writes these tables.
  static func replaceAll(with articles: [Article], in db: Database) throws {
    try db.execute(sql: "DELETE FROM article")
    let insert = try db.makeStatement(sql: ArticleRecord.insertSQL)
    let newestFirst = articles.sorted { ($1.publishedAt, $0.id) < ($0.publishedAt, $1.id) }
    for (index, article) in newestFirst.enumerated() {
      try insert.execute(arguments: ArticleRecord(article: article, position: index + 1).arguments)
    }
    try SearchIndex.rebuild(searchIndex, in: db)
  }
}
