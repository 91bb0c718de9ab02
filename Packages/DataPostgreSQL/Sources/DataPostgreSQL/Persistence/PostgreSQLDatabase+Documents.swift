public import Data
public import Domain

extension PostgreSQLDatabase: DocumentDatabase {
  public func documents<Format: DocumentJSON>(
    _ format: Format.Type
  ) -> any PagedRepository<Format.Item, KeywordQuery> {
    DocumentPostgreSQLRepository(table: ListedTable(format), database: self)
  }
}

/// Items from a table of documents in a PostgreSQL database.
private struct DocumentPostgreSQLRepository<Format: DocumentJSON>: PagedRepository {
  let table: ListedTable<Format>
  let database: PostgreSQLDatabase

  func page(
    matching query: KeywordQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Format.Item>> {
    Fetched(try await database.read { [table] in try table.page(query.page, matching: query.text, $0) })
  }

  func item(id: Format.Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Format.Item> {
    guard let item = try await database.read({ [table] in try table.item(id: id, $0) }) else { throw .notFound }
    return Fetched(item)
  }
}

extension ListedTable where Format: DocumentJSON {
  init(_ format: Format.Type) {
    self.init { Keys(searchText: Format.searchText(of: $0)) }
  }
}
