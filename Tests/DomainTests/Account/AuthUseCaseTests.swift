import Domain
import Mocks
import Testing

/// The rules of ``DefaultAuthUseCase``.
@Suite(.timeLimit(.minutes(10)))
struct AuthUseCaseTests {
  private let repository = MockAuthRepository()
  private let sessions = MockSessionStore()
  private var useCase: DefaultAuthUseCase { DefaultAuthUseCase(repository: repository, tokens: AccessTokens(sessions)) }
  private let password = Secret("correct horse")

  @Test func `registering signs in`() async throws {
    let account = try await useCase.register(username: " mira\n", password: password)

    #expect(account.username == "mira")
    #expect(try await useCase.account() == account)
  }

  @Test func `a sign-in ends the session before it`() async throws {
    _ = try await useCase.register(username: "mira", password: password)
    let first = try #require(await sessions.token())
    _ = try await useCase.signIn(username: "MIRA", password: password)

    #expect(await sessions.token() != first)
    await #expect(throws: DomainError.signInRequired) { try await repository.account(for: first) }
  }

  @Test func `signing out forgets the token and ends the session`() async throws {
    _ = try await useCase.register(username: "mira", password: password)
    let token = try #require(await sessions.token())
    try await useCase.signOut()

    #expect(await sessions.token() == nil)
    await #expect(throws: DomainError.signInRequired) { try await repository.account(for: token) }
    await #expect(throws: DomainError.signInRequired) { try await useCase.account() }
    try await useCase.signOut()
  }

  @Test func `a token that has ended is forgotten`() async throws {
    await sessions.store(Secret("ended"))

    await #expect(throws: DomainError.signInRequired) { try await useCase.account() }
    #expect(await sessions.token() == nil)
  }

  @Test(arguments: [
    DomainError.offline, .timedOut, .refused(code: "500", message: nil), .storage(.busy), .cancelled,
    .invalidResponse(field: "id"), .tooManyAttempts,
  ])
  func `no other error ends a session`(error: DomainError) async throws {
    let sessions = MockSessionStore(token: Secret("good"))
    let useCase = DefaultAuthUseCase(repository: MockAuthRepository(throwError: error), tokens: AccessTokens(sessions))

    await #expect(throws: error) { try await useCase.account() }
    await #expect(throws: error) { try await useCase.signOut() }
    await #expect(throws: error) { try await useCase.changePassword(from: password, to: password) }
    await #expect(throws: error) { try await useCase.deleteAccount(password: password) }
    #expect(await sessions.token() == Secret("good"))
  }

  @Test func `changing the password requires the current one, and ends other sessions`() async throws {
    _ = try await useCase.register(username: "mira", password: password)
    let other = MockSessionStore()
    let elsewhere = DefaultAuthUseCase(repository: repository, tokens: AccessTokens(other))
    _ = try await elsewhere.signIn(username: "mira", password: password)

    await #expect(throws: DomainError.invalid(ValidationError("currentPassword", .wrongPassword))) {
      try await useCase.changePassword(from: Secret("wrong"), to: Secret("battery staple"))
    }
    try await useCase.changePassword(from: password, to: Secret("battery staple"))

    #expect(try await useCase.account().username == "mira")
    await #expect(throws: DomainError.signInRequired) { try await elsewhere.account() }
    await #expect(throws: DomainError.wrongCredentials) {
      try await elsewhere.signIn(username: "mira", password: password)
    }
    _ = try await elsewhere.signIn(username: "mira", password: Secret("battery staple"))
  }

  @Test func `all problems of a change are named at once`() async {
    let problems = [
      ValidationError.Problem("currentPassword", .required), .init("newPassword", .tooShort(minimum: 8)),
    ]
    await #expect(throws: DomainError.invalid(ValidationError(problems))) {
      try await useCase.changePassword(from: Secret(""), to: Secret("short"))
    }
  }

  @Test func `deleting the account requires its password`() async throws {
    _ = try await useCase.register(username: "mira", password: password)
    await #expect(throws: DomainError.invalid(ValidationError("currentPassword", .wrongPassword))) {
      try await useCase.deleteAccount(password: Secret("wrong"))
    }
    await #expect(throws: DomainError.invalid(ValidationError("currentPassword", .required))) {
      try await useCase.deleteAccount(password: Secret(""))
    }
    try await useCase.deleteAccount(password: password)

    #expect(await sessions.token() == nil)
    await #expect(throws: DomainError.wrongCredentials) {
      try await useCase.signIn(username: "mira", password: password)
    }
  }
}
