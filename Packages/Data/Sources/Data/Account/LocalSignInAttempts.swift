public import Domain
public import Foundation
import GRDB

/// Counts in a SQL database, for all programs that use it, and after they have been started again.
///
/// The database has digests only: a person may have entered a password as the name.
public struct LocalSignInAttempts: SignInAttempts {
  private let database: any SQLDatabase
  private let cryptography: any AccountCryptography
  private let limits: SignInLimits
  private let now: @Sendable () -> Date

  public init(
    database: any SQLDatabase,
    cryptography: any AccountCryptography,
    limits: SignInLimits = SignInLimits(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.database = database
    self.cryptography = cryptography
    self.limits = limits
    self.now = now
  }

  /// Each statement is one transaction on one row, so attempts with the same name or origin wait for each other and never
  /// fail because of each other.
  public func begin(name: String?, origin: String) async throws(DomainError) {
    try await forgetOld()
    if let name { try await count(Self.key(name), limits.failuresByName) }
    do throws(DomainError) {
      try await count("origin " + origin, limits.byOrigin)
    } catch {
      if let name { await withdraw(name: name) }
      throw error
    }
  }

  /// If that fails, the attempt counts until its window ends. A request that is cancelled is the usual reason for a call, so
  /// it is a task of its own.
  public func withdraw(name: String) async {
    let sql = "UPDATE signInAttempt SET attempts = attempts - 1 WHERE digest = ? AND attempts > 0"
    await Task { _ = try? await database.execute(sql, [digest(of: Self.key(name))]) }.value
  }

  /// If that fails, the failures count until their window ends.
  public func succeed(name: String) async {
    _ = try? await database.execute("DELETE FROM signInAttempt WHERE digest = ?", [digest(of: Self.key(name))])
  }

  private static func key(_ name: String) -> String { "name " + name }

  private func digest(of key: String) -> String { cryptography.digest(of: Secret(key)) }

  private func count(_ key: String, _ limit: Int) async throws(DomainError) {
    let sql = """
      INSERT INTO signInAttempt (digest, attempts, since) VALUES (?, 1, ?)
      ON CONFLICT (digest) DO UPDATE SET attempts = signInAttempt.attempts + 1 WHERE signInAttempt.attempts < ?
      """
    let isCounted = try await database.execute(sql, [digest(of: key), now().timeIntervalSince1970, limit]) == 1
    if !isCounted { throw .tooManyAttempts }
  }

  private func forgetOld() async throws(DomainError) {
    let sql = """
      DELETE FROM signInAttempt
      WHERE since <= ? OR since <= (SELECT since FROM signInAttempt ORDER BY since DESC LIMIT 1 OFFSET ?)
      """
    let end = now().addingTimeInterval(-limits.window)
    try await database.execute(sql, [end.timeIntervalSince1970, limits.capacity])
  }

  static func createTable(in db: Database) throws {
    try db.create(table: "signInAttempt", options: [.strict, .withoutRowID]) { table in
      table.primaryKey("digest", .text)
      table.column("attempts", .integer).notNull()
      table.column("since", .real).notNull().indexed()
    }
  }
}
