import Domain

/// The feature whose items can be favourites.
typealias FavouriteItems = ProductFeature

extension FavouriteItems {
  public static func marker(_ useCases: any AllUseCases) -> (any ItemMarker)? {
    useCases.hasFavourites ? FavouriteMarker(useCases.favouriteUseCase) : nil
  }
}
