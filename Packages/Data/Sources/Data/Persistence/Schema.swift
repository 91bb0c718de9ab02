import Domain
import GRDB

/// The tables of a database, and the migrations that create them.
struct Schema: Sendable {
  /// Marks the file as the app's (https://www.sqlite.org/pragma.html#pragma_application_id), so that a database of
  /// another program is not changed.
  let applicationID: Int32

  let migrator: DatabaseMigrator

  /// The name of a file for this schema. While an app is being developed, each list of migrations has a file of its own,
  /// so that the databases of two branches live side by side.
  func fileName(_ name: String) -> String {
    #if DEBUG
      "\(name)-\(migrator.migrations.count)-\(migrator.migrations.last ?? "empty").sqlite"
    #else
      "\(name).sqlite"
    #endif
  }

  /// Runs the migrations that the database has not run. Nothing is written to another program's file.
  func bringUpToDate(_ writer: any DatabaseWriter, path: String) throws {
    let isComplete = try writer.read { try isUpToDate($0, path: path) }
    useWriteAheadLog(writer)
    if isComplete { return }
    try writer.write { try claim($0, path: path) }
    // Another process may be running the same migrations. The second one fails, and by then the other has completed at
    // least one more, so there are never more failures than migrations.
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
    let known = Set(migrator.migrations)
    let applied = try migrator.appliedIdentifiers(db)
    if applied.isSubset(of: known) { return applied == known }
    // A later version has run all of these migrations, and its own.
    throw known.isSubset(of: applied) ? StorageFailure.newerVersion(path: path) : .otherVersion(path: path)
  }

  /// Whether the file is marked as the app's. An empty one is not yet.
  private func isClaimed(_ db: Database, path: String) throws -> Bool {
    let found = try Int32.fetchOne(db, sql: "PRAGMA application_id")
    if found == applicationID { return true }
    let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0
    guard found == 0, isEmpty else { throw StorageFailure.foreign(path: path) }
    return false
  }

  /// Marks an empty file as the app's, before the first table is created.
  private func claim(_ db: Database, path: String) throws {
    if try !isClaimed(db, path: path) { try db.execute(sql: "PRAGMA application_id = \(applicationID)") }
  }

  /// Lets processes read while another one writes. The mode is stored in the file, so a process that cannot set it,
  /// because another one is doing so, need not try again.
  private func useWriteAheadLog(_ writer: any DatabaseWriter) {
    try? writer.writeWithoutTransaction { db in
      if try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL") == "wal" {
        try db.execute(sql: "PRAGMA synchronous = NORMAL")
      }
    }
  }
}
