import Domain
import Presentation

/// Where a product's data comes from.
protocol SingleProductRepository: Sendable {
  func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product>
  func categoryNames() async throws(DomainError) -> [String: String]

  /// The products that have a mark; see ``ItemMarker/marked()``.
  func marked() async -> Set<String>?
}

/// The shop's data.
struct SingleProductRepositoryImpl: SingleProductRepository {
  let feature: ProductFeature
  let content: DetailContent<ProductFeature>

  func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    try await feature.useCase.item(id: id, policy: policy)
  }

  func categoryNames() async throws(DomainError) -> [String: String] {
    Dictionary(try await feature.choices().map { ($0.id ?? "", $0.name) }) { first, _ in first }
  }

  func marked() async -> Set<String>? { await content.marked() }
}
