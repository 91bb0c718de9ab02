import Domain
import Presentation

/// Where a product's data comes from.
protocol SingleProductRepository: Sendable {
  func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product>
  func categoryNames() async throws(DomainError) -> [String: String]

  /// Nil if products cannot be favourites.
  func favouriteIDs() async -> Set<Product.ID>?
}

/// The shop's data.
struct SingleProductRepositoryImpl: SingleProductRepository {
  let feature: ProductFeature

  func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    try await feature.useCase.item(id: id, policy: policy)
  }

  func categoryNames() async throws(DomainError) -> [String: String] {
    Dictionary(try await feature.choices().map { ($0.id ?? "", $0.name) }) { first, _ in first }
  }

  func favouriteIDs() async -> Set<Product.ID>? { await feature.favouriteIDs() }
}
