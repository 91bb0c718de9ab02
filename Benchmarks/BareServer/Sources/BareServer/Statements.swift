import GRDB

/// How the servers' questions reach SQLite.
struct Statements: Sendable {
  /// Whether a connection keeps what it has compiled, as Storefront's do. It is not what layers cost or save.
  let areKept: Bool

  func callAsFunction(_ sql: String, in db: Database) throws -> Statement {
    try areKept ? db.cachedStatement(sql: sql) : db.makeStatement(sql: sql)
  }
}
