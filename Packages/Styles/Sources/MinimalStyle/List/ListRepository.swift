import Domain
import Presentation

/// Where the list's data comes from.
protocol ListRepository: Sendable {
  func listing(of route: ProductListRoute, policy: FetchPolicy) async throws(DomainError) -> Listing<Product>

  func more(
    of listing: Listing<Product>,
    in route: ProductListRoute,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Product>

  func categoryName(of route: ProductListRoute) async -> String?
}

/// The shop's data.
struct ListRepositoryImpl: ListRepository {
  let shop: any ProductUseCase

  func listing(of route: ProductListRoute, policy: FetchPolicy) async throws(DomainError) -> Listing<Product> {
    try await shop.listing(matching: route.query, policy: policy)
  }

  func more(
    of listing: Listing<Product>,
    in route: ProductListRoute,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<Product> {
    try await shop.more(of: listing, matching: route.query, policy: policy)
  }

  func categoryName(of route: ProductListRoute) async -> String? {
    await shop.categoryName(of: route)
  }
}
