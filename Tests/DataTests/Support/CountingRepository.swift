import Domain
import Mocks

/// A source that counts its calls, and fails when a test says so.
actor CountingRepository<Item: MockItem>: PagedRepository {
  private(set) var calls = 0
  private var error: DomainError?
  private var base: MockRepository<Item>

  init(_ items: [Item] = .fixtures) {
    base = MockRepository(items: items)
  }

  func fail(with error: DomainError) {
    self.error = error
  }

  func page(matching query: Item.Query, policy: FetchPolicy) async throws(DomainError) -> Fetched<Page<Item>> {
    try count()
    return try await base.page(matching: query, policy: policy)
  }

  func item(id: Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Item> {
    try count()
    return try await base.item(id: id, policy: policy)
  }

  private func count() throws(DomainError) {
    calls += 1
    if let error { throw error }
  }
}

extension CountingRepository: ProductRepository where Item == Product {
  func categories() async throws(DomainError) -> [ProductCategory] {
    try count()
    return .fixtures
  }
}
