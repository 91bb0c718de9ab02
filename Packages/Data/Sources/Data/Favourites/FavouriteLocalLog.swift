public import Domain

/// The favourites of the person who is signed in, in the database where all of their devices meet.
public struct FavouriteLocalLog: FavouriteLog {
  private let database: any SQLDatabase
  private let owner: @Sendable () async throws(DomainError) -> Account.ID

  public init(database: any SQLDatabase, owner: @escaping @Sendable () async throws(DomainError) -> Account.ID) {
    self.database = database
    self.owner = owner
  }

  public func record(_ change: FavouriteChange) async throws(DomainError) -> FavouriteChange {
    let owner = try await owner()
    return try await database.transaction { try FavouriteTable.record(change, of: owner, isLimited: true, in: $0) }
  }

  public func changes(since cursor: Int, limit: Int) async throws(DomainError) -> FavouriteChanges {
    let owner = try await owner()
    return try await database.query { try FavouriteTable.changes(of: owner, since: cursor, limit: limit, in: $0) }
  }
}
