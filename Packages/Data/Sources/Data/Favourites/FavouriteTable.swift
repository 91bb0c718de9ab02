import Domain
import GRDB

/// What was last said of each item, for each owner. A visitor who has not signed in is the owner with an empty name.
///
/// `sequence` numbers the changes of an owner in the order in which they were kept.
enum FavouriteTable {
  static let name = "favourite"

  /// It has row identifiers, as SQLite tells no observer of changes in a table without
  /// (https://www.sqlite.org/c3ref/update_hook.html).
  static func create(in db: Database) throws {
    try db.create(table: name, options: .strict) { table in
      table.column("owner", .text).notNull()
      table.column("itemId", .text).notNull()
      table.column("changeId", .text).notNull()
      table.column("isFavourite", .integer).notNull()
      table.column("changedAt", .integer).notNull()
      table.column("sequence", .integer).notNull()
      table.primaryKey(["owner", "itemId"])
      table.uniqueKey(["owner", "sequence"])
    }
  }

  /// Deletes favourites with the account that owns them.
  static func createTrigger(in db: Database) throws {
    try db.execute(
      sql: """
        CREATE TRIGGER favouritesOfDeletedAccount AFTER DELETE ON account
        BEGIN DELETE FROM \(name) WHERE owner = OLD.id; END
        """
    )
  }

  static func changes(of owner: Account.ID, in db: Database) throws -> [FavouriteChange] {
    try Row.fetchAll(db.cachedStatement(sql: "SELECT * FROM \(name) WHERE owner = ?"), arguments: [owner])
      .compactMap(FavouriteChange.init)
  }

  static func changes(
    of owner: Account.ID,
    since cursor: Int,
    limit: Int,
    in db: Database
  ) throws -> FavouriteChanges {
    let rows = try Row.fetchAll(
      db.cachedStatement(sql: "SELECT * FROM \(name) WHERE owner = ? AND sequence > ? ORDER BY sequence LIMIT ?"),
      arguments: [owner, cursor, limit + 1]
    )
    let part = rows.prefix(limit)
    return FavouriteChanges(
      part.compactMap(FavouriteChange.init),
      cursor: part.last?["sequence"] ?? cursor,
      hasMore: rows.count > limit
    )
  }

  static func lastSequence(of owner: Account.ID, in db: Database) throws -> Int {
    let statement = try db.cachedStatement(sql: "SELECT max(sequence) FROM \(name) WHERE owner = ?")
    return try Int.fetchOne(statement, arguments: [owner]) ?? 0
  }

  /// Keeps a change, unless one that prevails is there.
  ///
  /// - Parameter isLimited: Whether ``Favourite/limit`` holds. A device takes what its server has.
  /// - Returns: The change that counts now.
  /// - Throws: ``DomainError/limitReached(_:)``.
  @discardableResult
  static func record(
    _ change: FavouriteChange,
    of owner: Account.ID,
    isLimited: Bool = false,
    in db: Database
  ) throws -> FavouriteChange {
    let statement = try db.cachedStatement(sql: "SELECT * FROM \(name) WHERE owner = ? AND itemId = ?")
    let known = try Row.fetchOne(statement, arguments: [owner, String(change.itemID)]).flatMap(FavouriteChange.init)
    if let known, FavouriteChange.prevailing(known, change) == known { return known }
    if isLimited, change.isFavourite, known?.isFavourite != true { try requireRoom(of: owner, in: db) }
    try db.execute(
      sql: """
        INSERT OR REPLACE INTO \(name) (owner, itemId, changeId, isFavourite, changedAt, sequence)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        owner, String(change.itemID), change.id, change.isFavourite, change.changedAt,
        try lastSequence(of: owner, in: db) + 1,
      ]
    )
    return change
  }

  static func forget(_ change: FavouriteChange, of owner: Account.ID, in db: Database) throws {
    try db.execute(
      sql: "DELETE FROM \(name) WHERE owner = ? AND itemId = ? AND changeId = ?",
      arguments: [owner, String(change.itemID), change.id]
    )
  }

  private static func requireRoom(of owner: Account.ID, in db: Database) throws {
    let statement = try db.cachedStatement(sql: "SELECT count(*) FROM \(name) WHERE owner = ? AND isFavourite")
    guard try Int.fetchOne(statement, arguments: [owner]) ?? 0 < Favourite.limit else {
      throw DomainError.limitReached(Favourite.limit)
    }
  }
}

extension FavouriteChange {
  /// Nil for an item whose identifier has another form than those of this version.
  init?(row: Row) {
    guard let itemID = FavouriteItem.id(row["itemId"]) else { return nil }
    self.init(id: row["changeId"], itemID: itemID, isFavourite: row["isFavourite"], changedAt: row["changedAt"])
  }
}
