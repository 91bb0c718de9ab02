import Domain
import Presentation

/// The rules of the list: what is loaded, and how.
protocol ListUseCase: Sendable {
  /// The page that a route names.
  func entity(of route: ListRoute, policy: FetchPolicy) async throws(DomainError) -> ListEntity

  /// The entity with the page after its last one.
  func more(of entity: ListEntity, _ route: ListRoute) async throws(DomainError) -> ListEntity

  /// The categories to choose from, the choice of all products first.
  func categories() async throws(DomainError) -> [Choice]
}

struct ListUseCaseImpl: ListUseCase {
  let feature: ProductFeature
  let content: ListContent<ProductFeature>

  func entity(of route: ListRoute, policy: FetchPolicy) async throws(DomainError) -> ListEntity {
    try await entity(for: route, policy) { query throws(DomainError) in
      try await feature.useCase.list(matching: query, policy: policy)
    }
  }

  func more(of entity: ListEntity, _ route: ListRoute) async throws(DomainError) -> ListEntity {
    try await self.entity(for: route, entity.policy) { query throws(DomainError) in
      try await feature.useCase.more(of: entity.products, matching: query, policy: entity.policy)
    }
  }

  func categories() async throws(DomainError) -> [Choice] {
    try await content.choices()
  }

  private func entity(
    for route: ListRoute,
    _ policy: FetchPolicy,
    products: (ProductQuery) async throws(DomainError) -> PagedList<Product>
  ) async throws(DomainError) -> ListEntity {
    async let names = categoryNames(for: route)
    async let marked = content.marked()
    return ListEntity(
      products: try await products(ProductFeature.query(for: route)),
      policy: policy,
      categoryNames: await names,
      marked: await marked ?? []
    )
  }

  /// The list can be shown without names, so an error is ignored.
  private func categoryNames(for route: ListRoute) async -> [String: String] {
    guard route.filter != nil, let categories = try? await categories() else { return [:] }
    return Dictionary(categories.map { ($0.id ?? "", $0.name) }) { first, _ in first }
  }
}
