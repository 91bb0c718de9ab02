import Domain

/// The feature whose items can be favourites.
typealias FavouriteItems = ProductFeature

extension FavouriteUseCase {
  /// The items that are favourites; nil if that cannot be known.
  func knownIDs() async -> Set<FavouriteItem.ID>? {
    do throws(DomainError) {
      return try await ids()
    } catch {
      // The form leads to the sign-in.
      return error == .signInRequired ? [] : nil
    }
  }
}
