import Domain
import Presentation

/// Where the list's data comes from.
protocol ListRepository: Sendable {
  /// - Parameter list: The pages to add the next one to; nil for the page that the route names.
  func list(
    _ route: ListRoute,
    after list: PagedList<Product>?,
    policy: FetchPolicy
  ) async throws(DomainError) -> PagedList<Product>

  /// The categories to choose from, the choice of all products first.
  func categories() async throws(DomainError) -> [Choice]

  /// The products that have a mark; see ``ItemMarker/marked()``.
  func marked() async -> Set<String>?
}

/// The shop's data.
struct ListRepositoryImpl: ListRepository {
  let feature: ProductFeature
  let content: ListContent<ProductFeature>

  func list(
    _ route: ListRoute,
    after list: PagedList<Product>?,
    policy: FetchPolicy
  ) async throws(DomainError) -> PagedList<Product> {
    let query = ProductFeature.query(for: route)
    guard let list else { return try await feature.useCase.list(matching: query, policy: policy) }
    return try await feature.useCase.more(of: list, matching: query, policy: policy)
  }

  func categories() async throws(DomainError) -> [Choice] {
    try await content.choices()
  }

  func marked() async -> Set<String>? { await content.marked() }
}
