/// The rules of accounts, on top of any ``AuthRepository``: names and passwords are validated, and a session that has ended
/// is forgotten.
public struct DefaultAuthUseCase: AuthUseCase {
  private let repository: any AuthRepository
  private let tokens: AccessTokens

  /// - Parameter tokens: The session, which other use cases of the same person share.
  public init(repository: some AuthRepository, tokens: AccessTokens) {
    self.repository = repository
    self.tokens = tokens
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
    guard let token = try await tokens.current() else { return }
    try await repository.signOut(token)
    try await tokens.replace(with: nil)
  }

  public func account() async throws(DomainError) -> Account {
    try await tokens.authorized { token throws(DomainError) in try await repository.account(for: token) }
  }

  public func changePassword(from current: Secret, to new: Secret) async throws(DomainError) {
    let (current, new) = (current.normalized, new.normalized)
    var validation = Validation()
    validation.require(!current.value.isEmpty, "currentPassword", .required)
    validation.newPassword(new, "newPassword")
    do { try validation.finish() } catch { throw .invalid(error) }
    let signedIn = try await tokens.authorized { token throws(DomainError) in
      try await repository.changePassword(for: token, from: current, to: new)
    }
    try await tokens.replace(with: signedIn.token)
  }

  public func deleteAccount(password: Secret) async throws(DomainError) {
    guard !password.value.isEmpty else { throw .invalid(ValidationError("currentPassword", .required)) }
    try await tokens.authorized { token throws(DomainError) in
      try await repository.deleteAccount(for: token, password: password.normalized)
    }
    try await tokens.replace(with: nil)
  }

  /// Stores the token of the new session, and ends the previous session.
  private func begin(_ signedIn: SignedIn) async throws(DomainError) -> Account {
    let before = try await tokens.replace(with: signedIn.token)
    // The sign-in has succeeded, even if the previous session cannot be ended.
    if let before, before != signedIn.token { try? await repository.signOut(before) }
    return signedIn.account
  }
}
