import Domain
import GRDB

/// The tables of a database and how they came to be, migration by migration.
struct Schema: Sendable {
  /// Marks the file as one of ours (https://www.sqlite.org/pragma.html#pragma_application_id), so that a database of
  /// another program is left alone.
  let applicationID: Int32

  let migrator: DatabaseMigrator

  /// Runs the migrations that the database lacks.
  func bringUpToDate(_ writer: any DatabaseWriter, path: String) throws {
    if try writer.read({ try isUpToDate($0, path: path) }) { return }
    try writer.write { try claim($0, path: path) }
    // Another process may be running the same migrations. One that comes second fails, and by then the other has
    // completed at least one more, so there are never more failures than migrations.
    for _ in migrator.migrations {
      do { return try migrator.migrate(writer) } catch {
        if try writer.read({ try isUpToDate($0, path: path) }) { return }
      }
    }
    try migrator.migrate(writer)
  }

  /// Throws where the file is another program's; it changes nothing.
  func check(_ db: Database, path: String) throws {
    // In this order: what is not empty has been claimed before.
    let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0
    if !isEmpty, try !isClaimed(db) { throw StorageFailure.foreign(path: path) }
  }

  /// Marks an empty file as ours, before the first table comes into it.
  private func claim(_ db: Database, path: String) throws {
    try check(db, path: path)
    if try !isClaimed(db) { try db.execute(sql: "PRAGMA application_id = \(applicationID)") }
  }

  private func isClaimed(_ db: Database) throws -> Bool {
    try Int32.fetchOne(db, sql: "PRAGMA application_id") == applicationID
  }

  private func isUpToDate(_ db: Database, path: String) throws -> Bool {
    guard try isClaimed(db) else { return false }
    if try migrator.hasBeenSuperseded(db) { throw StorageFailure.newerVersion(path: path) }
    return try migrator.hasCompletedMigrations(db)
  }
}
