/// What a person can do with their own account. All use cases with the same ``SessionStore`` share its session.
public protocol AuthUseCase: Sendable {
  /// Creates an account, and signs in.
  ///
  /// - Throws: ``DomainError/invalid(_:)`` for a name or a password that breaks a rule.
  func register(username: String, password: Secret) async throws(DomainError) -> Account

  /// - Throws: ``DomainError/invalid(_:)`` if something is missing, ``DomainError/wrongCredentials`` or
  ///   ``DomainError/tooManyAttempts``.
  func signIn(username: String, password: Secret) async throws(DomainError) -> Account

  /// Does nothing without a session.
  func signOut() async throws(DomainError)

  /// Who is signed in.
  ///
  /// - Throws: ``DomainError/signInRequired`` without a session.
  func account() async throws(DomainError) -> Account

  /// Changes the password, and ends all other sessions of the account.
  ///
  /// - Throws: ``DomainError/signInRequired``, or ``DomainError/invalid(_:)`` if the current password is wrong or the new
  ///   one breaks a rule.
  func changePassword(from current: Secret, to new: Secret) async throws(DomainError)

  /// - Throws: ``DomainError/signInRequired``, or ``DomainError/invalid(_:)`` if the password is wrong.
  func deleteAccount(password: Secret) async throws(DomainError)
}

/// Something that provides an ``AuthUseCase``.
public protocol HasAuthUseCase {
  /// Nil if the app's source has no accounts.
  var authUseCase: (any AuthUseCase)? { get }
}
