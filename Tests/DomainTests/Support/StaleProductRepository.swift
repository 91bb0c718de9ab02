import Domain
import Foundation
import Mocks

/// What a ``MockProductRepository`` answers, as a cache gives it while the network is away.
struct StaleProductRepository: ProductRepository {
  let base = MockProductRepository()
  let since: Date

  func products(
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Product>> {
    Fetched(try await base.products(matching: query, policy: policy).value, freshness: .stale(since: since))
  }

  func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    Fetched(try await base.product(id: id, policy: policy).value, freshness: .stale(since: since))
  }

  func categories() async throws(DomainError) -> [ProductCategory] {
    try await base.categories()
  }
}
