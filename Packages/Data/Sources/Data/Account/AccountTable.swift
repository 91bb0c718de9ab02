import Domain
import Foundation
import GRDB

/// The tables of accounts and of their sessions.
enum AccountTable {
  static func create(in db: Database) throws {
    try db.create(table: "account", options: [.strict, .withoutRowID]) { table in
      table.primaryKey("id", .text)
      table.column("username", .text).notNull()
      table.column("usernameKey", .text).notNull().unique()
      table.column("passwordHash", .text).notNull()
      table.column("createdAt", .integer).notNull()
    }
    try db.create(table: "session", options: [.strict, .withoutRowID]) { table in
      table.primaryKey("digest", .text)
      table.column("accountId", .text).notNull().indexed().references("account", onDelete: .cascade)
      table.column("expiresAt", .real).notNull().indexed()
    }
  }

  /// The form in which names are compared.
  static func key(of username: String) -> String { username.lowercased() }

  static func insert(_ account: Account, passwordHash: String, in db: Database) throws {
    try db.execute(
      sql: "INSERT INTO account (id, username, usernameKey, passwordHash, createdAt) VALUES (?, ?, ?, ?, ?)",
      arguments: [
        account.id, account.username, key(of: account.username), passwordHash,
        Int(account.createdAt.timeIntervalSince1970),
      ]
    )
  }

  static func account(named username: String, in db: Database) throws -> AccountRecord? {
    try AccountRecord.fetchOne(
      db.cachedStatement(sql: "SELECT * FROM account WHERE usernameKey = ?"),
      arguments: [key(of: username)]
    )
  }
}

/// A row of the table `account`.
struct AccountRecord: FetchableRecord {
  let account: Account
  let passwordHash: String

  /// When the session ends through which the account was found.
  let expiresAt: Date?

  /// The refresh token of that session that was issued and not used yet.
  let refreshIssued: String?

  init(row: Row) {
    account = Account(
      id: row["id"],
      username: row["username"],
      createdAt: Date(timeIntervalSince1970: TimeInterval(row["createdAt"] as Int))
    )
    passwordHash = row["passwordHash"]
    expiresAt = (row["expiresAt"] as Double?).map(Date.init(timeIntervalSince1970:))
    refreshIssued = row["refreshIssued"]
  }
}
