public import Domain
public import Foundation
import GRDB

/// Accounts in a SQLite database, for the program that owns it.
///
/// Passwords are stored as hashes and tokens as digests. A session ends 30 days after it was last used.
public struct AuthLocalRepository: AuthRepository {
  private static let lifetime: TimeInterval = 30 * 24 * 60 * 60

  /// A session is extended at most once a day, so that reading a page rarely writes.
  private static let extensionInterval: TimeInterval = 24 * 60 * 60

  private let database: LocalDatabase
  private let cryptography: any AccountCryptography
  private let attempts: SignInAttempts
  private let origin: String
  private let now: @Sendable () -> Date
  private let makeID: @Sendable () -> String

  /// - Parameters:
  ///   - attempts: One for all repositories of a program.
  ///   - origin: Where the attempts of this repository come from, such as a client's address.
  public init(
    database: LocalDatabase,
    cryptography: any AccountCryptography,
    attempts: SignInAttempts,
    origin: String,
    now: @escaping @Sendable () -> Date = { Date() },
    makeID: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() }
  ) {
    self.database = database
    self.cryptography = cryptography
    self.attempts = attempts
    self.origin = origin
    self.now = now
    self.makeID = makeID
  }

  public func register(_ credentials: Credentials) async throws(DomainError) -> SignedIn {
    try await attempts.begin(origin: origin)
    let account = Account(id: makeID(), username: credentials.username, createdAt: now().inWholeSeconds)
    let hash = try await cryptography.hash(credentials.password)
    return try await begin(account) { db in
      do {
        try AccountTable.insert(account, passwordHash: hash, in: db)
      } catch DatabaseError.SQLITE_CONSTRAINT_UNIQUE {
        throw DomainError.invalid(ValidationError("username", .taken))
      }
    }
  }

  public func signIn(_ credentials: Credentials) async throws(DomainError) -> SignedIn {
    let found = try await database.read { try AccountTable.account(named: credentials.username, in: $0) }
    let newHash = try await check(credentials.password, of: found, named: credentials.username)
    guard let found, let newHash else { throw .wrongCredentials }
    return try await begin(found.account) { db in
      // A password that was changed in the meantime is not changed back, and the old one no longer signs in.
      try db.execute(
        sql: "UPDATE account SET passwordHash = ? WHERE id = ? AND passwordHash = ?",
        arguments: [newHash, found.account.id, found.passwordHash]
      )
      if db.changesCount == 0 { throw DomainError.wrongCredentials }
    }
  }

  public func signOut(_ token: Secret) async throws(DomainError) {
    let digest = cryptography.digest(of: token)
    try await database.write { try $0.execute(sql: "DELETE FROM session WHERE digest = ?", arguments: [digest]) }
  }

  public func account(for token: Secret) async throws(DomainError) -> Account {
    let (digest, now) = (cryptography.digest(of: token), now())
    let found = try await record(for: token)
    let expiry = now.addingTimeInterval(Self.lifetime)
    if let current = found.expiresAt, expiry.timeIntervalSince(current) > Self.extensionInterval {
      // If that fails, the next use extends the session.
      try? await database.write { db in
        try db.execute(
          sql: "UPDATE session SET expiresAt = ? WHERE digest = ?",
          arguments: [expiry.timeIntervalSince1970, digest]
        )
      }
    }
    return found.account
  }

  public func changePassword(
    for token: Secret,
    from current: Secret,
    to new: Secret
  ) async throws(DomainError) -> SignedIn {
    let found = try await confirm(current, for: token)
    let (hash, digest) = (try await cryptography.hash(new), cryptography.digest(of: token))
    return try await begin(found.account) { db in
      try Self.requireUnchanged(found, digest, in: db)
      try db.execute(
        sql: "UPDATE account SET passwordHash = ? WHERE id = ?",
        arguments: [hash, found.account.id]
      )
      try db.execute(sql: "DELETE FROM session WHERE accountId = ?", arguments: [found.account.id])
    }
  }

  public func deleteAccount(for token: Secret, password: Secret) async throws(DomainError) {
    let found = try await confirm(password, for: token)
    let digest = cryptography.digest(of: token)
    try await database.write { db in
      try Self.requireUnchanged(found, digest, in: db)
      try db.execute(sql: "DELETE FROM account WHERE id = ?", arguments: [found.account.id])
    }
  }

  /// The password was compared outside of the transaction; in the meantime someone else may have changed it.
  private static func requireUnchanged(_ record: AccountRecord, _ digest: String, in db: Database) throws {
    let session = try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT 1 FROM session JOIN account ON account.id = session.accountId
          WHERE session.digest = ? AND account.passwordHash = ?
          """
      ),
      arguments: [digest, record.passwordHash]
    )
    if session == nil { throw DomainError.signInRequired }
  }

  private func record(for token: Secret) async throws(DomainError) -> AccountRecord {
    let (digest, now) = (cryptography.digest(of: token), now())
    let found = try await database.read { try AccountTable.account(ofSession: digest, at: now, in: $0) }
    guard let found else { throw .signInRequired }
    return found
  }

  /// The account of a token, if the password is right.
  private func confirm(_ password: Secret, for token: Secret) async throws(DomainError) -> AccountRecord {
    let found = try await record(for: token)
    guard try await check(password, of: found, named: found.account.username) != nil else {
      throw .invalid(ValidationError("currentPassword", .wrongPassword))
    }
    return found
  }

  /// The hash to store from now on if the password is right; nil if it is wrong. Each attempt counts.
  private func check(
    _ password: Secret,
    of record: AccountRecord?,
    named username: String
  ) async throws(DomainError) -> String? {
    let name = AccountTable.key(of: username)
    try await attempts.begin(name: name, origin: origin)
    let result = try await cryptography.check(password, against: record?.passwordHash)
    guard let record, result != .wrong else { return nil }
    await attempts.succeed(name: name)
    return result == .right ? record.passwordHash : try await cryptography.hash(password)
  }

  /// Changes accounts and begins a session in one transaction.
  private func begin(
    _ account: Account,
    after change: @escaping @Sendable (Database) throws -> Void
  ) async throws(DomainError) -> SignedIn {
    let (token, now) = (cryptography.makeToken(), now())
    let digest = cryptography.digest(of: token)
    try await database.write { db in
      try change(db)
      try db.execute(sql: "DELETE FROM session WHERE expiresAt <= ?", arguments: [now.timeIntervalSince1970])
      let expiry = now.addingTimeInterval(Self.lifetime)
      try AccountTable.insertSession(digest, of: account.id, until: expiry, in: db)
    }
    return SignedIn(account: account, token: token)
  }
}

extension Date {
  /// Without the fraction of a second, so that a date is the same after it was stored.
  fileprivate var inWholeSeconds: Date { Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down)) }
}
