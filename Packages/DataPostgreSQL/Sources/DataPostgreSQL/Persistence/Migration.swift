import Data
import Domain

/// A change of the tables. One that has been released is never edited, as databases exist that ran it; another is added.
///
/// While servers are replaced one by one, old ones and new ones use the same tables, so a migration adds what old ones do not
/// know, and a later release removes what is used no more.
struct Migration: Sendable {
  let name: String
  let run: @Sendable (Session) throws -> Void

  init(_ name: String, _ run: @escaping @Sendable (Session) throws -> Void) {
    self.name = name
    self.run = run
  }

  init(_ name: String, script: String) {
    self.init(name) { try $0.run(script: script) }
  }
}

/// Runs the migrations that a database has not run, once in a program. A failure is tried again with the next call.
actor MigrationOnce {
  /// Marks the lock of migrations: the bytes of "store".
  private static let lock = 0x73_746f_7265

  /// How long a program waits for the migrations of another one, and for a statement of its own: in milliseconds.
  private static let timeout: Int32 = 600_000

  private let migrations: [Migration]
  private var running: Task<Result<Void, DomainError>, Never>?
  private var isDone = false

  init(_ migrations: [Migration]) {
    self.migrations = migrations
  }

  func run(in database: PostgreSQLDatabase) async throws(DomainError) {
    if isDone { return }
    let task = running ?? Task { await attempt(in: database) }
    running = task
    let result = await task.value
    if running == task { running = nil }
    try result.get()
    isDone = true
  }

  /// All in one transaction. Of programs that start at once, one migrates, and the others wait for it.
  private func attempt(in database: PostgreSQLDatabase) async -> Result<Void, DomainError> {
    let migrations = migrations
    do throws(DomainError) {
      try await database.run(.locking) { session in
        try session.allowing(milliseconds: Self.timeout) {
          try session.run(script: "SELECT pg_advisory_xact_lock(\(Self.lock))")
          try session.run(script: "CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY)")
          let done = Set(try session.rows("SELECT name FROM migration", []).map { try $0["name"] as String })
          for migration in migrations where !done.contains(migration.name) {
            try migration.run(session)
            try session.execute("INSERT INTO migration (name) VALUES (?)", [migration.name])
          }
        }
      }
      return .success(())
    } catch {
      return .failure(error)
    }
  }
}
