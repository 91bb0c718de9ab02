import GRDB

/// How the server runs its queries.
struct Statements: Sendable {
  /// Whether a connection reuses compiled statements, as Storefront's do. This has nothing to do with layers.
  let areKept: Bool

  func callAsFunction(_ sql: String, in db: Database) throws -> Statement {
    try areKept ? db.cachedStatement(sql: sql) : db.makeStatement(sql: sql)
  }
}
