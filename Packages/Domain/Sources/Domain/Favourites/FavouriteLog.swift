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
