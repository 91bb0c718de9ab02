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
  static func waiting(of owner: Account.ID, in db: any SQLConnection) throws -> [FavouriteChange] {
    try db.rows(
      "SELECT \(FavouriteChange.columns) FROM outbox WHERE owner = ? AND refusal IS NULL ORDER BY position",
      [owner]
    ).compactMap(FavouriteChange.init)
  }

  static func insert(_ change: FavouriteChange, of owner: Account.ID, in db: any SQLConnection) throws {
    try db.execute(
      """
      INSERT INTO outbox (owner, changeId, itemId, isFavourite, changedAt) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (owner, changeId) DO NOTHING
      """,
      [owner, change.id, String(change.itemID), change.isFavourite, change.changedAt]
    )
  }

  static func delete(_ id: FavouriteChange.ID, of owner: Account.ID, in db: any SQLConnection) throws {
    try db.execute("DELETE FROM outbox WHERE owner = ? AND changeId = ?", [owner, id])
  }

  /// Removes a change with all that were said of its item before it.
  static func forget(_ change: FavouriteChange, of owner: Account.ID, in db: any SQLConnection) throws {
    try db.execute(
      "DELETE FROM outbox WHERE owner = ? AND itemId = ? AND (changedAt, changeId) <= (?, ?)",
      [owner, String(change.itemID), change.changedAt, change.id]
    )
  }

  static func refuse(_ id: FavouriteChange.ID, _ code: String, of owner: Account.ID, in db: any SQLConnection) throws {
    try db.execute(
      "UPDATE outbox SET refusal = ? WHERE owner = ? AND changeId = ?",
      [code, owner, id]
    )
  }

  static func takeRefusals(of owner: Account.ID, in db: any SQLConnection) throws -> [FavouriteRefusal] {
    let rows = try db.rows(
      """
      SELECT \(FavouriteChange.columns), refusal FROM outbox
      WHERE owner = ? AND refusal IS NOT NULL ORDER BY position
      """,
      [owner]
    )
    try db.execute("DELETE FROM outbox WHERE owner = ? AND refusal IS NOT NULL", [owner])
    return try rows.compactMap { row in
      try FavouriteChange(row: row).map {
        FavouriteRefusal(itemID: $0.itemID, reason: FavouriteRefusal.Reason(code: try row["refusal"]))
      }
    }
  }

  static func state(of owner: Account.ID, in db: any SQLConnection) throws -> SyncState {
    try db.row("SELECT cursor, failures, notBefore FROM syncState WHERE owner = ?", [owner]).map {
      try SyncState(cursor: $0["cursor"], failures: $0["failures"], notBefore: $0["notBefore"])
    } ?? SyncState()
  }

  static func store(_ state: SyncState, of owner: Account.ID, in db: any SQLConnection) throws {
    try db.execute(
      """
      INSERT INTO syncState (owner, cursor, failures, notBefore) VALUES (?, ?, ?, ?)
      ON CONFLICT (owner) DO UPDATE SET cursor = excluded.cursor, failures = excluded.failures,
      notBefore = excluded.notBefore
      """,
      [owner, state.cursor, state.failures, state.notBefore]
    )
  }
}
