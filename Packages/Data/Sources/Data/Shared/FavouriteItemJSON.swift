/// The JSON of what can be a favourite.
typealias FavouriteItemJSON = ProductJSON
