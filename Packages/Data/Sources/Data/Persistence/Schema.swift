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
    if try writer.unsafeRead({ try isUpToDate($0, path: path) }) { return }
    // Another process may be running the same migrations. One that comes second fails, and by then the other has
    // completed at least one more, so there are never more failures than migrations.
    for _ in migrator.migrations {
      do { return try migrator.migrate(writer) } catch {
        if try writer.unsafeRead({ try isUpToDate($0, path: path) }) { return }
      }
    }
    try migrator.migrate(writer)
  }

  private func isUpToDate(_ db: Database, path: String) throws -> Bool {
    let found = try Int32.fetchOne(db, sql: "PRAGMA application_id")
    guard found == applicationID else {
      if try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0 { return false }
      throw StorageFailure.foreign(path: path)
    }
    if try migrator.hasBeenSuperseded(db) { throw StorageFailure.newerVersion(path: path) }
    return try migrator.hasCompletedMigrations(db)
  }
}
