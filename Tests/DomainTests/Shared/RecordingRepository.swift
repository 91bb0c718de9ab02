import Domain
import Mocks

/// Records what it is asked for, over a ``MockRepository``.
actor RecordingRepository<Item: MockItem>: PagedRepository {
  private(set) var queries: [Item.Query] = []
  private(set) var policies: [FetchPolicy] = []
  private(set) var ids: [Item.ID] = []
  private(set) var categoryRequests = 0
  private let base: MockRepository<Item>

  init(_ items: [Item] = .fixtures) {
    base = MockRepository(items: items)
  }

  func page(matching query: Item.Query, policy: FetchPolicy) async throws(DomainError) -> Fetched<Page<Item>> {
    queries.append(query)
    policies.append(policy)
    return try await base.page(matching: query, policy: policy)
  }

  func item(id: Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Item> {
    ids.append(id)
    policies.append(policy)
    return try await base.item(id: id, policy: policy)
  }
}

extension RecordingRepository: ProductRepository where Item == Product {
  func categories() async throws(DomainError) -> [ProductCategory] {
    categoryRequests += 1
    return .fixtures
  }
}
