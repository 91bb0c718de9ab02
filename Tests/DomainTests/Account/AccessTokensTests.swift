import Domain
import Mocks
import TestSupport
import Testing

/// How a session is renewed, over any token repository.
@Suite(.timeLimit(.minutes(10)))
struct AccessTokensTests {
  private let sessions = MockSessionStore(token: Secret("old"))
  private let server = RenewingServer()

  private func makeTokens() -> AccessTokens { AccessTokens(sessions, renewedBy: server) }

  /// A call that a server accepts with a new token only.
  private func request(with tokens: AccessTokens) async throws(DomainError) -> String {
    try await tokens.authorized { token throws(DomainError) in
      if token == Secret("old") { throw .signInRequired }
      return token.value
    }
  }

  @Test func `a thousand calls with an expired token renew it once`() async throws {
    let tokens = makeTokens()
    let calls = Task {
      try await withThrowingTaskGroup { group in
        for _ in 0..<1_000 { group.addTask { try await request(with: tokens) } }
        return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      }
    }
    await server.gate.called(times: 1)
    await server.gate.answer(0, .success(Secret("new")))

    #expect(try await calls.value == ["new": 1_000])
    #expect(await server.gate.calls == [Secret("old")])
    #expect(await sessions.token() == Secret("new"))
  }

  @Test func `a call that is cancelled ends at once, and cancels no renewal`() async throws {
    let tokens = makeTokens()
    let cancelled = Task { try await request(with: tokens) }
    await server.gate.called(times: 1)
    let other = Task { try await request(with: tokens) }
    cancelled.cancel()
    await #expect(throws: DomainError.cancelled) { try await cancelled.value }
    await server.gate.answer(0, .success(Secret("new")))

    #expect(try await other.value == "new")
    #expect(await server.gate.calls.count == 1)
    #expect(await sessions.token() == Secret("new"))
  }

  @Test func `if all callers are cancelled, the new token is still kept`() async throws {
    let tokens = makeTokens()
    let calls = (0..<3).map { _ in Task { try await request(with: tokens) } }
    await server.gate.called(times: 1)
    for call in calls {
      call.cancel()
      await #expect(throws: DomainError.cancelled) { try await call.value }
    }
    let late = Task { try await request(with: tokens) }
    await server.gate.answer(0, .success(Secret("new")))

    #expect(try await late.value == "new")
    #expect(await server.gate.calls.count == 1)
  }

  @Test(arguments: [
    DomainError.offline, .timedOut, .cancelled, .refused(code: "500", message: nil, isTemporary: true),
    .refused(code: "403", message: nil), .tooManyAttempts, .invalidResponse(field: "accessToken"), .notFound,
    .storage(.full),
  ])
  func `only a refusal ends the session`(error: DomainError) async throws {
    let tokens = makeTokens()
    await server.gate.answer(0, .failure(error))
    await #expect(throws: error) { try await request(with: tokens) }
    #expect(await sessions.token() == Secret("old"))

    await server.gate.answer(1, .failure(.signInRequired))
    await #expect(throws: DomainError.signInRequired) { try await request(with: tokens) }
    #expect(await sessions.token() == nil)
  }

  @Test func `a call that was refused late takes the token of an earlier renewal`() async throws {
    let tokens = makeTokens()
    let late = CallGate<Secret, Void, DomainError>(unanswered: .cancelled)
    let call = Task {
      try await tokens.authorized { token throws(DomainError) in
        if token == Secret("old") { try await late.call(token) }
        return token.value
      }
    }
    await late.called(times: 1)
    await server.gate.answer(0, .success(Secret("new")))
    _ = try await request(with: tokens)
    await late.answer(0, .failure(.signInRequired))

    #expect(try await call.value == "new")
    #expect(await server.gate.calls.count == 1)
  }

  @Test func `a renewal does not undo a sign-out`() async throws {
    let tokens = makeTokens()
    await sessions.store(nil)
    await #expect(throws: DomainError.signInRequired) { try await request(with: tokens) }
    #expect(await server.gate.calls.isEmpty)
  }

  @Test func `a new token that is refused as well ends no session`() async throws {
    let tokens = makeTokens()
    await server.gate.answer(0, .success(Secret("new")))
    await #expect(throws: DomainError.signInRequired) {
      try await tokens.authorized { _ throws(DomainError) in throw .signInRequired }
    }
    #expect(await sessions.token() == Secret("new"))
  }

  @Test(arguments: [DomainError.offline, .cancelled, .wrongCredentials])
  func `a call that fails otherwise is made once`(error: DomainError) async throws {
    let tokens = makeTokens()
    await #expect(throws: error) { try await tokens.authorized { _ throws(DomainError) in throw error } }
    #expect(await server.gate.calls.isEmpty)
    #expect(await sessions.token() == Secret("old"))
  }

  @Test func `without anything that renews it, a token that has ended is forgotten`() async throws {
    let tokens = AccessTokens(sessions)
    await #expect(throws: DomainError.signInRequired) { try await request(with: tokens) }
    #expect(await sessions.token() == nil)
  }
}

/// Renews tokens when a test says so.
private struct RenewingServer: TokenRepository {
  let gate = CallGate<Secret, Secret, DomainError>(unanswered: .cancelled)

  func refresh(_ token: Secret) async throws(DomainError) -> Secret {
    try await gate.call(token)
  }
}
