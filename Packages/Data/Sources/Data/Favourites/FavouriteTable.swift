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

  static func changes(of owner: Account.ID, in db: any SQLConnection) throws -> [FavouriteChange] {
    try db.rows("SELECT \(FavouriteChange.columns) FROM \(name) WHERE owner = ?", [owner])
      .compactMap(FavouriteChange.init)
  }

  static func changes(
    of owner: Account.ID,
    since cursor: Int,
    limit: Int,
    in db: any SQLConnection
  ) throws -> FavouriteChanges {
    let rows = try db.rows(
      """
      SELECT \(FavouriteChange.columns), sequence FROM \(name)
      WHERE owner = ? AND sequence > ? ORDER BY sequence LIMIT ?
      """,
      [owner, cursor, limit + 1]
    )
    let part = rows.prefix(limit)
    return FavouriteChanges(
      try part.compactMap(FavouriteChange.init),
      cursor: try part.last?["sequence"] ?? cursor,
      hasMore: rows.count > limit
    )
  }

  static func lastSequence(of owner: Account.ID, in db: any SQLConnection) throws -> Int {
    try db.number("SELECT max(sequence) AS number FROM \(name) WHERE owner = ?", [owner])
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
    in db: any SQLConnection
  ) throws -> FavouriteChange {
    let row = try db.row(
      "SELECT \(FavouriteChange.columns) FROM \(name) WHERE owner = ? AND itemId = ?",
      [owner, String(change.itemID)]
    )
    let known = try row.flatMap(FavouriteChange.init)
    if let known, FavouriteChange.prevailing(known, change) == known { return known }
    if isLimited, change.isFavourite, known?.isFavourite != true { try requireRoom(of: owner, in: db) }
    try db.execute(
      """
      INSERT INTO \(name) (owner, itemId, changeId, isFavourite, changedAt, sequence) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (owner, itemId) DO UPDATE SET changeId = excluded.changeId, isFavourite = excluded.isFavourite,
      changedAt = excluded.changedAt, sequence = excluded.sequence
      """,
      [
        owner, String(change.itemID), change.id, change.isFavourite, change.changedAt,
        try lastSequence(of: owner, in: db) + 1,
      ]
    )
    if !change.isFavourite { try pruneRemoved(of: owner, in: db) }
    return change
  }

  static func forget(_ change: FavouriteChange, of owner: Account.ID, in db: any SQLConnection) throws {
    try db.execute(
      "DELETE FROM \(name) WHERE owner = ? AND itemId = ? AND changeId = ?",
      [owner, String(change.itemID), change.id]
    )
  }

  /// Deletes the oldest changes that have removed a favourite, if there are more than ``Favourite/limit``, so that the
  /// rows of an owner are limited. A device that misses so many keeps the favourites that they removed.
  private static func pruneRemoved(of owner: Account.ID, in db: any SQLConnection) throws {
    try db.execute(
      """
      DELETE FROM \(name) WHERE owner = ? AND isFavourite = 0 AND sequence <= (
        SELECT sequence FROM \(name) WHERE owner = ? AND isFavourite = 0 ORDER BY sequence DESC LIMIT 1 OFFSET ?
      )
      """,
      [owner, owner, Favourite.limit]
    )
  }

  private static func requireRoom(of owner: Account.ID, in db: any SQLConnection) throws {
    let sql = "SELECT count(*) AS number FROM \(name) WHERE owner = ? AND isFavourite = 1"
    guard try db.number(sql, [owner]) < Favourite.limit else { throw DomainError.limitReached(Favourite.limit) }
  }
}

extension FavouriteChange {
  /// Those that ``init(row:)`` reads, by name as in ``ListedRecord``.
  static let columns = "itemId, changeId, isFavourite, changedAt"

  /// Nil for an item whose identifier has another form than those of this version.
  init?(row: SQLRow) throws {
    guard let itemID = FavouriteItem.id(try row["itemId"]) else { return nil }
    self.init(
      id: try row["changeId"],
      itemID: itemID,
      isFavourite: try row["isFavourite"],
      changedAt: try row["changedAt"]
    )
  }
}
