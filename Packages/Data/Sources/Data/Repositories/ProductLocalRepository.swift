public import Domain
import GRDB

/// Products from a SQLite database.
///
/// Statements are kept with each connection, as SQLite takes longer to compile the one that finds a product than to run it.
public struct ProductLocalRepository: ProductRepository {
  private let database: LocalDatabase

  public init(database: LocalDatabase) {
    self.database = database
  }

  public func products(
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Product>> {
    let page = try await database.read { db in
      query.text.isEmpty ? try Self.browse(query, in: db) : try Self.search(query, in: db)
    }
    return Fetched(page)
  }

  public func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    let record = try await database.read { db in
      try ProductRecord.fetchOne(db.cachedStatement(sql: "SELECT * FROM product WHERE id = ?"), arguments: [id])
    }
    guard let record else { throw .notFound }
    return Fetched(record.product)
  }

  public func categories() async throws(DomainError) -> [ProductCategory] {
    try await database.read { db in
      let rows = try Row.fetchCursor(db.cachedStatement(sql: "SELECT id, name FROM category ORDER BY id"))
      return try Array(rows.map { ProductCategory(id: $0["id"], name: $0["name"]) })
    }
  }

  /// Goes straight to the page's first key; see ``ProductTable``.
  private static func browse(_ query: ProductQuery, in db: Database) throws -> Page<Product> {
    let total: Int?
    let records: [ProductRecord]
    if let categoryID = query.categoryID {
      total = try Int.fetchOne(
        db.cachedStatement(sql: "SELECT productCount FROM category WHERE id = ?"),
        arguments: [categoryID]
      )
      records = try ProductRecord.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT * FROM product WHERE categoryId = ? AND categoryPosition > ? ORDER BY categoryPosition LIMIT ?
            """
        ),
        arguments: [categoryID, query.page.offset, query.page.size]
      )
    } else {
      total = try Int.fetchOne(db.cachedStatement(sql: "SELECT sum(productCount) FROM category"))
      records = try ProductRecord.fetchAll(
        db.cachedStatement(sql: "SELECT * FROM product WHERE position > ? ORDER BY position LIMIT ?"),
        arguments: [query.page.offset, query.page.size]
      )
    }
    return Page(items: records.map(\.product), request: query.page, total: .exactly(total ?? 0))
  }

  private static func search(_ query: ProductQuery, in db: Database) throws -> Page<Product> {
    let tags = query.categoryID.map { [SearchIndex.tag(for: $0)] } ?? []
    guard let expression = try SearchIndex.expression(for: query.text, tags: tags, in: db) else {
      return Page(items: [], request: query.page, total: .exactly(0))
    }
    let found: (records: [ProductRecord], total: ResultCount) = try SearchIndex.page(
      query.page,
      matching: expression,
      in: ProductTable.searchIndex,
      of: "product",
      db: db
    )
    return Page(items: found.records.map(\.product), request: query.page, total: found.total)
  }
}
