public import Domain

/// All that the product's screens can ask for.
public typealias AllUseCases =
  HasProductUseCase
  & HasArticleUseCase
  & HasPickupPointUseCase

/// The product's use cases, put together. There is one for each run of a program, made at its start and handed on.
public struct DIContainer: AllUseCases, Sendable {
  public let productUseCase: any ProductUseCase
  public let articleUseCase: any ArticleUseCase
  public let pickupPointUseCase: any PickupPointUseCase

  init(
    productUseCase: any ProductUseCase,
    articleUseCase: any ArticleUseCase,
    pickupPointUseCase: any PickupPointUseCase
  ) {
    self.productUseCase = productUseCase
    self.articleUseCase = articleUseCase
    self.pickupPointUseCase = pickupPointUseCase
  }

  init(
    productRepository: any ProductRepository,
    articleRepository: any ArticleRepository,
    pickupPointRepository: any PickupPointRepository
  ) {
    self.init(
      productUseCase: DefaultProductUseCase(repository: productRepository),
      articleUseCase: DefaultArticleUseCase(repository: articleRepository),
      pickupPointUseCase: DefaultPickupPointUseCase(repository: pickupPointRepository)
    )
  }
}
