public import Domain
import GRDB

extension LocalDatabase {
  /// Replaces the catalogue of products.
  ///
  /// It is one transaction: other connections see the old catalogue until the new one is complete, and if the process
  /// ends before, the old one remains. Other tables do not change.
  ///
  /// - Parameters:
  ///   - products: The products in the order of lists, with unique identifiers. The sequence is read once and never
  ///     held as a whole, so it may be larger than memory.
  ///   - categories: All categories, including those of the products.
  /// - Throws: ``DomainError/storage(_:)`` if an identifier occurs twice or a product's category is not listed.
  public func replaceProducts(
    with products: some Sequence<Product> & Sendable,
    categories: [ProductCategory]
  ) async throws(DomainError) {
    try await write { db in
      try ProductTable.replaceAll(with: products, categories: categories, in: db)
    }
  }
}
