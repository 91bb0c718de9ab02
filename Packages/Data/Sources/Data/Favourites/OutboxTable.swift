import Domain
import GRDB

/// The changes that a device has not sent yet, and how far it and its server are.
enum OutboxTable {
  static func create(in db: Database) throws {
    try db.create(table: "outbox", options: .strict) { table in
      table.autoIncrementedPrimaryKey("position")
      table.column("owner", .text).notNull()
      table.column("changeId", .text).notNull()
      table.column("itemId", .text).notNull()
      table.column("isFavourite", .integer).notNull()
      table.column("changedAt", .integer).notNull()
      // Why the server will never accept the change.
      table.column("refusal", .text)
      table.uniqueKey(["owner", "changeId"])
    }
    try db.create(table: "syncState", options: [.strict, .withoutRowID]) { table in
      table.primaryKey("owner", .text)
      table.column("cursor", .integer).notNull()
      table.column("failures", .integer).notNull()
      table.column("notBefore", .integer).notNull()
    }
  }

  /// The changes that were not refused, in the order in which they were said.
  static func waiting(of owner: Account.ID, limit: Int = -1, in db: Database) throws -> [FavouriteChange] {
    try Row.fetchAll(
      db.cachedStatement(
        sql: "SELECT * FROM outbox WHERE owner = ? AND refusal IS NULL ORDER BY position LIMIT ?"
      ),
      arguments: [owner, limit]
    ).compactMap(FavouriteChange.init)
  }

  static func insert(_ change: FavouriteChange, of owner: Account.ID, in db: Database) throws {
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO outbox (owner, changeId, itemId, isFavourite, changedAt) VALUES (?, ?, ?, ?, ?)
        """,
      arguments: [owner, change.id, String(change.itemID), change.isFavourite, change.changedAt]
    )
  }

  static func delete(_ id: FavouriteChange.ID, of owner: Account.ID, in db: Database) throws {
    try db.execute(sql: "DELETE FROM outbox WHERE owner = ? AND changeId = ?", arguments: [owner, id])
  }

  /// Removes a change with all that were said of its item before it.
  static func forget(_ change: FavouriteChange, of owner: Account.ID, in db: Database) throws {
    try db.execute(
      sql: "DELETE FROM outbox WHERE owner = ? AND itemId = ? AND (changedAt, changeId) <= (?, ?)",
      arguments: [owner, String(change.itemID), change.changedAt, change.id]
    )
  }

  static func refuse(_ id: FavouriteChange.ID, _ code: String, of owner: Account.ID, in db: Database) throws {
    try db.execute(
      sql: "UPDATE outbox SET refusal = ? WHERE owner = ? AND changeId = ?",
      arguments: [code, owner, id]
    )
  }

  static func takeRefusals(of owner: Account.ID, in db: Database) throws -> [FavouriteRefusal] {
    let rows = try Row.fetchAll(
      db,
      sql: "SELECT * FROM outbox WHERE owner = ? AND refusal IS NOT NULL ORDER BY position",
      arguments: [owner]
    )
    try db.execute(sql: "DELETE FROM outbox WHERE owner = ? AND refusal IS NOT NULL", arguments: [owner])
    return rows.compactMap { row in
      FavouriteChange(row: row).map {
        FavouriteRefusal(itemID: $0.itemID, reason: FavouriteRefusal.Reason(code: row["refusal"]))
      }
    }
  }

  static func state(of owner: Account.ID, in db: Database) throws -> SyncState {
    let row = try Row.fetchOne(db, sql: "SELECT * FROM syncState WHERE owner = ?", arguments: [owner])
    return row.map { SyncState(cursor: $0["cursor"], failures: $0["failures"], notBefore: $0["notBefore"]) }
      ?? SyncState()
  }

  static func store(_ state: SyncState, of owner: Account.ID, in db: Database) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO syncState (owner, cursor, failures, notBefore) VALUES (?, ?, ?, ?)",
      arguments: [owner, state.cursor, state.failures, state.notBefore]
    )
  }
}
