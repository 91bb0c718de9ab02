public import Data
public import Domain

extension PostgreSQLDatabase: ProductDatabase {
  public var products: any ProductRepository { ProductPostgreSQLRepository(database: self) }
}

/// Products from a PostgreSQL database.
struct ProductPostgreSQLRepository: ProductRepository {
  static let table = ListedTable<ProductJSON> { product in
    let texts = [product.title, product.summary, product.brand ?? ""]
    return ListedTable.Keys(group: product.categoryID, searchText: texts.joined(separator: " "))
  }

  let database: PostgreSQLDatabase

  static func create(in session: Session) throws {
    try session.run(script: "CREATE TABLE category (id text COLLATE \"C\" PRIMARY KEY, name text NOT NULL)")
    try table.create(in: session)
  }

  static func replaceAll(
    with products: some Sequence<Product>,
    categories: [ProductCategory],
    in session: Session
  ) throws {
    try session.run(script: "DELETE FROM category")
    for category in categories {
      try session.execute("INSERT INTO category (id, name) VALUES (?, ?)", [category.id, category.name])
    }
    try table.replaceAll(with: products, session)
  }

  func page(
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Product>> {
    Fetched(
      try await database.read { try Self.table.page(query.page, matching: query.text, in: query.categoryID, $0) }
    )
  }

  func item(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    guard let item = try await database.read({ try Self.table.item(id: id, $0) }) else { throw .notFound }
    return Fetched(item)
  }

  func categories() async throws(DomainError) -> [ProductCategory] {
    try await database.read { session in
      try session.rows("SELECT id, name FROM category ORDER BY id", []).map { row in
        try ProductCategory(id: row["id"], name: row["name"])
      }
    }
  }
}
