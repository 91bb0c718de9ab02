#if DEBUG
  public import Domain
  import Mocks

  extension DIContainer {
    /// A container for tests and previews: mocks throughout, but for the use cases that are given.
    public static func mock(
      productUseCase: (any ProductUseCase)? = nil,
      articleUseCase: (any ArticleUseCase)? = nil,
      pickupPointUseCase: (any PickupPointUseCase)? = nil
    ) -> DIContainer {
      DIContainer(
        productUseCase: productUseCase ?? DefaultProductUseCase(repository: MockProductRepository()),
        articleUseCase: articleUseCase ?? DefaultArticleUseCase(repository: MockArticleRepository()),
        pickupPointUseCase: pickupPointUseCase ?? DefaultPickupPointUseCase(repository: MockPickupPointRepository())
      )
    }
  }
#endif
