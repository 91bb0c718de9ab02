import Domain

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// What a person can do with the shop's products, as publishers. Each asks when it is subscribed to, answers on the main
/// actor, and stops asking when the subscription is cancelled. A failure comes as a failure.
@MainActor
protocol ProductPublishing {
  func products(matching query: ProductQuery, policy: FetchPolicy) -> AnyPublisher<Listing<Product>, DomainError>

  func products(
    after listing: Listing<Product>,
    matching query: ProductQuery,
    policy: FetchPolicy
  ) -> AnyPublisher<Listing<Product>, DomainError>

  func product(id: Product.ID, policy: FetchPolicy) -> AnyPublisher<Fetched<Product>, DomainError>
  func categoryNames() -> AnyPublisher<[ProductCategory.ID: String], Never>
}
