import Domain
import Mocks

/// A server's stand-in that counts what it is asked, and fails when told to.
actor CountingProductRepository: ProductRepository {
  private(set) var calls = 0
  private var error: DomainError?
  private let products = MockProductRepository()

  func fail(with error: DomainError) {
    self.error = error
  }

  func products(
    matching query: ProductQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<Product>> {
    try count()
    return try await products.products(matching: query, policy: policy)
  }

  func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    try count()
    return try await products.product(id: id, policy: policy)
  }

  func categories() async throws(DomainError) -> [ProductCategory] {
    try count()
    return try await products.categories()
  }

  private func count() throws(DomainError) {
    calls += 1
    if let error { throw error }
  }
}
