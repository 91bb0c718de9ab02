public import Domain
public import Foundation

/// An account in JSON, and the tokens of the session that a sign-in begins.
///
/// Source of the names: https://dummyjson.com/docs/auth.
public struct AccountJSON: Codable, Sendable {
  public let id: String
  public let username: String
  public let createdAt: Date
  let accessToken: SecretJSON?
  let refreshToken: SecretJSON?

  /// - Parameter session: The tokens, if the response tells them.
  public init(_ account: Account, session: Secret? = nil) {
    (id, username, createdAt) = (account.id, account.username, account.createdAt)
    let tokens = session.map { TokenPair($0) }
    (accessToken, refreshToken) = (tokens.map { SecretJSON($0.access) }, tokens.map { SecretJSON($0.refresh) })
  }

  var account: Account { Account(id: id, username: username, createdAt: createdAt) }
}
