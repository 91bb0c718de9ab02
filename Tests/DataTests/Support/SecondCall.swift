import Domain
import Testing

/// Makes each call twice and returns the second result. It records an issue if the second call sends a request that it must
/// not send, or sends none.
struct SecondCall<Item: Entity, Query: PagedQuery>: PagedRepository {
  let first: any PagedRepository<Item, Query>
  let second: any PagedRepository<Item, Query>

  /// Whether the second call has to ask the source, or may not.
  let sendsRequests: Bool

  /// How many requests were sent so far. Those of other calls count too if the second call has to send one.
  let requests: @Sendable () async -> Int

  /// Runs between the two calls.
  var wait: @Sendable () async -> Void = {}

  func page(matching query: Query, policy: FetchPolicy) async throws(DomainError) -> Fetched<Page<Item>> {
    _ = try await first.page(matching: query, policy: policy)
    return try await again { () async throws(DomainError) in try await second.page(matching: query, policy: policy) }
  }

  func item(id: Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Item> {
    _ = try await first.item(id: id, policy: policy)
    return try await again { () async throws(DomainError) in try await second.item(id: id, policy: policy) }
  }

  private func again<Value>(
    _ call: () async throws(DomainError) -> Value
  ) async throws(DomainError) -> Value {
    await wait()
    let before = await requests()
    let value = try await call()
    let sent = await requests() - before
    if sendsRequests != (sent > 0) {
      Issue.record("The second call \(sendsRequests ? "asked the source nothing" : "asked the source again").")
    }
    return value
  }
}

extension SecondCall: ProductRepository where Item == Product, Query == ProductQuery {
  func categories() async throws(DomainError) -> [ProductCategory] {
    guard let first = first as? any ProductRepository, let second = second as? any ProductRepository else {
      throw .notFound
    }
    _ = try await first.categories()
    return try await again { () async throws(DomainError) in try await second.categories() }
  }
}
