public import Data
public import Domain

/// Items from a table of a PostgreSQL database.
struct ListedPostgreSQLRepository<Format: ItemJSON>: PagedRepository where Format.Query == KeywordQuery {
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

extension PostgreSQLDatabase: DocumentDatabase {
  public func documents<Format: DocumentJSON>(
    _ format: Format.Type
  ) -> any PagedRepository<Format.Item, KeywordQuery> {
    ListedPostgreSQLRepository(table: ListedTable(format), database: self)
  }
}

extension ListedTable where Format: DocumentJSON {
  init(_ format: Format.Type) {
    self.init { Keys(searchText: Format.searchText(of: $0)) }
  }
}
