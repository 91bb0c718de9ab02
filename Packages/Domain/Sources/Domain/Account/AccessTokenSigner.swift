/// The port to what signs access tokens, so that a server can tell its own.
public protocol AccessTokenSigner: Sendable {
  func sign(_ claims: AccessClaims) async throws(DomainError) -> Secret

  /// - Throws: ``DomainError/signInRequired`` for a token that has expired or that this signer has not signed.
  func claims(of token: Secret) async throws(DomainError) -> AccessClaims
}

/// What an access token says.
public struct AccessClaims: Hashable, Sendable {
  public let account: Account.ID

  /// The digest of the session.
  public let session: String

  /// The digest of the refresh token that was issued with it.
  public let refresh: String

  public init(account: Account.ID, session: String, refresh: String) {
    self.account = account
    self.session = session
    self.refresh = refresh
  }
}
