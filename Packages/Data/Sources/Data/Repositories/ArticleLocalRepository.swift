public import Domain
import GRDB

/// Articles from a SQLite database.
public struct ArticleLocalRepository: ArticleRepository {
  private let database: LocalDatabase

  public init(database: LocalDatabase) {
    self.database = database
  }

  public func articles(
    matching query: ArticleQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Article>> {
    Fetched(try await database.read { db in try Self.search(query, in: db) })
  }

  public func article(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article> {
    let record = try await database.read { db in
      try ArticleRecord.fetchOne(db.cachedStatement(sql: "SELECT * FROM article WHERE id = ?"), arguments: [id])
    }
    guard let record else { throw .notFound }
    return Fetched(record.article)
  }

  private static func search(_ query: ArticleQuery, in db: Database) throws -> Page<Article> {
    guard let expression = try SearchIndex.expression(for: query.keyword, in: db) else {
      return Page(items: [], request: query.page, total: .exactly(0))
    }
    let found: (records: [ArticleRecord], total: ResultCount) = try SearchIndex.page(
      query.page,
      matching: expression,
      in: ArticleTable.searchIndex,
      of: "article",
      db: db
    )
    return Page(items: found.records.map(\.article), request: query.page, total: found.total)
  }
}
