/// The port through which the shop's products come in.
///
/// Lists keep the catalogue's order, so a page never reshuffles between two requests. Every word of a search text has
/// to begin a word of the product's title, summary or brand; case and accents make no difference.
public protocol ProductRepository: Sendable {
  /// Finds the products that match a query. A page behind the end and a category that does not exist are empty.
  ///
  /// - Throws: ``DomainError``, ``DomainError/cancelled`` among them.
  func products(
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Product>>

  /// - Throws: ``DomainError/notFound`` where no product has the identifier.
  func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product>

  /// All categories, in alphabetical order of their identifiers.
  func categories() async throws(DomainError) -> [ProductCategory]
}
