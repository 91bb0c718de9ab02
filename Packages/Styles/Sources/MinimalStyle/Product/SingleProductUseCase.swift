import Domain

/// The rules of a product's screen.
protocol SingleProductUseCase: Sendable {
  /// The entity with the data of its source.
  func loading(_ entity: ProductEntity, policy: FetchPolicy) async throws(DomainError) -> ProductEntity
}

struct SingleProductUseCaseImpl: SingleProductUseCase {
  let repository: any SingleProductRepository

  /// A product can be shown without the names of categories, so an error in loading these is ignored.
  func loading(_ entity: ProductEntity, policy: FetchPolicy) async throws(DomainError) -> ProductEntity {
    async let names = try? repository.categoryNames()
    async let marked = repository.marked()
    let product = try await repository.product(id: entity.id, policy: policy)
    return ProductEntity(
      id: entity.id,
      product: product,
      categoryNames: await names ?? [:],
      isMarked: await marked?.contains(String(entity.id))
    )
  }
}
