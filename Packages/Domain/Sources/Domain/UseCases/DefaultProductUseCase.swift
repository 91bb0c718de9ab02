/// The rules for browsing products, on top of any ``ProductRepository``.
public struct DefaultProductUseCase: ProductUseCase {
  private let repository: any ProductRepository

  public init(repository: any ProductRepository) {
    self.repository = repository
  }

  public func listing(
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Product> {
    let fetched = try await repository.products(matching: query, policy: policy)
    if fetched.value.items.isEmpty {
      try await explainEmptyPage(fetched.value, of: query)
    }
    return Listing(fetched)
  }

  public func more(
    of listing: Listing<Product>,
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Product> {
    guard listing.hasMore else { return listing }
    let next = query.with(page: listing.lastRequest.next)
    return listing.appending(try await repository.products(matching: next, policy: policy))
  }

  public func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    try await repository.product(id: id, policy: policy)
  }

  public func categories() async throws(DomainError) -> [ProductCategory] {
    try await repository.categories()
  }

  /// An empty page is an answer only where the search found nothing; a wrong category or page is the person's to mend.
  private func explainEmptyPage(_ page: Page<Product>, of query: ProductQuery) async throws(DomainError) {
    if page.request.number > 1 {
      throw .pageOutOfRange(page.request.number, last: page.total.lastPage(size: page.request.size))
    }
    guard let categoryID = query.categoryID else { return }
    let known = try await repository.categories().map(\.id)
    if !known.contains(categoryID) {
      throw .unknownCategory(categoryID, known: known)
    }
  }
}
