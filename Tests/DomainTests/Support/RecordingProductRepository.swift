import Domain
import Mocks

/// Passes every question on to another repository and keeps it.
actor RecordingProductRepository: ProductRepository {
  private(set) var queries: [ProductQuery] = []
  private(set) var policies: [FetchPolicy] = []
  private(set) var ids: [Product.ID] = []
  private(set) var categoryRequests = 0
  private let base: any ProductRepository

  init(_ base: any ProductRepository = MockProductRepository()) {
    self.base = base
  }

  func products(
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Product>> {
    queries.append(query)
    policies.append(policy)
    return try await base.products(matching: query, policy: policy)
  }

  func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    ids.append(id)
    policies.append(policy)
    return try await base.product(id: id, policy: policy)
  }

  func categories() async throws(DomainError) -> [ProductCategory] {
    categoryRequests += 1
    return try await base.categories()
  }
}
