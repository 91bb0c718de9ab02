public import Domain
import GRDB

extension LocalDatabase {
  /// Puts a whole catalogue of products in place of the one that is there.
  ///
  /// It is one transaction: other connections see the old catalogue until the new one is complete, and a process that
  /// ends halfway leaves the old one. All else stays as it is.
  ///
  /// - Parameters:
  ///   - products: The products in the order in which lists show them, no identifier twice. The sequence is read once
  ///     and never held as a whole, so it may be longer than memory has room for.
  ///   - categories: All categories, those of the products among them.
  /// - Throws: ``DomainError/storage(_:)`` where an identifier comes twice or a product's category is not listed.
  public func replaceProducts(
    with products: some Sequence<Product> & Sendable,
    categories: [ProductCategory]
  ) async throws(DomainError) {
    try await write { db in
      try ProductTable.replaceAll(with: products, categories: categories, in: db)
    }
  }
}
