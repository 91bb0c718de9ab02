import Domain
import Presentation

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// What a use case loads, as a publisher.
typealias Loading<Output> = AnyPublisher<Output, DomainError>

/// The list of a feature, as a publisher.
///
/// Each of these publishers loads when it is subscribed to, publishes on the main actor, and stops when the subscription is
/// cancelled. It publishes an error as a failure.
@MainActor
protocol ListPublishing<Item> {
  associatedtype Item: Entity

  /// - Parameter list: The pages to add the next one to; nil for the page that the route names.
  func list(
    _ route: ListRoute,
    after list: PagedList<Item>?,
    policy: FetchPolicy
  ) -> Loading<ListState<Item>.Page>
}

extension ListContent: ListPublishing {
  typealias Item = F.Item

  func list(
    _ route: ListRoute,
    after pages: PagedList<F.Item>?,
    policy: FetchPolicy
  ) -> Loading<ListState<F.Item>.Page> {
    .load { () async throws(DomainError) -> ListState<F.Item>.Page in
      guard let pages else { return try await load(route, policy: policy) }
      return try await loadMore(of: pages, route, policy: policy)
    }
  }
}

extension AnyPublisher where Output: Sendable, Failure == DomainError {
  /// Fails, because no scope provides a use case. An empty list would hide the mistake.
  @MainActor
  static func unregistered(_ name: String) -> AnyPublisher {
    .load { () async throws(DomainError) in
      throw .refused(code: "unregistered", message: "No scope provides \(name).")
    }
  }
}
