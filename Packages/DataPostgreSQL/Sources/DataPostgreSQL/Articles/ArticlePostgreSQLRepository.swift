public import Data
public import Domain
import Foundation

extension PostgreSQLDatabase: ArticleDatabase {
  public var articles: any ArticleRepository { ArticlePostgreSQLRepository(database: self) }
}

/// Articles from a PostgreSQL database, from the newest to the oldest.
struct ArticlePostgreSQLRepository: ArticleRepository {
  static let table = ListedTable<ArticleJSON> { article in
    ListedTable.Keys(searchText: [article.title, article.summary, article.content].joined(separator: " "))
  }

  let database: PostgreSQLDatabase

  static func replaceAll(with articles: [Article], in session: Session) throws {
    let newestFirst = articles.sorted(using: [
      KeyPathComparator(\.publishedAt, order: .reverse), KeyPathComparator(\.id),
    ])
    try table.replaceAll(with: newestFirst, session)
  }

  func page(
    matching query: ArticleQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Article>> {
    Fetched(try await database.read { try Self.table.page(query.page, matching: query.text, $0) })
  }

  func item(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article> {
    guard let item = try await database.read({ try Self.table.item(id: id, $0) }) else { throw .notFound }
    return Fetched(item)
  }
}
