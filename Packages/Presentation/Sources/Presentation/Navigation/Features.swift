public import Domain

/// Everything that the app's screens can ask for.
public typealias AllUseCases =
  Sendable
  & HasProductUseCase
  & HasArticleUseCase
  & HasPickupPointUseCase
  & HasAuthUseCase
  & HasAddressUseCase
  & HasFavouriteUseCase
  & HasSignals

/// The features of the app, in the order of menus. The first one is the home screen.
public enum Features {
  public static let all: [any Feature.Type] = [
    ProductFeature.self,
    ArticleFeature.self,
    PickupPointFeature.self,
    FavouriteFeature.self,
    AddressFeature.self,
  ]

  /// Those whose items everyone may see.
  public static let shared =
    all
    .filter { !$0.isPersonal }

  /// Those whose items belong to the person who is signed in.
  public static let personal = all.filter { $0.isPersonal }

  static func named(_ name: String) -> (any Feature.Type)? {
    all.first { $0.name == name }
  }
}
