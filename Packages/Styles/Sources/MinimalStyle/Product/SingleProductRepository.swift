import Domain

/// Where a product's data comes from.
protocol SingleProductRepository: Sendable {
  func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product>
  func categoryNames() async -> [ProductCategory.ID: String]
}

/// The shop's data.
struct SingleProductRepositoryImpl: SingleProductRepository {
  let shop: any ProductUseCase

  func product(id: Product.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Product> {
    try await shop.product(id: id, policy: policy)
  }

  func categoryNames() async -> [ProductCategory.ID: String] {
    await shop.categoryNames()
  }
}
