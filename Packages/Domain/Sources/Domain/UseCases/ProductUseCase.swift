/// What a person can do with the shop's products.
public protocol ProductUseCase: Sendable {
  /// Loads the page that a query names, as the start of a listing.
  ///
  /// - Throws: ``DomainError/unknownCategory(_:known:)``, ``DomainError/pageOutOfRange(_:last:)`` or what the source
  ///   could not do.
  func listing(
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Product>

  /// Loads the page behind the last one of a listing, or returns the listing as it is where there is none.
  ///
  /// - Parameter policy: The one that the listing was loaded with. A new list does not go on with an old page.
  func more(
    of listing: Listing<Product>,
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Product>

  func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product>

  func categories() async throws(DomainError) -> [ProductCategory]

  /// What people call the categories; nothing where the source fails to tell, as products can be shown without it.
  func categoryNames() async -> [ProductCategory.ID: String]
}

extension ProductUseCase {
  public func categoryNames() async -> [ProductCategory.ID: String] {
    let categories = (try? await categories()) ?? []
    return Dictionary(categories.map { ($0.id, $0.name) }) { first, _ in first }
  }
}

/// Something that can hand out a ``ProductUseCase``; view models ask for a composition of such protocols.
public protocol HasProductUseCase {
  var productUseCase: any ProductUseCase { get }
}
