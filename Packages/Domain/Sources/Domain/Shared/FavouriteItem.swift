/// What can be a favourite. The code of favourites names no other feature.
public typealias FavouriteItem = Product

extension FavouriteItem {
  /// The texts that a search of favourites looks at.
  var searchedTexts: [String] { [title, summary, brand ?? ""] }
}
