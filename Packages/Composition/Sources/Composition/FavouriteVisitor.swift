public import Domain

/// Who has favourites without an account.
public enum FavouriteVisitor: Sendable {
  /// People have to sign in.
  case nobody

  /// The person who runs the program, in its own database.
  case thisDevice

  /// The person who sent a request, in what it brought.
  case kept(any FavouriteStore)
}
