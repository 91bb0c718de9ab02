import Domain
import Foundation
import GRDB

/// The table of ``ArticleLocalRepository``, from the newest article to the oldest.
enum ArticleTable {
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
    let columns = ["title", "summary", "content"]
    try SearchIndex.create(ArticleRecord.searchIndex, over: "article", columns: columns, in: db)
  }

  /// Replaces all articles.
  static func replaceAll(with articles: [Article], in db: Database) throws {
    let newestFirst = articles.sorted(using: [
      KeyPathComparator(\.publishedAt, order: .reverse), KeyPathComparator(\.id),
    ])
    let rows = newestFirst.enumerated().map { ArticleRecord.arguments($1, position: $0 + 1) }
    try ArticleRecord.replaceRows(with: rows, in: db)
  }
}
