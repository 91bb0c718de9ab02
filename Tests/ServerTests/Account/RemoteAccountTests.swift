import Composition
import Data
import Domain
import Foundation
import HTTPTypes
import InMemoryLogging
import Logging
import Mocks
import NIOCore
import TestSupport
import Testing

@testable import Server

/// The client of accounts with a real server, over sockets.
@Suite(.timeLimit(.minutes(10)))
struct RemoteAccountTests {
  private let folder: TemporaryFolder
  private let clock = ManualDate()
  private let log = InMemoryLogHandler()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a test with the use cases of an app whose source is the server.
  private func withApp(
    _ sessions: any SessionStore,
    _ test: (DIContainer, NetworkService) async throws -> Void
  ) async throws {
    var application = ServerApplication.withAccounts(in: folder)
    application.now = { [clock] in clock.now }
    var logger = Logger(label: "test") { [log] _ in log }
    logger.logLevel = .trace
    try await application.application(idleTimeout: .hours(1)).serve(logger: logger) { client in
      let source = Configuration.Source.remote(try client.api)
      let app = DIContainer.live(
        Configuration(source: source, cachePath: folder.path("cache.sqlite"), timeout: 3_600)
      )
      let remote = RemoteConfiguration(baseURL: try client.api, timeout: 3_600)
      try await test(app.with(AccountAccess(sessions: sessions)), .live(remote))
    }
  }

  private func requests(to path: String) -> Int {
    log.entries.count { "\($0.metadata)".contains("/api/auth/\(path)") }
  }

  @Test func `an app signs up, in and out, and changes and deletes its account`() async throws {
    let sessions = FileSessionStore(source: "here", folder: folder.path("state"))
    try await withApp(sessions) { app, _ in
      let accounts = try #require(app.authUseCase)
      await #expect(throws: DomainError.signInRequired) { try await accounts.account() }
      await #expect(throws: DomainError.invalid(ValidationError("username", .nameCharacters))) {
        try await accounts.register(username: "mira mira", password: Secret("correct horse"))
      }
      let account = try await accounts.register(username: "mira", password: Secret("correct horse"))
      #expect(try await accounts.account() == account)
      await #expect(throws: DomainError.invalid(ValidationError("username", .taken))) {
        try await accounts.register(username: "Mira", password: Secret("correct horse"))
      }

