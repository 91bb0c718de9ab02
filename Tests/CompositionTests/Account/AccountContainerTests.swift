import Composition
import Domain
import Foundation
import Mocks
import TestSupport
import Testing

/// Which sources have accounts, and what a host has to bring.
@Suite(.timeLimit(.minutes(10)))
struct AccountContainerTests {
  private let sessions = MockSessionStore()

  private var keeping: AccountAccess {
    AccountAccess(
      cryptography: MockCryptography(),
      sessions: sessions,
      origin: "here"
    )
  }

  @Test func `without a person there are no accounts`() {
    #expect(DIContainer.mock().authUseCase == nil)
    #expect(DIContainer.mock().tokenRepository == nil)
  }

  @Test func `a program that keeps accounts itself needs cryptography`() async throws {
    let folder = try TemporaryFolder()
    let container = DIContainer.live(Configuration(databasePath: folder.path("shop.sqlite")))

    #expect(container.with(AccountAccess(sessions: sessions)).authUseCase == nil)
    let accounts = try #require(container.with(keeping).authUseCase)
    let account = try await accounts.register(username: "mira", password: Secret("correct horse"))
    #expect(try await container.with(keeping).authUseCase?.account() == account)
  }

  @Test func `a session is all that another server's accounts need`() throws {
    let source = try #require(Configuration.Source("https://shop.example"))
    let container = DIContainer.live(Configuration(source: source))

    #expect(container.with(AccountAccess(sessions: sessions)).authUseCase != nil)
    #expect(!container.hasAccounts)
  }
}
