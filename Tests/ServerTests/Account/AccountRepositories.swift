import Data
import Domain
import Foundation
import Mocks
import TestSupport
import Testing

@testable import Composition
@testable import Server

/// Every implementation of the ports of accounts, for tests of what all of them promise.
enum AccountRepositories: CaseIterable, Sendable {
  case mock

  /// SQLite, with the sessions of pages.
  case pages, pagesInPool

  /// SQLite, with the tokens of programs.
  case tokens, tokensInPool

  /// What a server and an app are composed of.
  case composed

  /// The API of a server.
  case http

  /// What an app in front of a server is composed of.
  case composedRemote

  #if PostgreSQL
    case postgreSQL
  #endif

  /// Those whose tokens can be renewed.
  static let renewing = allCases.filter { ![.pages, .pagesInPool].contains($0) }

  /// Runs a test with a repository that has no accounts yet.
  func run(_ test: @Sendable (any AuthRepository & TokenRepository) async throws -> Void) async throws {
    let folder = try TemporaryFolder()
    switch self {
    case .mock: try await test(MockAuthRepository())
    case .pages: try await test(Self.local(in: folder, .single, nil))
    case .pagesInPool: try await test(Self.local(in: folder, .pool, nil))
    case .tokens: try await test(Self.local(in: folder, .single, .test))
    case .tokensInPool: try await test(Self.local(in: folder, .pool, .test))
    case .composed:
      let container = DIContainer.live(Configuration(databasePath: folder.path("accounts.sqlite"))).keepingAccounts()
      try await test(try #require(container.person).repository)
    case .http:
      try await ServerApplication.withAccounts(in: folder).serveAPI { service in
        try await test(AuthRemoteRepository(service: service))
      }
    #if PostgreSQL
      case .postgreSQL:
        let container = DIContainer.live(try await .postgreSQL()).keepingAccounts()
        try await test(try #require(container.person).repository)
    #endif
    case .composedRemote:
      try await ServerApplication.withAccounts(in: folder).serveApp(in: folder) { app in
        try await test(try #require(app.with(AccountAccess(sessions: MockSessionStore())).person).repository)
      }
    }
  }

  private static func local(
    in folder: TemporaryFolder,
    _ connections: LocalDatabase.Connections,
    _ signer: JWTSigner?
  ) -> AuthLocalRepository {
    AuthLocalRepository(
      database: LocalDatabase.storefront(at: folder.path("accounts.sqlite"), connections: connections),
      cryptography: MockCryptography(),
      signer: signer,
      attempts: MockSignInAttempts(),
      origin: "here"
    )
  }
}

extension DIContainer {
  /// The use cases of a person whose account this process keeps. No one is signed in.
  func keepingAccounts(
    in sessions: any SessionStore = MockSessionStore(),
    visitor: FavouriteVisitor = .nobody
  ) -> DIContainer {
    with(
      AccountAccess(
        cryptography: MockCryptography(),
        signer: JWTSigner.test,
        sessions: sessions,
        origin: "here",
        visitor: visitor
      )
    )
  }
}

extension JWTSigner {
  static var test: JWTSigner { JWTSigner(keys: TokenKeys { TokenKeys.make() }, issuer: "test") }
}
