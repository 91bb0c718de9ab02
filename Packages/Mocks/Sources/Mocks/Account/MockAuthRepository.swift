#if DEBUG
  public import Domain
  public import Foundation

  /// Accounts in memory. It keeps passwords as they are, so it is for tests and previews only.
  public actor MockAuthRepository: AuthRepository {
    private struct Entry {
      let account: Account
      var password: Secret
    }

    private let throwError: DomainError?
    private var entries: [String: Entry] = [:]
    private var sessions: [Secret: String] = [:]
    private var count = 0

    /// - Parameter throwError: What every call throws.
    public init(throwError: DomainError? = nil) {
      self.throwError = throwError
    }

    public func register(_ credentials: Credentials) throws(DomainError) -> SignedIn {
      if let throwError { throw throwError }
      let key = credentials.username.lowercased()
      guard entries[key] == nil else { throw .invalid(ValidationError("username", .taken)) }
      count += 1
      let account = Account.fixture(id: String(count), username: credentials.username)
      entries[key] = Entry(account: account, password: credentials.password)
      return begin(account)
    }

    public func signIn(_ credentials: Credentials) throws(DomainError) -> SignedIn {
      if let throwError { throw throwError }
      guard let entry = entries[credentials.username.lowercased()], entry.password == credentials.password else {
        throw .wrongCredentials
      }
      return begin(entry.account)
    }

    public func signOut(_ token: Secret) throws(DomainError) {
      if let throwError { throw throwError }
      sessions[token] = nil
    }

    public func account(for token: Secret) throws(DomainError) -> Account {
      try entry(for: token).account
    }

    public func changePassword(
      for token: Secret,
      from current: Secret,
      to new: Secret
    ) throws(DomainError) -> SignedIn {
      var entry = try confirm(current, for: token)
      entry.password = new
      let key = entry.account.username.lowercased()
      entries[key] = entry
      sessions = sessions.filter { $0.value != key }
      return begin(entry.account)
    }

    public func deleteAccount(for token: Secret, password: Secret) throws(DomainError) {
      let key = try confirm(password, for: token).account.username.lowercased()
      entries[key] = nil
      sessions = sessions.filter { $0.value != key }
    }

    private func entry(for token: Secret) throws(DomainError) -> Entry {
      if let throwError { throw throwError }
      guard let key = sessions[token], let entry = entries[key] else { throw .signInRequired }
      return entry
    }

    private func confirm(_ password: Secret, for token: Secret) throws(DomainError) -> Entry {
      let entry = try entry(for: token)
      guard entry.password == password else { throw .invalid(ValidationError("currentPassword", .wrongPassword)) }
      return entry
    }

    private func begin(_ account: Account) -> SignedIn {
      count += 1
      let token = Secret("token \(count)")
      sessions[token] = account.username.lowercased()
      return SignedIn(account: account, token: token)
    }
  }

  extension Account {
    public static func fixture(
      id: String = "1",
      username: String = "mira",
      createdAt: Date = Date(timeIntervalSince1970: 1_772_355_600)
    ) -> Account {
      Account(id: id, username: username, createdAt: createdAt)
    }
  }
#endif
