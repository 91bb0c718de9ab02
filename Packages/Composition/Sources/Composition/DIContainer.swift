import Data
public import Domain
public import Presentation

/// The app's use cases. A program creates one container at its start and passes it on.
public struct DIContainer: AllUseCases {
  public let productUseCase: any ProductUseCase
  public let articleUseCase: any ArticleUseCase
  public let pickupPointUseCase: any PickupPointUseCase

  init(
    products: some ProductRepository,
    articles: some ArticleRepository,
    pickupPoints: some PickupPointRepository
  ) {
    productUseCase = DefaultProductUseCase(repository: products)
    articleUseCase = DefaultArticleUseCase(repository: articles)
    pickupPointUseCase = DefaultPagedUseCase(repository: pickupPoints)
  }
}

extension DIContainer {
  /// All features for programs, each with the format of its items.
  public var apis: [FeatureAPI] {
    [
      FeatureAPI(ProductFeature(useCases: self), as: ProductJSON.self),
      FeatureAPI(ArticleFeature(useCases: self), as: ArticleJSON.self),
      FeatureAPI(PickupPointFeature(useCases: self), as: PickupPointJSON.self),
    ]
  }

  /// The feature with a name; see ``Feature/name``.
  public func api(of feature: String) -> FeatureAPI? {
    apis.first { $0.feature.name == feature }
  }
}
