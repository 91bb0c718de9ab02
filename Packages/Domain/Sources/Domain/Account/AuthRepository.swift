/// The port to what keeps accounts.
public protocol AuthRepository: Sendable {
  /// Creates an account, and signs in.
  ///
  /// - Throws: ``DomainError/invalid(_:)`` with ``ValidationError/Rule/taken`` if another account has the name, or
  ///   ``DomainError/tooManyAttempts``.
  func register(_ credentials: Credentials) async throws(DomainError) -> SignedIn

  /// - Throws: ``DomainError/wrongCredentials``, the same for an unknown name and for a wrong password, or
  ///   ``DomainError/tooManyAttempts``.
  func signIn(_ credentials: Credentials) async throws(DomainError) -> SignedIn

  /// Ends what a token stands for. Does nothing if it has ended already.
  func signOut(_ token: Secret) async throws(DomainError)

  /// - Throws: ``DomainError/signInRequired`` if the token is unknown or has ended.
  func account(for token: Secret) async throws(DomainError) -> Account

  /// Changes the password. All tokens of the account end; the result is the only new one.
  ///
  /// - Throws: ``DomainError/signInRequired``, ``DomainError/tooManyAttempts``, or ``DomainError/invalid(_:)`` if the
  ///   current password is wrong.
  func changePassword(for token: Secret, from current: Secret, to new: Secret) async throws(DomainError) -> SignedIn

  /// Deletes the account with everything that belongs to it.
  ///
  /// - Throws: As ``changePassword(for:from:to:)``.
  func deleteAccount(for token: Secret, password: Secret) async throws(DomainError)
}

/// The port to the cryptography that accounts need.
public protocol AccountCryptography: Sendable {
  /// The text that is stored in place of a password. It contains a random salt and the parameters.
  func hash(_ password: Secret) async throws(DomainError) -> String

  /// Compares a password with what ``hash(_:)`` returned for the right one.
  ///
  /// - Parameter hash: Nil for an account that does not exist; the check takes as long as one for an account that does.
  func check(_ password: Secret, against hash: String?) async throws(DomainError) -> PasswordCheck

  /// A text that cannot be guessed.
  func makeToken() -> Secret

  /// What is stored in place of a token, so that a leaked database contains no usable token.
  func digest(of token: Secret) -> String
}

public enum PasswordCheck: Sendable {
  case wrong
  case right

  /// The password is right, and its hash was made with parameters that are no longer used.
  case rightWithOldHash
}
