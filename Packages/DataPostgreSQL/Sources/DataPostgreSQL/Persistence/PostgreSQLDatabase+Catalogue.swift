import Data
public import Domain

extension PostgreSQLDatabase {
  /// Replaces the items of the shop by those that the program ships.
  ///
  /// - Returns: How many there are now, by the name of their feature.
  public func importCatalogue() async throws(DomainError) -> [(feature: String, count: Int)] {
    try await open()
    return try await run(.migrating) { session in
      let products = try Catalogue.products()
      try ProductPostgreSQLRepository.replaceAll(with: products, categories: Catalogue.categories, in: session)
      let articles = try Catalogue.articles()
      try ListedTable.articles.replaceAll(withUnsorted: articles, session)
      return [(ProductJSON.listName, products.count), (ArticleJSON.listName, articles.count)]
    }
  }
}
