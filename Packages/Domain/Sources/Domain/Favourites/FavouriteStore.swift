/// The port to the favourites of one person, or of a visitor who has not signed in, on this device.
public protocol FavouriteStore: Sendable {
  /// What was last said of each item, in any order.
  func changes() async throws(DomainError) -> [FavouriteChange]

  /// Keeps a change, unless one that prevails is there; see ``FavouriteChange/prevailing(_:_:)``.
  func record(_ change: FavouriteChange) async throws(DomainError)

  /// Removes changes, as after another repository has them. A change that was made later stays.
  func forget(_ changes: [FavouriteChange]) async throws(DomainError)

  /// Yields after each change of the favourites from now on. It ends with an error of the source.
  func updates() async -> AsyncStream<Void>
}

/// The port to where all devices of a person meet: a server, or its database.
public protocol FavouriteLog: Sendable {
  /// Takes a change. Nothing happens if one that prevails is there, such as the same one.
  ///
  /// - Returns: The change that counts now.
  /// - Throws: ``DomainError/notFound`` if there is no such item, or ``DomainError/limitReached(_:)``.
  func record(_ change: FavouriteChange) async throws(DomainError) -> FavouriteChange

  /// What was last said of items since another call, oldest first.
  ///
  /// - Parameters:
  ///   - cursor: The ``FavouriteChanges/cursor`` of that call; 0 for all.
  ///   - limit: How many changes to return at most; at least 1.
  func changes(since cursor: Int, limit: Int) async throws(DomainError) -> FavouriteChanges
}

/// A part of a ``FavouriteLog``.
public struct FavouriteChanges: Hashable, Sendable {
  public let changes: [FavouriteChange]

  /// Where the next call goes on.
  public let cursor: Int
  public let hasMore: Bool

  public init(_ changes: [FavouriteChange], cursor: Int, hasMore: Bool) {
    self.changes = changes
    self.cursor = cursor
    self.hasMore = hasMore
  }
}
