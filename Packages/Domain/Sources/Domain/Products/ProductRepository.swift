/// The port through which the shop's products come in.
///
/// Lists are in the catalogue's order, so a page never changes between two requests. A search looks at the title, the
/// summary and the brand. A category that does not exist has no products.
public protocol ProductRepository: PagedRepository where Item == Product, Query == ProductQuery {
  /// All categories, in alphabetical order of their identifiers.
  func categories() async throws(DomainError) -> [ProductCategory]
}
