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

  /// - Returns: Whether no other account has the name.
  static func insert(_ account: Account, passwordHash: String, in db: any SQLConnection) throws -> Bool {
    try db.execute(
      """
      INSERT INTO account (id, username, usernameKey, passwordHash, createdAt) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (usernameKey) DO NOTHING
      """,
      [
        account.id, account.username, key(of: account.username), passwordHash,
        Int(account.createdAt.timeIntervalSince1970),
      ]
    ) == 1
  }

  static func account(named username: String, in db: any SQLConnection) throws -> AccountRecord? {
    try db.row("SELECT \(AccountRecord.columns) FROM account WHERE usernameKey = ?", [key(of: username)])
      .map(AccountRecord.init)
  }

  /// - Returns: Whether the account still had the old one.
  static func replace(
    passwordHash old: String,
    by new: String,
    of account: Account.ID,
    in db: any SQLConnection
  ) throws -> Bool {
    try db.execute(
      "UPDATE account SET passwordHash = ? WHERE id = ? AND passwordHash = ?",
      [new, account, old]
    ) == 1
  }

  static func delete(_ account: Account.ID, in db: any SQLConnection) throws {
    try db.execute("DELETE FROM account WHERE id = ?", [account])
  }
}

/// A row of the table `account`.
struct AccountRecord {
  /// Those of the account that ``init(row:)`` reads, by name as in ``ListedRecord``.
  static let columns = "account.id, username, createdAt, passwordHash"

  let account: Account
  let passwordHash: String

  /// When the session ends through which the account was found.
  let expiresAt: Date?

  /// The refresh token of that session that was issued and not used yet.
  let refreshIssued: String?

  init(row: SQLRow) throws {
    account = Account(
      id: try row["id"],
      username: try row["username"],
      createdAt: Date(timeIntervalSince1970: TimeInterval(try row["createdAt"] as Int))
    )
    passwordHash = try row["passwordHash"]
    expiresAt = (try row["expiresAt"] as Double?).map(Date.init(timeIntervalSince1970:))
    refreshIssued = try row["refreshIssued"]
  }
}
