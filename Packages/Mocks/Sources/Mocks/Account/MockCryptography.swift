#if DEBUG
  public import Domain
  import Foundation

  /// Cryptography without secrets: a "hash" shows its password, with the version of its parameters, and a "digest" its
  /// token. Tests are fast with it and can see what is stored.
  public struct MockCryptography: AccountCryptography {
    private let version: Int

    public init(version: Int = 1) {
      self.version = version
    }

    public func hash(_ password: Secret) -> String {
      "\(version):\(password.value)"
    }

    public func check(_ password: Secret, against hash: String?) -> PasswordCheck {
      let parts = hash?.split(separator: ":", maxSplits: 1) ?? []
      guard parts.count == 2, parts[1] == password.value else { return .wrong }
      return parts[0] == String(version) ? .right : .rightWithOldHash
    }

    public func makeToken() -> Secret { Secret(UUID().uuidString) }

    public func digest(of token: Secret) -> String { "digest of " + token.value }
  }
#endif
