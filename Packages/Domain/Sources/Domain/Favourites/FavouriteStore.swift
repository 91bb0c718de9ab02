/// The port to the favourites of one person, or of a visitor who has not signed in, on this device.
public protocol FavouriteStore: Sendable {
  /// What was last said of each item, in any order.
  func changes() async throws(DomainError) -> [FavouriteChange]

  /// Keeps a change, unless one that prevails is there; see ``FavouriteChange/prevailing(_:_:)``.
  ///
  /// - Returns: The change that counts now.
  @discardableResult
  func record(_ change: FavouriteChange) async throws(DomainError) -> FavouriteChange

  /// Removes changes, as after another store has them. A change that was made later stays.
  func forget(_ changes: [FavouriteChange]) async throws(DomainError)

  /// Yields after each change of the favourites from now on. It ends with an error of the source.
  func updates() async -> AsyncStream<Void>
}
