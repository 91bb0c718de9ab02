public import Domain

/// The favourites of one person in a database where they stay.
public struct FavouriteLocalStore: FavouriteStore {
  private let database: any ObservedDatabase
  private let owner: Account.ID

  /// - Parameter owner: The person; empty for a visitor.
  public init(database: any ObservedDatabase, owner: Account.ID = "") {
    self.database = database
    self.owner = owner
  }

  public func changes() async throws(DomainError) -> [FavouriteChange] {
    try await database.query { [owner] in try FavouriteTable.changes(of: owner, in: $0) }
  }

  @discardableResult
  public func record(_ change: FavouriteChange) async throws(DomainError) -> FavouriteChange {
    try await database.transaction { [owner] in
      try FavouriteTable.record(change, of: owner, isLimited: true, in: $0)
    }
  }

  public func forget(_ changes: [FavouriteChange]) async throws(DomainError) {
    try await database.transaction { [owner] db in
      for change in changes { try FavouriteTable.forget(change, of: owner, in: db) }
    }
  }

  public func updates() async -> AsyncStream<Void> {
    await database.updates { [owner] in try FavouriteTable.changes(of: owner, in: $0) }
  }
}
