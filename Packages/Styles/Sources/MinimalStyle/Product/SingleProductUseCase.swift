import Domain
import Presentation

/// The rules of a product's screen.
protocol SingleProductUseCase: Sendable {
  func entity(of id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> ProductEntity
}

struct SingleProductUseCaseImpl: SingleProductUseCase {
  let feature: ProductFeature
  let content: DetailContent<ProductFeature>

  /// A product can be shown without the names of categories, so an error in loading these is ignored.
  func entity(of id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> ProductEntity {
    async let categories = try? feature.choices()
    async let marked = content.marked()
    let product = try await feature.useCase.item(id: id, policy: policy)
    return ProductEntity(
      product: product,
      categoryNames: Dictionary((await categories ?? []).map { ($0.id ?? "", $0.name) }) { first, _ in first },
      isMarked: await marked?.contains(String(id))
    )
  }
}
