import Domain

/// How the sessions of a repository are begun and found.
///
/// The session of pages has one token. That of a program has two, a ``TokenPair``: one that is signed and names the
/// session, and one that replaces both. The latter has two parts: the first is the session's, the second is new each time.
struct LocalSessions: Sendable {
  /// What the database knows a token by.
  struct Reference: Sendable {
    let session: String

    /// The digest of the second part of the refresh token that was issued with it; nil for pages.
    var refresh: String?
  }

  struct Issued: Sendable {
    let token: Secret
    let reference: Reference
  }

  private static let separator: Character = "."

  let cryptography: any AccountCryptography

  /// Nil for the sessions of pages.
  let signer: (any AccessTokenSigner)?

  var table: SessionTable { signer == nil ? .session : .tokenFamily }

  /// The tokens of a new session.
  func begin(for account: Account.ID) async throws(DomainError) -> Issued {
    try await issue(for: account, session: cryptography.makeToken())
  }

  /// New tokens of a session.
  func issue(for account: Account.ID, session: Secret) async throws(DomainError) -> Issued {
    let digest = cryptography.digest(of: session)
    guard let signer else { return Issued(token: session, reference: Reference(session: digest)) }
    let part = cryptography.makeToken()
    let claims = AccessClaims(account: account, session: digest, refresh: cryptography.digest(of: part))
    let refresh = Secret(session.value + String(Self.separator) + part.value)
    let pair = TokenPair(access: try await signer.sign(claims), refresh: refresh)
    return Issued(token: pair.session, reference: Reference(session: digest, refresh: claims.refresh))
  }

  /// - Throws: ``DomainError/signInRequired`` for a token that its signer does not accept.
  func reference(of token: Secret) async throws(DomainError) -> Reference {
    guard let signer else { return Reference(session: cryptography.digest(of: token)) }
    let claims = try await signer.claims(of: TokenPair(token).access)
    return Reference(session: claims.session, refresh: claims.refresh)
  }

  /// The session that a refresh token belongs to; nil for a text that is none.
  func session(ofRefresh token: Secret) -> Issued? {
    let parts = TokenPair(token).refresh.value.split(separator: Self.separator, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let (session, part) = (Secret(String(parts[0])), Secret(String(parts[1])))
    let reference = Reference(
      session: cryptography.digest(of: session),
      refresh: cryptography.digest(of: part)
    )
    return Issued(token: session, reference: reference)
  }

  /// The digest of the session that a sign-out ends.
  func endedSession(of token: Secret) -> String {
    guard signer != nil else { return cryptography.digest(of: token) }
    return session(ofRefresh: token)?.reference.session ?? ""
  }
}
