public import Domain

/// Everything that the app's screens can ask for.
public typealias AllUseCases =
  Sendable
  & HasProductUseCase
  & HasArticleUseCase
  & HasPickupPointUseCase
  & HasAuthUseCase

/// The features of the app, in the order of menus. The first one is the home screen.
public enum Features {
  public static let all: [any Feature.Type] = [
    ProductFeature.self,
    ArticleFeature.self,
    PickupPointFeature.self,
  ]

  static func named(_ name: String) -> (any Feature.Type)? {
    all.first { $0.name == name }
  }
}
