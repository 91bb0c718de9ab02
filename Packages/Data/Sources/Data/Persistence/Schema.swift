import Domain
import GRDB

/// The tables of a database and how they came to be, migration by migration.
struct Schema: Sendable {
  /// Marks the file as one of ours (https://www.sqlite.org/pragma.html#pragma_application_id), so that a database of
  /// another program is left alone.
  let applicationID: Int32

  let migrator: DatabaseMigrator

  /// Runs the migrations that the database lacks. Nothing is written to a file that is not ours.
  func bringUpToDate(_ writer: any DatabaseWriter, path: String) throws {
    let isComplete = try writer.read { try isUpToDate($0, path: path) }
    useWriteAheadLog(writer)
    if isComplete { return }
    try writer.write { try claim($0, path: path) }
    // Another process may be running the same migrations. One that comes second fails, and by then the other has
    // completed at least one more, so there are never more failures than migrations.
    for _ in migrator.migrations {
      do { return try migrator.migrate(writer) } catch DatabaseError.SQLITE_BUSY {
        throw StorageFailure.busy
      } catch {
        if try writer.read({ try isUpToDate($0, path: path) }) { return }
      }
    }
    try migrator.migrate(writer)
  }

  private func isUpToDate(_ db: Database, path: String) throws -> Bool {
    guard try isClaimed(db, path: path) else { return false }
    if try migrator.hasBeenSuperseded(db) { throw StorageFailure.newerVersion(path: path) }
    return try migrator.hasCompletedMigrations(db)
  }

  /// Whether the file is ours; an empty one is nobody's yet.
  private func isClaimed(_ db: Database, path: String) throws -> Bool {
    let found = try Int32.fetchOne(db, sql: "PRAGMA application_id")
    if found == applicationID { return true }
    let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0
    guard found == 0, isEmpty else { throw StorageFailure.foreign(path: path) }
    return false
  }

  /// Marks an empty file as ours, before the first table comes into it.
  private func claim(_ db: Database, path: String) throws {
    if try !isClaimed(db, path: path) { try db.execute(sql: "PRAGMA application_id = \(applicationID)") }
  }

  /// Lets readers go on while a process writes. The file remembers it, so whoever does not get to switch it now, because
  /// another process is doing the same, need not try again.
  private func useWriteAheadLog(_ writer: any DatabaseWriter) {
    try? writer.writeWithoutTransaction { db in
      if try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL") == "wal" {
        try db.execute(sql: "PRAGMA synchronous = NORMAL")
      }
    }
  }
}
