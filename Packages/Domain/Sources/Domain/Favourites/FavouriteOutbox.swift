/// The port to what this device has not sent yet, in the order in which it was said, and to what it knows of the server.
///
/// Each method is one transaction, and survives the end of the program.
public protocol FavouriteOutbox: Sendable {
  func state() async throws(DomainError) -> SyncState

  /// The oldest change that waits, of those that this version can read; nil if none does.
  func next() async throws(DomainError) -> FavouriteChange?

  /// Removes a change that was sent, and keeps what the server said: the change that counts.
  func confirm(_ sent: FavouriteChange, as counting: FavouriteChange) async throws(DomainError)

  /// Takes a change out of the queue that the server will never accept, and keeps the reason.
  func refuse(_ change: FavouriteChange, because reason: FavouriteRefusal.Reason) async throws(DomainError)

  /// Keeps the number of failures in a row, and the earliest time of the next attempt.
  func postpone(failures: Int, until time: Int) async throws(DomainError)

  /// Keeps changes of the server, and its cursor.
  ///
  /// - Returns: How many of them were not known.
  func apply(_ changes: FavouriteChanges) async throws(DomainError) -> Int

  /// Returns the refusals since the last call, and forgets them.
  func takeRefusals() async throws(DomainError) -> [FavouriteRefusal]

  /// Yields after each change of the favourites.
  func updates() async -> AsyncStream<Void>
}

/// How far a device and its server are.
public struct SyncState: Hashable, Sendable {
  /// See ``FavouriteChanges/cursor``.
  public let cursor: Int

  /// How many attempts in a row have failed.
  public let failures: Int

  /// The earliest time of the next attempt, in milliseconds since 1970.
  public let notBefore: Int

  public init(cursor: Int = 0, failures: Int = 0, notBefore: Int = 0) {
    self.cursor = cursor
    self.failures = failures
    self.notBefore = notBefore
  }
}

/// A change that the server will never accept.
public struct FavouriteRefusal: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// There is no such item.
    case notFound
    case limitReached

    /// Anything else, with the server's code.
    case other(code: String)
  }

  public let itemID: FavouriteItem.ID
  public let reason: Reason

  public init(itemID: FavouriteItem.ID, reason: Reason) {
    self.itemID = itemID
    self.reason = reason
  }
}
