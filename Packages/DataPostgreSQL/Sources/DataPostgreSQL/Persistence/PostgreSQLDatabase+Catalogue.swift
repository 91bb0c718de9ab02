import Data
public import Domain

extension PostgreSQLDatabase {
  /// How long one table may take to fill, in milliseconds.
  private static let importTimeout: Int32 = 600_000

  /// Replaces the items of the shop by those that the program ships.
  ///
  /// - Returns: How many there are now, by the name of their feature.
  public func importCatalogue() async throws(DomainError) -> [(feature: String, count: Int)] {
    try await replace { session in
      let products = try Catalogue.products()
      try ProductPostgreSQLRepository.replaceAll(with: products, categories: Catalogue.categories, in: session)
      let articles = try Catalogue.articles()
      try ListedTable.articles.replaceAll(withUnsorted: articles, session)
      return [(ProductJSON.listName, products.count), (ArticleJSON.listName, articles.count)]
    }
  }

  /// Replaces the products, as SQLite's `replaceProducts(with:categories:)`.
  public func replaceProducts(
    with products: some Sequence<Product> & Sendable,
    categories: [ProductCategory]
  ) async throws(DomainError) {
    try await replace { try ProductPostgreSQLRepository.replaceAll(with: products, categories: categories, in: $0) }
  }

  /// Others see the old items until the new ones are complete.
  private func replace<Value: Sendable>(
    _ body: @escaping @Sendable (Session) throws -> Value
  ) async throws(DomainError) -> Value {
    try await open()
    return try await run(.locking) { session in
      try session.allowing(milliseconds: Self.importTimeout) { try body(session) }
    }
  }
}
