import Domain
import Foundation
import GRDB

/// The tables of sessions: that of pages, and that of programs. A token of one kind is never found in the other's table.
enum SessionTable: String, CaseIterable {
  case session, tokenFamily

  /// The tokens that came from one sign-in. A refresh token is in use after it or an access token that was issued with it
  /// was used for the first time; until then the one before it can be used again, as the response may have been lost.
  static func createTokenFamilies(in db: Database) throws {
    try db.create(table: SessionTable.tokenFamily.rawValue, options: [.strict, .withoutRowID]) { table in
      table.primaryKey("digest", .text)
      table.column("accountId", .text).notNull().indexed().references("account", onDelete: .cascade)
      table.column("expiresAt", .real).notNull().indexed()
      table.column("refreshInUse", .text).notNull()
      table.column("refreshIssued", .text)
    }
  }

  func insert(_ issued: LocalSessions.Reference, of account: Account.ID, until expiry: Date, in db: any SQLConnection)
    throws
  {
    var columns: [(String, any SQLConvertible)] = [
      ("digest", issued.session), ("accountId", account), ("expiresAt", expiry.timeIntervalSince1970),
    ]
    if let refresh = issued.refresh { columns.append(("refreshInUse", refresh)) }
    try db.execute(
      """
      INSERT INTO \(rawValue) (\(columns.map(\.0).joined(separator: ", ")))
      VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
      """,
      columns.map(\.1)
    )
  }

  /// The account of a session, if that has not ended.
  func account(of session: String, at now: Date, in db: any SQLConnection) throws -> AccountRecord? {
    let refreshIssued = self == .tokenFamily ? ", refreshIssued" : ""
    return try db.row(
      """
      SELECT \(AccountRecord.columns), expiresAt\(refreshIssued)
      FROM account JOIN \(rawValue) ON account.id = \(rawValue).accountId
      WHERE \(rawValue).digest = ? AND \(rawValue).expiresAt > ?
      """,
      [session, now.timeIntervalSince1970]
    ).map(AccountRecord.init)
  }

  /// Whether a session is still there, and the account still has a password.
  func has(_ session: String, withPasswordHash hash: String, in db: any SQLConnection) throws -> Bool {
    try db.row(
      """
      SELECT account.id FROM \(rawValue) JOIN account ON account.id = \(rawValue).accountId
      WHERE \(rawValue).digest = ? AND account.passwordHash = ?
      """,
      [session, hash]
    ) != nil
  }

  func extend(_ session: String, until expiry: Date, in db: any SQLConnection) throws {
    try db.execute(
      "UPDATE \(rawValue) SET expiresAt = ? WHERE digest = ?",
      [expiry.timeIntervalSince1970, session]
    )
  }

  func delete(_ session: String, in db: any SQLConnection) throws {
    try db.execute("DELETE FROM \(rawValue) WHERE digest = ?", [session])
  }

  static func deleteAll(of account: Account.ID, in db: any SQLConnection) throws {
    for table in allCases {
      try db.execute("DELETE FROM \(table.rawValue) WHERE accountId = ?", [account])
    }
  }

  static func deleteExpired(at now: Date, in db: any SQLConnection) throws {
    for table in allCases {
      try db.execute("DELETE FROM \(table.rawValue) WHERE expiresAt <= ?", [now.timeIntervalSince1970])
    }
  }
}

extension SessionTable {
  /// Notes that the refresh token is in use that was issued last.
  static func useIssued(_ reference: LocalSessions.Reference, in db: any SQLConnection) throws {
    try db.execute(
      """
      UPDATE tokenFamily SET refreshInUse = refreshIssued, refreshIssued = NULL
      WHERE digest = ? AND refreshIssued = ?
      """,
      [reference.session, reference.refresh]
    )
  }

  /// Exchanges a refresh token for the next one. If another is in use, two have had it, and the session is deleted.
  ///
  /// - Returns: Whether the token was exchanged.
  static func exchange(
    _ reference: LocalSessions.Reference,
    for next: LocalSessions.Reference,
    until expiry: Date,
    in db: any SQLConnection
  ) throws -> Bool {
    let exchanged = try db.execute(
      """
      UPDATE tokenFamily SET refreshInUse = ?, refreshIssued = ?, expiresAt = ?
      WHERE digest = ? AND (refreshInUse = ? OR refreshIssued = ?)
      """,
      [
        reference.refresh, next.refresh, expiry.timeIntervalSince1970,
        reference.session, reference.refresh, reference.refresh,
      ]
    )
    if exchanged == 1 { return true }
    try tokenFamily.delete(reference.session, in: db)
    return false
  }
}
