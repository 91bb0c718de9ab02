import Domain
import Presentation

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The use cases of the product browser, as publishers.
///
/// Each loads when it is subscribed to, publishes on the main actor, and stops when the subscription is cancelled. It
/// publishes an error as a failure.
@MainActor
protocol ProductPublishing {
  /// - Parameter list: The pages to add the next one to; nil for the page that the route names.
  func list(
    _ route: ListRoute,
    after list: PagedList<Product>?,
    policy: FetchPolicy
  ) -> AnyPublisher<ListState.Products, DomainError>

  func choices() -> AnyPublisher<[Choice], DomainError>
  func product(id: Product.ID, policy: FetchPolicy) -> AnyPublisher<Content, DomainError>
}

/// The shop's use cases.
struct ProductPublishers: ProductPublishing {
  let list: ListContent<ProductFeature>
  let product: DetailContent<ProductFeature>

  func list(
    _ route: ListRoute,
    after pages: PagedList<Product>?,
    policy: FetchPolicy
  ) -> AnyPublisher<ListState.Products, DomainError> {
    .load { [list] () async throws(DomainError) -> ListState.Products in
      guard let pages else { return try await list.load(route, policy: policy) }
      return try await list.loadMore(of: pages, route, policy: policy)
    }
  }

  func choices() -> AnyPublisher<[Choice], DomainError> {
    .load { [list] () async throws(DomainError) in try await list.choices() }
  }

  func product(id: Product.ID, policy: FetchPolicy) -> AnyPublisher<Content, DomainError> {
    .load { [product] () async throws(DomainError) in try await product.load(id, policy: policy) }
  }
}

/// Replaces use cases that no scope provides. An empty list would hide the mistake, so everything fails.
struct UnregisteredProducts: ProductPublishing {
  func list(
    _ route: ListRoute,
    after list: PagedList<Product>?,
    policy: FetchPolicy
  ) -> AnyPublisher<ListState.Products, DomainError> {
    fail()
  }

  func choices() -> AnyPublisher<[Choice], DomainError> { fail() }
  func product(id: Product.ID, policy: FetchPolicy) -> AnyPublisher<Content, DomainError> { fail() }

  private func fail<Output: Sendable>() -> AnyPublisher<Output, DomainError> {
    .load { () async throws(DomainError) in
      throw .refused(code: "unregistered", message: "No scope provides ProductPublishing.")
    }
  }
}
