#if DEBUG
  public import Domain
  public import Foundation

  /// Accounts in memory. It keeps passwords as they are, so it is for tests and previews only.
  ///
  /// Its tokens are pairs (``TokenPair``), which end as a server's do.
  public actor MockAuthRepository: AuthRepository, TokenRepository {
    private struct Entry {
      let account: Account
      var password: Secret
    }

    private struct Session {
      let key: String
      var access: [Secret]
      var refreshInUse: Secret
      var refreshIssued: Secret?
      var ended: [Secret] = []
    }

    private let throwError: DomainError?
    private var entries: [String: Entry] = [:]
    private var sessions: [Session] = []
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
      let refresh = TokenPair(token).refresh
      sessions.removeAll { ([$0.refreshInUse, $0.refreshIssued] + $0.ended).contains(refresh) }
    }

    public func refresh(_ token: Secret) throws(DomainError) -> Secret {
      if let throwError { throw throwError }
      let refresh = TokenPair(token).refresh
      sessions.removeAll { $0.ended.contains(refresh) }
      guard let index = sessions.firstIndex(where: { $0.refreshInUse == refresh || $0.refreshIssued == refresh }) else {
        throw .signInRequired
      }
      if let other = sessions[index].refreshIssued, other != refresh { sessions[index].ended.append(other) }
      if sessions[index].refreshInUse != refresh { sessions[index].ended.append(sessions[index].refreshInUse) }
      let new = makeTokens()
      sessions[index].refreshInUse = refresh
      sessions[index].refreshIssued = new.refresh
      sessions[index].access.append(new.access)
      return new.session
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
      sessions.removeAll { $0.key == key }
      return begin(entry.account)
    }

    public func deleteAccount(for token: Secret, password: Secret) throws(DomainError) {
      let key = try confirm(password, for: token).account.username.lowercased()
      entries[key] = nil
      sessions.removeAll { $0.key == key }
    }

    private func entry(for token: Secret) throws(DomainError) -> Entry {
      if let throwError { throw throwError }
      let access = TokenPair(token).access
      guard
        let index = sessions.firstIndex(where: { $0.access.contains(access) }),
        let entry = entries[sessions[index].key]
      else { throw .signInRequired }
      if access == sessions[index].access.last, let issued = sessions[index].refreshIssued {
        sessions[index].ended.append(sessions[index].refreshInUse)
        sessions[index].refreshInUse = issued
        sessions[index].refreshIssued = nil
      }
      return entry
    }

    private func confirm(_ password: Secret, for token: Secret) throws(DomainError) -> Entry {
      let entry = try entry(for: token)
      guard entry.password == password else { throw .invalid(ValidationError("currentPassword", .wrongPassword)) }
      return entry
    }

    private func begin(_ account: Account) -> SignedIn {
      let tokens = makeTokens()
      let key = account.username.lowercased()
      sessions.append(Session(key: key, access: [tokens.access], refreshInUse: tokens.refresh))
      return SignedIn(account: account, token: tokens.session)
    }

    private func makeTokens() -> TokenPair {
      count += 1
      return TokenPair(access: Secret("access-\(count)"), refresh: Secret("refresh-\(count)"))
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
