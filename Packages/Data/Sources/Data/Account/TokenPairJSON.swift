public import Domain

/// The two tokens of a session in JSON.
public struct TokenPairJSON: Codable, Sendable {
  let accessToken: SecretJSON
  let refreshToken: SecretJSON

  public init(_ session: Secret) {
    let tokens = TokenPair(session)
    (accessToken, refreshToken) = (SecretJSON(tokens.access), SecretJSON(tokens.refresh))
  }

  func session(of account: Account.ID?) -> Secret {
    TokenPair(access: accessToken.secret, refresh: refreshToken.secret, account: account).session
  }
}
