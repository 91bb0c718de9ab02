public import Domain

/// Articles from a SQLite database.
public struct ArticleLocalRepository: ArticleRepository {
  private let database: LocalDatabase

  public init(database: LocalDatabase) {
    self.database = database
  }

  public func page(
    matching query: ArticleQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Article>> {
    Fetched(try await database.read { try ArticleRecord.page(matching: query, in: $0) })
  }

  public func item(id: Article.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Article> {
    guard let item = try await database.readByKey({ try ArticleRecord.item(id: id, in: $0) }) else { throw .notFound }
    return Fetched(item)
  }
}
