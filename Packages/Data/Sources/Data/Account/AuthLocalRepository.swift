public import Domain
public import Foundation
import Metrics

/// Accounts in a SQL database, for the program that owns it.
///
/// Passwords are stored as hashes and tokens as digests. A session ends 30 days after it was last used.
public struct AuthLocalRepository: AuthRepository, TokenRepository {
  private static let lifetime: TimeInterval = 30 * 24 * 60 * 60

  /// A session is extended at most once a day, so that reading a page rarely writes.
  private static let extensionInterval: TimeInterval = 24 * 60 * 60

  private let database: any SQLDatabase
  private let cryptography: any AccountCryptography
  private let sessions: LocalSessions
  private let attempts: any SignInAttempts
  private let origin: String
  private let now: @Sendable () -> Date
  private let makeID: @Sendable () -> String

  /// - Parameters:
  ///   - signer: What signs the tokens of programs (``TokenPair``); nil for sessions with one token, as pages have.
  ///   - origin: Where the attempts of this repository come from, such as a client's address.
  public init(
    database: any SQLDatabase,
    cryptography: any AccountCryptography,
    signer: (any AccessTokenSigner)? = nil,
    attempts: any SignInAttempts,
    origin: String,
    now: @escaping @Sendable () -> Date = { Date() },
    makeID: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() }
  ) {
    self.database = database
    self.cryptography = cryptography
    sessions = LocalSessions(cryptography: cryptography, signer: signer)
    self.attempts = attempts
    self.origin = origin
    self.now = now
    self.makeID = makeID
  }

  public func register(_ credentials: Credentials) async throws(DomainError) -> SignedIn {
    try await attempts.begin(name: nil, origin: origin)
    let account = Account(id: makeID(), username: credentials.username, createdAt: now().inWholeSeconds)
    let hash = try await cryptography.hash(credentials.password)
    return try await begin(account) { db in
      guard try AccountTable.insert(account, passwordHash: hash, in: db) else {
        throw DomainError.invalid(ValidationError("username", .taken))
      }
    }
  }

  public func signIn(_ credentials: Credentials) async throws(DomainError) -> SignedIn {
    Counter(label: "sign_in_attempts_total").increment()
    let found = try await database.query { try AccountTable.account(named: credentials.username, in: $0) }
    let newHash = try await check(credentials.password, of: found, named: credentials.username)
    guard let found, let newHash else { throw .wrongCredentials }
    Counter(label: "sign_ins_total").increment()
    return try await begin(found.account) { db in
      // A password that was changed in the meantime is not changed back, and the old one no longer signs in.
      let (old, id) = (found.passwordHash, found.account.id)
      guard try AccountTable.replace(passwordHash: old, by: newHash, of: id, in: db) else {
        throw DomainError.wrongCredentials
      }
    }
  }

  public func signOut(_ token: Secret) async throws(DomainError) {
    let (table, session) = (sessions.table, sessions.endedSession(of: token))
    try await database.transaction { try table.delete(session, in: $0) }
  }

  public func account(for token: Secret) async throws(DomainError) -> Account {
    try await record(for: sessions.reference(of: token)).account
  }

  public func refresh(_ token: Secret) async throws(DomainError) -> Secret {
    guard sessions.table == .tokenFamily, let old = sessions.session(ofRefresh: token) else { throw .signInRequired }
    let now = now()
    let found = try await database.query {
      try SessionTable.tokenFamily.account(of: old.reference.session, at: now, in: $0)
    }
    guard let found else { throw .signInRequired }
    let new = try await sessions.issue(for: found.account.id, session: old.token)
    let isExchanged = try await database.transaction { db in
      let expiry = now.addingTimeInterval(Self.lifetime)
      return try SessionTable.exchange(old.reference, for: new.reference, until: expiry, in: db)
    }
    guard isExchanged else { throw .signInRequired }
    return new.token
  }

  public func changePassword(
    for token: Secret,
    from current: Secret,
    to new: Secret
  ) async throws(DomainError) -> SignedIn {
    let (found, session) = try await confirm(current, for: token)
    let (hash, table) = (try await cryptography.hash(new), sessions.table)
    return try await begin(found.account) { db in
      let (old, id) = (found.passwordHash, found.account.id)
      guard try table.has(session, withPasswordHash: old, in: db),
        try AccountTable.replace(passwordHash: old, by: hash, of: id, in: db)
      else { throw DomainError.signInRequired }
      try SessionTable.deleteAll(of: found.account.id, in: db)
    }
  }

  public func deleteAccount(for token: Secret, password: Secret) async throws(DomainError) {
    let (found, session) = try await confirm(password, for: token)
    let table = sessions.table
    try await database.transaction { db in
      guard try table.has(session, withPasswordHash: found.passwordHash, in: db) else {
        throw DomainError.signInRequired
      }
      try AccountTable.delete(found.account.id, in: db)
    }
  }

  /// The account of a session, which is in use from now on.
  private func record(for reference: LocalSessions.Reference) async throws(DomainError) -> AccountRecord {
    let (table, now) = (sessions.table, now())
    let found = try await database.query { try table.account(of: reference.session, at: now, in: $0) }
    guard let found else { throw .signInRequired }
    let expiry = now.addingTimeInterval(Self.lifetime)
    let isExtended = found.expiresAt.map { expiry.timeIntervalSince($0) > Self.extensionInterval } ?? false
    let isFirstUse = reference.refresh != nil && reference.refresh == found.refreshIssued
    if isExtended || isFirstUse {
      // If that fails, the next use does it.
      try? await database.transaction { db in
        if isExtended { try table.extend(reference.session, until: expiry, in: db) }
        if isFirstUse { try SessionTable.useIssued(reference, in: db) }
      }
    }
    return found
  }

  /// The account of a token and the digest of its session, if the password is right.
  ///
  /// The password is compared outside of any transaction; in the meantime someone else may change it.
  private func confirm(
    _ password: Secret,
    for token: Secret
  ) async throws(DomainError) -> (AccountRecord, session: String) {
    let reference = try await sessions.reference(of: token)
    let found = try await record(for: reference)
    guard try await check(password, of: found, named: found.account.username) != nil else {
      throw .invalid(ValidationError("currentPassword", .wrongPassword))
    }
    return (found, reference.session)
  }

  /// The hash to store from now on if the password is right; nil if it is wrong. Only attempts whose password was checked
  /// count.
  private func check(
    _ password: Secret,
    of record: AccountRecord?,
    named username: String
  ) async throws(DomainError) -> String? {
    let name = AccountTable.key(of: username)
    try await attempts.begin(name: name, origin: origin)
    let result: PasswordCheck
    do throws(DomainError) {
      result = try await cryptography.check(password, against: record?.passwordHash)
    } catch {
      await attempts.withdraw(name: name)
      throw error
    }
    guard let record, result != .wrong else { return nil }
    await attempts.succeed(name: name)
    return result == .right ? record.passwordHash : try await cryptography.hash(password)
  }

  /// Changes accounts and begins a session in one transaction.
  private func begin(
    _ account: Account,
    after change: @escaping @Sendable (any SQLConnection) throws -> Void
  ) async throws(DomainError) -> SignedIn {
    let (issued, table, now) = (try await sessions.begin(for: account.id), sessions.table, now())
    try await database.transaction { db in
      try change(db)
      try SessionTable.deleteExpired(at: now, in: db)
      try table.insert(issued.reference, of: account.id, until: now.addingTimeInterval(Self.lifetime), in: db)
    }
    return SignedIn(account: account, token: issued.token)
  }
}

extension Date {
  /// Without the fraction of a second, so that a date is the same after it was stored.
  fileprivate var inWholeSeconds: Date { Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down)) }
}
