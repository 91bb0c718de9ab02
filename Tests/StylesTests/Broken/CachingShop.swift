import Domain

/// Takes lists from a cache, whatever it is asked for.
struct CachingShop: ProductUseCase {
  let shop: any ProductUseCase

  func list(matching query: ProductQuery, policy: FetchPolicy) async throws(DomainError) -> PagedList<Product> {
    try await shop.list(matching: query, policy: .useCache)
  }

  func more(
    of list: PagedList<Product>,
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> PagedList<Product> {
    try await shop.more(of: list, matching: query, policy: policy)
  }

  func item(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    try await shop.item(id: id, policy: policy)
  }

  func categories() async throws(DomainError) -> [ProductCategory] {
    try await shop.categories()
  }
}
