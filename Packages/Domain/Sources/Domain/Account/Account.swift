public import Foundation

/// A person whom the app knows by a name.
public struct Account: Identifiable, Hashable, Sendable {
  public let id: String

  /// As the person wrote it. Names that differ in upper and lower case only are the same.
  public let username: String
  public let createdAt: Date

  public init(id: String, username: String, createdAt: Date) {
    self.id = id
    self.username = username
    self.createdAt = createdAt
  }
}

/// A person who is signed in: the account, and the token that proves it until they sign out.
public struct SignedIn: Hashable, Sendable {
  public let account: Account
  public let token: Secret

  public init(account: Account, token: Secret) {
    self.account = account
    self.token = token
  }
}