      clock.advance(by: 3_600)
      #expect(try await accounts.account() == account)
      clock.advance(by: 3_600)
      let wrong = DomainError.invalid(ValidationError("currentPassword", .wrongPassword))
      await #expect(throws: wrong) {
        try await accounts.changePassword(from: Secret("wrong"), to: Secret("battery staple"))
      }
      try await accounts.changePassword(from: Secret("correct horse"), to: Secret("battery staple"))
      #expect(try await accounts.account() == account)
      try await accounts.signOut()
      await #expect(throws: DomainError.signInRequired) { try await accounts.account() }

      await #expect(throws: DomainError.wrongCredentials) {
        try await accounts.signIn(username: "mira", password: Secret("correct horse"))
      }
      #expect(try await accounts.signIn(username: "mira", password: Secret("battery staple")) == account)
      try await accounts.deleteAccount(password: Secret("battery staple"))
      #expect(try await sessions.token() == nil)
    }
    #expect(requests(to: "refresh") == 2)
  }

  @Test func `a thousand calls with an expired token make one refresh`() async throws {
    let sessions = FileSessionStore(source: "here", folder: folder.path("state"))
    try await withApp(sessions) { app, service in
      let accounts = try #require(app.authUseCase)
      _ = try await accounts.register(username: "mira", password: Secret("correct horse"))
      clock.advance(by: 3_600)
      let names = try await withThrowingTaskGroup { group in
        for _ in 0..<1_000 { group.addTask { try await accounts.account().username } }
        return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      }

      #expect(names == ["mira": 1_000])
    }
    #expect(requests(to: "refresh") == 1)
    #expect(requests(to: "me") > 1_000)
  }

  @Test func `two processes with one session both stay signed in`() async throws {
    let state = folder.path("state")
    let stores = (0..<2).map { _ in
      FileSessionStore(source: "here", folder: state, lockTimeout: .seconds(1_000_000)) { _ in await Task.yield() }
    }
    try await withApp(stores[0]) { app, _ in
      let accounts = try stores.map { try #require(app.with(AccountAccess(sessions: $0)).authUseCase) }
      _ = try await accounts[0].register(username: "mira", password: Secret("correct horse"))
      for _ in 0..<5 {
        clock.advance(by: 3_600)
        try await withThrowingTaskGroup { group in
          for account in accounts + accounts { group.addTask { _ = try await account.account() } }
          try await group.waitForAll()
        }
      }
    }
    #expect(requests(to: "refresh") == 5)
  }

  @Test func `other features send the session with their requests`() async throws {
    let sessions = MockSessionStore()
    try await withApp(sessions) { app, service in
      let accounts = try #require(app.authUseCase)
      _ = try await accounts.register(username: "mira", password: Secret("correct horse"))
      clock.advance(by: 3_600)
      let tokens = AccessTokens(sessions, renewedBy: AuthRemoteRepository(service: service))
      let authorized = AuthorizedService(service, tokens)
      let me: [String: String] = try await authorized.request(Endpoint(path: ["auth", "me"]))

      #expect(me["username"] == "mira")
      let wrong = DomainError.invalid(ValidationError("currentPassword", .wrongPassword))
      await #expect(throws: wrong) {
        try await authorized.send(Endpoint(.post, "auth", "delete", sending: ["currentPassword": "wrong"]))
      }
      await sessions.store(nil)
      await #expect(throws: DomainError.signInRequired) { try await authorized.send(Endpoint(path: ["auth", "me"])) }
    }
  }

  @Test func `no secret is in the log, in errors or in what is printed`() async throws {
    let sessions = FileSessionStore(source: "here", folder: folder.path("state"))
    var printed: [String] = []
    var secrets = ["Tr0ub4dor"]
    try await withApp(sessions) { app, service in
      let accounts = try #require(app.authUseCase)
      _ = try await accounts.register(username: "mira", password: Secret("Tr0ub4dor&3"))
      for _ in 0..<2 {
        let tokens = TokenPair(try #require(try await sessions.token()))
        secrets += [tokens.access.value, tokens.refresh.value]
        let endpoint = Endpoint(.post, "auth", "login", sending: ["password": "Tr0ub4dor&3"]).authorized(
          by: tokens.access
        )
        // Values only, as objects change while they are dumped.
        for value in [endpoint, tokens, tokens.session] as [Any] {
          printed += ["\(value)", String(reflecting: value)]
          var dumped = ""
          dump(value, to: &dumped)
          printed.append(dumped)
        }
        printed += ["\(sessions)", "\(accounts)"]
        clock.advance(by: 3_600)
        _ = try await accounts.account()
      }
      let attempts: [@Sendable () async throws -> Void] = [
        { _ = try await accounts.signIn(username: "mira", password: Secret("Tr0ub4dor&4")) },
        { try await accounts.changePassword(from: Secret("Tr0ub4dor&4"), to: Secret("Tr0ub4dor&5")) },
        { try await accounts.deleteAccount(password: Secret("Tr0ub4dor&4")) },
        { _ = try await accounts.register(username: "mira", password: Secret("Tr0ub4dor&4")) },
      ]
      for attempt in attempts {
        do { try await attempt() } catch { printed += ["\(error)", String(reflecting: error)] }
      }
    }
    printed += log.entries.map { "\($0.message) \($0.metadata) \(String(describing: $0.error))" }

    #expect(printed.count > 20 && secrets.count == 5)
    for secret in secrets { #expect(!printed.contains { $0.contains(secret) }) }
  }
}
