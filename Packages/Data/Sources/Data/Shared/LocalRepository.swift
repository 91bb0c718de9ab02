public import Domain

/// Items from a table of documents in a SQLite database.
public struct LocalRepository<Format: DocumentJSON>: PagedRepository {
  private let database: LocalDatabase

  public init(database: LocalDatabase) {
    self.database = database
  }

  public func page(
    matching query: KeywordQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Format.Item>> {
    Fetched(try await database.read { try DocumentRecord<Format>.page(matching: query, in: $0) })
  }

  public func item(id: Format.Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Format.Item> {
    guard let item = try await database.readByKey({ try DocumentRecord<Format>.item(id: id, in: $0) }) else {
      throw .notFound
    }
    return Fetched(item)
  }
}

/// A database that keeps the items of features as documents.
public protocol DocumentDatabase: Sendable {
  func documents<Format: DocumentJSON>(_ format: Format.Type) -> any PagedRepository<Format.Item, KeywordQuery>
}

extension LocalDatabase: DocumentDatabase {
  public nonisolated func documents<Format: DocumentJSON>(
    _ format: Format.Type
  ) -> any PagedRepository<Format.Item, KeywordQuery> {
    LocalRepository<Format>(database: self)
  }
}
