/// The rules of accounts, on top of any ``AuthRepository``: names and passwords are validated, and an expired session token
/// is removed from the ``SessionStore``.
public struct DefaultAuthUseCase: AuthUseCase {
  private let repository: any AuthRepository
  private let sessions: any SessionStore

  public init(repository: some AuthRepository, sessions: some SessionStore) {
    self.repository = repository
    self.sessions = sessions
  }

  public func register(username: String, password: Secret) async throws(DomainError) -> Account {
    let credentials: Credentials
    do { credentials = try Credentials(newUsername: username, password: password) } catch {
      throw .invalid(error)
    }
    return try await begin(try await repository.register(credentials))
  }

  public func signIn(username: String, password: Secret) async throws(DomainError) -> Account {
    let credentials: Credentials
    do { credentials = try Credentials(username: username, password: password) } catch { throw .invalid(error) }
    return try await begin(try await repository.signIn(credentials))
  }

  public func signOut() async throws(DomainError) {
    guard let token = try await sessions.token() else { return }
    try await repository.signOut(token)
    try await sessions.store(nil)
  }

  public func account() async throws(DomainError) -> Account {
    try await signedIn { token async throws(DomainError) in try await repository.account(for: token) }
  }

  public func changePassword(from current: Secret, to new: Secret) async throws(DomainError) {
    var validation = Validation()
    validation.require(!current.value.isEmpty, "currentPassword", .required)
    validation.newPassword(new, "newPassword")
    do { try validation.finish() } catch { throw .invalid(error) }
    let signedIn = try await signedIn { token async throws(DomainError) in
      try await repository.changePassword(for: token, from: current, to: new)
    }
    try await sessions.store(signedIn.token)
  }

  public func deleteAccount(password: Secret) async throws(DomainError) {
    guard !password.value.isEmpty else { throw .invalid(ValidationError("currentPassword", .required)) }
    try await signedIn { token async throws(DomainError) in
      try await repository.deleteAccount(for: token, password: password)
    }
    try await sessions.store(nil)
  }

  /// Stores the token of the new session, and ends the previous session.
  private func begin(_ signedIn: SignedIn) async throws(DomainError) -> Account {
    let before = try await sessions.token()
    try await sessions.store(signedIn.token)
    // The sign-in has succeeded, even if the previous session cannot be ended.
    if let before, before != signedIn.token { try? await repository.signOut(before) }
    return signedIn.account
  }

  /// Calls the repository with the token, and forgets a token that has ended. No other error ends a session.
  private func signedIn<Value>(
    _ call: (Secret) async throws(DomainError) -> Value
  ) async throws(DomainError) -> Value {
    guard let token = try await sessions.token() else { throw .signInRequired }
    do {
      return try await call(token)
    } catch .signInRequired {
      try await sessions.store(nil)
      throw .signInRequired
    }
  }
}
