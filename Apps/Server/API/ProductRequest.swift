import Composition
import Domain
import Presentation

/// One product.
struct ProductRequest: APIRequest {
  /// `nil` for a text that is no number, which no product has for an identifier.
  let id: Product.ID?

  var route: Route? { id.map { .productDetail(id: $0) } }

  func answer(from useCases: DIContainer) async throws(DomainError) -> Fetched<ProductAnswer> {
    guard let id else { throw .notFound }
    let product = try await useCases.productUseCase.product(id: id, policy: .useCache)
    return Fetched(ProductAnswer(product.value), freshness: product.freshness)
  }
}
