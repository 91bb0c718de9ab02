import Data
public import Domain
import Foundation

#if DEBUG
  import Mocks
#endif

/// What a host brings for accounts. Without it there are none.
public struct AccountAccess: Sendable {
  /// For accounts that this program keeps itself.
  struct Keeping {
    let cryptography: any AccountCryptography
    let signer: (any AccessTokenSigner)?
    let origin: String
  }

  let sessions: any SessionStore
  var keeping: Keeping?

  /// Who has favourites without an account.
  var visitor = FavouriteVisitor.nobody

  /// For accounts that another server keeps.
  ///
  /// - Parameter sessions: Where the session of the person is kept for whom the use cases are built.
  public init(sessions: any SessionStore) {
    self.sessions = sessions
  }

  /// - Parameters:
  ///   - signer: What signs the tokens of programs (``TokenPair``); nil for sessions with one token, as pages have.
  ///   - sessions: Where the session of the person is kept for whom the use cases are built.
  ///   - origin: Where that person's requests come from, such as an address.
  public init(
    cryptography: any AccountCryptography,
    signer: (any AccessTokenSigner)? = nil,
    sessions: any SessionStore,
    origin: String,
    visitor: FavouriteVisitor = .nobody
  ) {
    self.init(sessions: sessions)
    self.visitor = visitor
    keeping = Keeping(cryptography: cryptography, signer: signer, origin: origin)
  }
}

extension Configuration {
  /// Where a program with one user keeps that user's session. Each source has a session of its own.
  public var sessionStore: any SessionStore {
    switch source {
    case .embedded:
      userSessionStore(for: databasePath.map { "file " + URL(filePath: $0).standardized.path } ?? "embedded")
    case .remote(let url): userSessionStore(for: url.absoluteString)
    #if PostgreSQL
      case .postgreSQL(let address): address.sessionStore
    #endif
    #if DEBUG
      case .mock: MockSessionStore()
    #endif
    }
  }
}

extension DIContainer {
  /// Whether this program keeps the accounts itself.
  public var hasAccounts: Bool {
    switch source {
    case .database: true
    case .remote: false
    #if DEBUG
      case .mock: true
    #endif
    }
  }

  /// The same use cases for one person.
  public func with(_ access: AccountAccess) -> DIContainer {
    var container = self
    container.person = Person(access, source)
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
        sessions: configuration.sessionStore,
        origin: "program",
        visitor: .thisDevice
      )
    )
  }

  /// Nil without an ``AccountAccess`` that the source can use.
  public var authUseCase: (any AuthUseCase)? {
    person.map { DefaultAuthUseCase(repository: $0.repository, tokens: $0.tokens) }
  }

  /// The person whose items are asked for.
  var owner: @Sendable () async throws(DomainError) -> Account.ID {
    #if DEBUG
      // Made-up data belongs to a made-up person, unless a host brings accounts.
      if case .mock = source, person == nil { return { "1" } }
    #endif
    let auth = authUseCase
    return { () async throws(DomainError) in
      guard let auth else { throw .signInRequired }
      return try await auth.account().id
    }
  }

  /// What renews the tokens of programs; nil as ``authUseCase`` is.
  public var tokenRepository: (any TokenRepository)? { person?.repository }

  /// The key that signs the tokens of programs. A database has it in a file beside it; without one, it is new.
  public func tokenKey(orMake make: @Sendable () -> Secret) async throws(DomainError) -> Secret {
    guard case .database(let database) = source else { return make() }
    return try await database.key(orMake: make)
  }
}

/// The person for whom use cases are built: their session, and what keeps their account.
struct Person {
  let repository: any AuthRepository & TokenRepository
  let tokens: AccessTokens
  let visitor: FavouriteVisitor

  /// Nil if the program would have to keep the accounts and has no ``AccountAccess/Keeping``.
  init?(_ access: AccountAccess, _ source: DIContainer.Source) {
    visitor = access.visitor
    switch source {
    case .database(let database):
      guard let keeping = access.keeping else { return nil }
      repository = AuthLocalRepository(
        database: database,
        cryptography: keeping.cryptography,
        signer: keeping.signer,
        attempts: LocalSignInAttempts(database: database, cryptography: keeping.cryptography),
        origin: keeping.origin
      )
      tokens = AccessTokens(access.sessions)
    case .remote(let service, _):
      let remote = AuthRemoteRepository(service: service)
      repository = remote
      tokens = AccessTokens(access.sessions, renewedBy: remote)
    #if DEBUG
      case .mock(let settings):
        repository = settings.accounts
        tokens = AccessTokens(access.sessions)
    #endif
    }
  }
}
