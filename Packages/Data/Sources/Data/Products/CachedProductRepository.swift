public import Domain
public import Foundation

/// Products from a server, through a cache; see ``CachedRepository``.
public struct CachedProductRepository: ProductRepository {
  private let remote: any ProductRepository
  private let cache: ResponseCache
  private let timeToLive: TimeInterval
  private let products: CachedRepository<ProductJSON>

  /// - Parameter timeToLive: How long a response counts as fresh, in seconds.
  public init(
    remote: some ProductRepository,
    cache: ResponseCache,
    timeToLive: TimeInterval = ResponseCache.defaultTimeToLive
  ) {
    self.remote = remote
    self.cache = cache
    self.timeToLive = timeToLive
    products = CachedRepository(remote: remote, cache: cache, timeToLive: timeToLive)
  }

  public func page(
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Product>> {
    try await products.page(matching: query, policy: policy)
  }

  public func item(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    try await products.item(id: id, policy: policy)
  }

  public func categories() async throws(DomainError) -> [ProductCategory] {
    try await cache.fetch(
      ProductJSON.categoriesEndpoint.reference,
      policy: .useCache,
      timeToLive: timeToLive,
      load: { () throws(DomainError) in Fetched(try await remote.categories()) },
      toBody: { $0.map(ProductCategoryJSON.init) },
      toValue: { $0.map { $0.toCategory() } }
    ).value
  }
}
