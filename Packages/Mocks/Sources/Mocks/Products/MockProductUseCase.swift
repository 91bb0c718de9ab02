#if DEBUG
  public import Domain

  public typealias MockProductUseCase = MockUseCase<Product>

  extension MockUseCase: ProductUseCase where Item == Product {
    public func categories() async throws(DomainError) -> [ProductCategory] {
      try await behaviour.perform()
      return .fixtures
    }
  }
#endif
