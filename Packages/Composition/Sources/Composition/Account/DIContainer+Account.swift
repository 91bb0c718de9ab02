import Data
public import Domain
import Foundation

#if DEBUG
  import Mocks
#endif

/// What a host brings for accounts. Without it there are none.
public struct AccountAccess: Sendable {
  let cryptography: any AccountCryptography
  let attempts: SignInAttempts
  let sessions: any SessionStore
  let origin: String

  /// - Parameters:
  ///   - attempts: One for the whole program.
  ///   - sessions: Where the token of the person is kept for whom the use cases are built.
  ///   - origin: Where that person's requests come from, such as an address.
  public init(
    cryptography: any AccountCryptography,
    attempts: SignInAttempts,
    sessions: any SessionStore,
    origin: String
  ) {
    self.cryptography = cryptography
    self.attempts = attempts
    self.sessions = sessions
    self.origin = origin
  }
}

extension Configuration {
  /// Where a program with one user keeps that user's session. Each source has a session of its own.
  public var sessionStore: any SessionStore {
    switch source {
    case .embedded:
      userSessionStore(for: databasePath.map { "file " + URL(filePath: $0).standardized.path } ?? "embedded")
    case .remote(let url): userSessionStore(for: url.absoluteString)
    #if DEBUG
      case .mock: MockSessionStore()
    #endif
    }
  }
}

extension DIContainer {
  /// Whether the source has accounts.
  public var hasAccounts: Bool {
    switch source {
    case .embedded: true
    case .remote: false
    #if DEBUG
      case .mock: true
    #endif
    }
  }

  /// The same use cases for one person.
  public func with(_ access: AccountAccess) -> DIContainer {
    var container = self
    container.access = access
    return container
  }

  /// The use cases of the one person who runs a program. Made-up data is theirs without an account.
  public func personal(_ configuration: Configuration, cryptography: any AccountCryptography) -> DIContainer {
    #if DEBUG
      if case .mock = configuration.source { return self }
    #endif
    return with(
      AccountAccess(
        cryptography: cryptography,
        attempts: SignInAttempts(),
        sessions: configuration.sessionStore,
        origin: "program"
      )
    )
  }

  /// Nil without an ``AccountAccess``, and for a remote source.
  public var authUseCase: (any AuthUseCase)? {
    guard let access else { return nil }
    switch source {
    case .embedded(let database):
      let repository = AuthLocalRepository(
        database: database,
        cryptography: access.cryptography,
        attempts: access.attempts,
        origin: access.origin
      )
      return DefaultAuthUseCase(repository: repository, tokens: AccessTokens(access.sessions))
    case .remote: return nil
    #if DEBUG
      case .mock(let settings):
        return DefaultAuthUseCase(repository: settings.accounts, tokens: AccessTokens(access.sessions))
    #endif
    }
  }

  /// The person whose items are asked for.
  var owner: @Sendable () async throws(DomainError) -> Account.ID {
    #if DEBUG
      // Made-up data belongs to a made-up person, unless a host brings accounts.
      if case .mock = source, access == nil { return { "1" } }
    #endif
    let auth = authUseCase
    return { () async throws(DomainError) in
      guard let auth else { throw .signInRequired }
      return try await auth.account().id
    }
  }
}
