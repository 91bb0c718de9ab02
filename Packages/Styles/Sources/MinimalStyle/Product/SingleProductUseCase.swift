import Domain

/// The rules of a product's screen.
protocol SingleProductUseCase: Sendable {
  /// The entity with what its source has for it.
  func loading(_ entity: ProductEntity, policy: FetchPolicy) async throws(DomainError) -> ProductEntity
}

struct SingleProductUseCaseImpl: SingleProductUseCase {
  let repository: any SingleProductRepository

  func loading(_ entity: ProductEntity, policy: FetchPolicy) async throws(DomainError) -> ProductEntity {
    async let names = repository.categoryNames()
    let product = try await repository.product(id: entity.id, policy: policy)
    return ProductEntity(id: entity.id, product: product, categoryNames: await names)
  }
}
