import Domain

/// The feature whose items can be favourites.
typealias FavouriteItems = ProductFeature

extension FavouriteUseCase {
  /// Whether an item is a favourite; nil if that cannot be known.
  func state(of id: FavouriteItem.ID) async -> Bool? {
    do throws(DomainError) {
      return try await isFavourite(id)
    } catch {
      // The form leads to the sign-in.
      return error == .signInRequired ? false : nil
    }
  }
}
