public import Domain
public import Foundation

/// Products from a server, by way of a cache: young answers are not asked for again, and old ones stand in while the
/// server cannot be reached.
public struct CachedProductRepository: ProductRepository {
  private let remote: any ProductRepository
  private let cache: ResponseCache
  private let timeToLive: TimeInterval

  /// - Parameter timeToLive: How long an answer counts as fresh, in seconds.
  public init(remote: any ProductRepository, cache: ResponseCache, timeToLive: TimeInterval = 5 * 60) {
    self.remote = remote
    self.cache = cache
    self.timeToLive = timeToLive
  }

  public func products(
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Product>> {
    let key = Self.key(query)
    return try await cache.fetch(
      key,
      policy: policy,
      timeToLive: timeToLive,
      fromServer: { () throws(DomainError) in try await remote.products(matching: query, policy: policy) },
      bodies: { [key: ProductsJSON($0)] },
      toValue: { $0.toPage(query.page) }
    )
  }

  public func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    let key = "products/\(id)"
    return try await cache.fetch(
      key,
      policy: policy,
      timeToLive: timeToLive,
      fromServer: { () throws(DomainError) in try await remote.product(id: id, policy: policy) },
      bodies: { [key: ProductJSON($0)] },
      toValue: { $0.toProduct() }
    )
  }

  public func categories() async throws(DomainError) -> [ProductCategory] {
    let key = "products/categories"
    return try await cache.fetch(
      key,
      policy: .useCache,
      timeToLive: timeToLive,
      fromServer: { () throws(DomainError) in Fetched(try await remote.categories()) },
      bodies: { [key: $0.map(ProductCategoryJSON.init)] },
      toValue: { $0.map { $0.toCategory() } }
    ).value
  }

  /// Categories and texts are anybody's words, so they are escaped, and no two queries have one key.
  private static func key(_ query: ProductQuery) -> String {
    let words = [query.categoryID ?? "", query.text.value].map {
      $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
    return "products/\(words[0])/\(words[1])/page \(query.page.number) of \(query.page.size)"
  }
}
