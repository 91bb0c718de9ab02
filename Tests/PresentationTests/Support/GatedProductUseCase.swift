import Domain

/// Answers when a test says so.
struct GatedProductUseCase: ProductUseCase, HasProductUseCase {
  enum ListCall: Hashable, Sendable {
    case first(ProductQuery, FetchPolicy)
    case more(after: PageRequest, ProductQuery, FetchPolicy)
  }

  struct DetailCall: Hashable, Sendable {
    let id: Int
    let policy: FetchPolicy
  }

  struct CategoriesCall: Sendable {}

  let lists = CallGate<ListCall, Listing<Product>>()
  let details = CallGate<DetailCall, Fetched<Product>>()
  let categoryLists = CallGate<CategoriesCall, [ProductCategory]>()

  var productUseCase: any ProductUseCase { self }

  func listing(
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Product> {
    try await lists.call(.first(query, policy))
  }

  func more(
    of listing: Listing<Product>,
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Product> {
    try await lists.call(.more(after: listing.lastRequest, query, policy))
  }

  func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    try await details.call(DetailCall(id: id, policy: policy))
  }

  func categories() async throws(DomainError) -> [ProductCategory] {
    try await categoryLists.call(CategoriesCall())
  }

  /// They come at once.
  func categoryNames() async -> [ProductCategory.ID: String] {
    ["lighting": "Lights & Lamps"]
  }
}
