/// What people can do with their favourites, signed in or not.
public protocol FavouriteUseCase: PagedUseCase where Item == Favourite, Query == KeywordQuery {
  /// The items that are favourites.
  func ids() async throws(DomainError) -> Set<FavouriteItem.ID>

  /// Makes an item a favourite, or no longer one. Nothing happens if it is so already.
  ///
  /// - Returns: The change that counts now; nil if nothing was ever said of the item.
  /// - Throws: ``DomainError/notFound`` if there is no such item, ``DomainError/limitReached(_:)``, or
  ///   ``DomainError/signInRequired`` if visitors have no favourites here.
  @discardableResult
  func set(_ id: FavouriteItem.ID, isFavourite: Bool) async throws(DomainError) -> FavouriteChange?

  /// Yields after each change of the favourites.
  func updates() async -> AsyncStream<Void>
}

/// Something that provides a ``FavouriteUseCase``.
public protocol HasFavouriteUseCase {
  /// Whether visitors have favourites, or can sign in to have some.
  var hasFavourites: Bool { get }
  var favouriteUseCase: any FavouriteUseCase { get }
}
