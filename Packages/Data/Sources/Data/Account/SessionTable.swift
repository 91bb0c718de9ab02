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

  func insert(_ issued: LocalSessions.Reference, of account: Account.ID, until expiry: Date, in db: Database) throws {
    var columns: [(String, any DatabaseValueConvertible)] = [
      ("digest", issued.session), ("accountId", account), ("expiresAt", expiry.timeIntervalSince1970),
    ]
    if let refresh = issued.refresh { columns.append(("refreshInUse", refresh)) }
    try db.execute(
      sql: """
        INSERT INTO \(rawValue) (\(columns.map(\.0).joined(separator: ", ")))
        VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
        """,
      arguments: StatementArguments(columns.map(\.1))
    )
  }

  /// The account of a session, if that has not ended.
  func account(of session: String, at now: Date, in db: Database) throws -> AccountRecord? {
    try AccountRecord.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT account.*, \(rawValue).* FROM account JOIN \(rawValue) ON account.id = \(rawValue).accountId
          WHERE \(rawValue).digest = ? AND \(rawValue).expiresAt > ?
          """
      ),
      arguments: [session, now.timeIntervalSince1970]
    )
  }

  /// Whether a session is still there, and the account still has a password.
  func has(_ session: String, withPasswordHash hash: String, in db: Database) throws -> Bool {
    let found = try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT 1 FROM \(rawValue) JOIN account ON account.id = \(rawValue).accountId
          WHERE \(rawValue).digest = ? AND account.passwordHash = ?
          """
      ),
      arguments: [session, hash]
    )
    return found != nil
  }

  func extend(_ session: String, until expiry: Date, in db: Database) throws {
    try db.execute(
      sql: "UPDATE \(rawValue) SET expiresAt = ? WHERE digest = ?",
      arguments: [expiry.timeIntervalSince1970, session]
    )
  }

  func delete(_ session: String, in db: Database) throws {
    try db.execute(sql: "DELETE FROM \(rawValue) WHERE digest = ?", arguments: [session])
  }

  static func deleteAll(of account: Account.ID, in db: Database) throws {
    for table in allCases {
      try db.execute(sql: "DELETE FROM \(table.rawValue) WHERE accountId = ?", arguments: [account])
    }
  }

  static func deleteExpired(at now: Date, in db: Database) throws {
    for table in allCases {
      let arguments: StatementArguments = [now.timeIntervalSince1970]
      try db.execute(sql: "DELETE FROM \(table.rawValue) WHERE expiresAt <= ?", arguments: arguments)
    }
  }
}

extension SessionTable {
  /// Notes that the refresh token is in use that was issued last.
  static func useIssued(_ reference: LocalSessions.Reference, in db: Database) throws {
    try db.execute(
      sql: """
        UPDATE tokenFamily SET refreshInUse = refreshIssued, refreshIssued = NULL
        WHERE digest = ? AND refreshIssued = ?
        """,
      arguments: [reference.session, reference.refresh]
    )
  }

  /// Exchanges a refresh token for the next one. If another is in use, two have had it, and the session is deleted.
  ///
  /// - Returns: Whether the token was exchanged.
  static func exchange(
    _ reference: LocalSessions.Reference,
    for next: LocalSessions.Reference,
    until expiry: Date,
    in db: Database
  ) throws -> Bool {
    try db.execute(
      sql: """
        UPDATE tokenFamily SET refreshInUse = :old, refreshIssued = :new, expiresAt = :expiry
        WHERE digest = :session AND (refreshInUse = :old OR refreshIssued = :old)
        """,
      arguments: [
        "old": reference.refresh, "new": next.refresh, "expiry": expiry.timeIntervalSince1970,
        "session": reference.session,
      ]
    )
    if db.changesCount == 1 { return true }
    try tokenFamily.delete(reference.session, in: db)
    return false
  }
}
