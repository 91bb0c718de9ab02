import Data
import Domain
import Foundation
import Mocks
import TestSupport

@testable import Server

/// Every implementation of the ports of accounts, for tests of what all of them promise.
enum AccountRepositories: CaseIterable, Sendable {
  case mock

  /// SQLite, with the sessions of pages.
  case pages, pagesInPool

  /// SQLite, with the tokens of programs.
  case tokens, tokensInPool

  /// The API of a server.
  case http

  /// Those whose tokens can be renewed.
  static let renewing: [AccountRepositories] = [
    .mock,
    .tokens,
    .tokensInPool,
    .http,
  ]

  /// Runs a test with a repository that has no accounts yet.
  func run(_ test: @Sendable (any AuthRepository & TokenRepository) async throws -> Void) async throws {
    let folder = try TemporaryFolder()
    switch self {
    case .mock: try await test(MockAuthRepository())
    case .pages: try await test(Self.local(in: folder, .single, nil))
    case .pagesInPool: try await test(Self.local(in: folder, .pool, nil))
    case .tokens: try await test(Self.local(in: folder, .single, .test))
    case .tokensInPool: try await test(Self.local(in: folder, .pool, .test))
    case .http:
      try await ServerApplication.withAccounts(in: folder).serveAPI { service in
        try await test(AuthRemoteRepository(service: service))
      }
    }
  }

  private static func local(
    in folder: TemporaryFolder,
    _ connections: LocalDatabase.Connections,
    _ signer: JWTSigner?
  ) -> AuthLocalRepository {
    AuthLocalRepository(
      database: .storefront(at: folder.path("accounts.sqlite"), connections: connections),
      cryptography: MockCryptography(),
      signer: signer,
      attempts: SignInAttempts(),
      origin: "here"
    )
  }
}

extension JWTSigner {
  static var test: JWTSigner { JWTSigner(keys: TokenKeys { TokenKeys.make() }, issuer: "test") }
}
