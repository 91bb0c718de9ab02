public import Domain
import GRDB

/// Products from a SQLite database.
public struct ProductLocalRepository: ProductRepository {
  private let database: LocalDatabase

  public init(database: LocalDatabase) {
    self.database = database
  }

  public func page(
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Product>> {
    guard query.text.isEmpty else {
      let tags = query.categoryID.map { [SearchIndex.tag(for: $0)] } ?? []
      return Fetched(try await database.read { try ProductRecord.page(matching: query, tags: tags, in: $0) })
    }
    let page = try await database.readPage { db in
      guard let categoryID = query.categoryID else { return try ProductRecord.page(matching: query, in: db) }
      return try Self.page(query.page, of: categoryID, in: db)
    }
    return Fetched(page)
  }

  public func item(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    guard let item = try await database.readByKey({ try ProductRecord.item(id: id, in: $0) }) else { throw .notFound }
    return Fetched(item)
  }

  public func categories() async throws(DomainError) -> [ProductCategory] {
    try await database.readByKey { db in
      let rows = try Row.fetchCursor(db.cachedStatement(sql: "SELECT id, name FROM category ORDER BY id"))
      return try Array(rows.map { ProductCategory(id: $0["id"], name: $0["name"]) })
    }
  }

  private static func page(
    _ request: PageRequest,
    of categoryID: ProductCategory.ID,
    in db: Database
  ) throws -> Page<Product> {
    let total = try Int.fetchOne(
      db.cachedStatement(sql: "SELECT productCount FROM category WHERE id = ?"),
      arguments: [categoryID]
    )
    let records = try ProductRecord.fetchAll(
      db.cachedStatement(
        sql: """
          \(ProductRecord.selection) WHERE categoryId = ? AND categoryPosition > ?
          ORDER BY categoryPosition LIMIT ?
          """
      ),
      arguments: [categoryID, request.offset, request.size]
    )
    return Page(items: records.map(\.item), request: request, total: .exactly(total ?? 0))
  }
}

extension LocalDatabase {
  /// Reads a page of rows by their keys. All of its statements see the same data.
  fileprivate nonisolated func readPage<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(DomainError) -> Value {
    if let value = try keyReader.read({ try $0.read(body) }) { return value }
    return try await read(body)
  }
}
