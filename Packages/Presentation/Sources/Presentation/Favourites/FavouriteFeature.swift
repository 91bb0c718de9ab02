public import Domain

/// What a person likes: a list of items of another feature, and the actions that put an item on it or take it off.
public struct FavouriteFeature: Feature {
  /// The name of the feature that the items belong to; see ``Feature/name``.
  public static var itemFeature: String { FavouriteItems.name }

  public static let name = "favourites"
  public static let itemName = "favourite"
  public static let isPersonal = true
  public static let texts = FeatureTexts.favourites
  public static let columns = FavouriteItems.columns

  private let favourites: any FavouriteUseCase

  public init(useCases: any AllUseCases) {
    favourites = useCases.favouriteUseCase
  }

  public var useCase: any PagedUseCase<Favourite, KeywordQuery> { Self.paged(favourites) }

  public func updates() async -> AsyncStream<Void>? { await favourites.updates() }

  public static func route(to favourite: Favourite) -> Route { FavouriteItems.detail(id: favourite.id) }

  /// An item that the source does not have is shown by its number.
  public static func fields(of favourite: Favourite, in context: ContentContext) -> [ContentField] {
    if let item = favourite.item { return FavouriteItems.fields(of: item, in: context) }
    let text = context.localization.text(.favouritesValueUnknown, String(favourite.id))
    return FavouriteItems.columns.prefix(1).map { ContentField($0.name, .text(text)) }
  }

  public static func detail(of favourite: Favourite, in context: ContentContext) -> Content {
    favourite.item.map { FavouriteItems.detail(of: $0, in: context) }
      ?? Content(title: context.localization.text(.favouritesValueUnknown, String(favourite.id)))
  }

  public static func actions(on id: FavouriteItem.ID, in localization: Localization) -> [ContentAction] {
    [FavouriteMarker.action(on: String(id), .remove, in: localization)]
  }

  /// `any FavouriteUseCase` does not convert to its parent protocol by itself; passing it to a generic function does it.
  private static func paged<U: PagedUseCase>(_ useCase: U) -> any PagedUseCase<U.Item, U.Query> { useCase }
}

extension Route {
  /// Whether the screen is another one for each person, as it shows what they like.
  public var showsFavourites: Bool {
    switch self {
    case .list(let list): [FavouriteFeature.name, FavouriteFeature.itemFeature].contains(list.feature)
    case .detail(let feature, _): feature == FavouriteFeature.itemFeature
    default: false
    }
  }
}
