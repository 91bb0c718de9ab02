public import Domain
import GRDB

/// The favourites of the person who is signed in, in the database where all of their devices meet.
public struct FavouriteLocalLog: FavouriteLog {
  private let database: LocalDatabase
  private let owner: @Sendable () async throws(DomainError) -> Account.ID

  public init(database: LocalDatabase, owner: @escaping @Sendable () async throws(DomainError) -> Account.ID) {
    self.database = database
    self.owner = owner
  }

  public func record(_ change: FavouriteChange) async throws(DomainError) -> FavouriteChange {
    let owner = try await owner()
    return try await database.write { try FavouriteTable.record(change, of: owner, isLimited: true, in: $0) }
  }

  public func changes(since cursor: Int, limit: Int) async throws(DomainError) -> FavouriteChanges {
    let owner = try await owner()
    return try await database.read { try FavouriteTable.changes(of: owner, since: cursor, limit: limit, in: $0) }
  }
}
