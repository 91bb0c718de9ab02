import Domain
import Testing

/// What every ``TokenRepository`` promises, on top of ``AuthRepository``.
@Suite(.timeLimit(.minutes(10)))
struct TokenRepositoryTests {
  private let credentials: Credentials

  init() throws {
    credentials = try Credentials(newUsername: "mira", password: Secret("correct horse"))
  }

  @Test(arguments: AccountRepositories.renewing)
  func `new tokens are of the same session, and others than before`(_ implementation: AccountRepositories) async throws
  {
    try await implementation.run { repository in
      let signedIn = try await repository.register(credentials)
      let (old, new) = (TokenPair(signedIn.token), TokenPair(try await repository.refresh(signedIn.token)))

      #expect(new.access != old.access && new.refresh != old.refresh)
      #expect(try await repository.account(for: new.session) == signedIn.account)
      // The old one is signed and has not expired yet.
      #expect(try await repository.account(for: old.session) == signedIn.account)
    }
  }

  @Test(arguments: AccountRepositories.renewing)
  func `a token that was used before ends the session, and no other one`(
    _ implementation: AccountRepositories
  ) async throws {
    try await implementation.run { repository in
      let first = try await repository.register(credentials).token
      let other = try await repository.signIn(credentials).token
      let second = try await repository.refresh(first)
      let third = try await repository.refresh(second)

      await #expect(throws: DomainError.signInRequired) { try await repository.refresh(first) }
      for token in [first, second, third] {
        await #expect(throws: DomainError.signInRequired) { try await repository.account(for: token) }
        await #expect(throws: DomainError.signInRequired) { try await repository.refresh(token) }
      }
      #expect(try await repository.account(for: other).username == "mira")
      _ = try await repository.refresh(other)
    }
  }

  @Test(arguments: AccountRepositories.renewing)
  func `a refresh token ends with the first use of the new access token`(
    _ implementation: AccountRepositories
  ) async throws {
    try await implementation.run { repository in
      let first = try await repository.register(credentials).token
      let second = try await repository.refresh(first)
      _ = try await repository.account(for: second)

      await #expect(throws: DomainError.signInRequired) { try await repository.refresh(first) }
      await #expect(throws: DomainError.signInRequired) { try await repository.refresh(second) }
    }
  }

  @Test(arguments: AccountRepositories.renewing)
  func `if a response is lost, the same token gets another one`(_ implementation: AccountRepositories) async throws {
    try await implementation.run { repository in
      let first = try await repository.register(credentials).token
      var last = first
      for _ in 0..<3 { last = try await repository.refresh(first) }
      #expect(try await repository.account(for: last).username == "mira")
      last = try await repository.refresh(last)

      #expect(try await repository.account(for: last).username == "mira")
    }
  }

  /// Anyone with a copy of the token could have been first.
  @Test(arguments: AccountRepositories.renewing)
  func `a token that was replaced before it was used ends the session`(
    _ implementation: AccountRepositories
  ) async throws {
    try await implementation.run { repository in
      let first = try await repository.register(credentials).token
      let lost = try await repository.refresh(first)
      let second = try await repository.refresh(first)

      await #expect(throws: DomainError.signInRequired) { try await repository.refresh(lost) }
      await #expect(throws: DomainError.signInRequired) { try await repository.account(for: second) }
    }
  }

  @Test(arguments: AccountRepositories.renewing)
  func `a session that was signed out, and one with another password, is not renewed`(
    _ implementation: AccountRepositories
  ) async throws {
    try await implementation.run { repository in
      let first = try await repository.register(credentials).token
      let second = try await repository.signIn(credentials).token
      let third = try await repository.signIn(credentials).token
      try await repository.signOut(first)
      await #expect(throws: DomainError.signInRequired) { try await repository.refresh(first) }
      let new = try await repository.changePassword(
        for: second,
        from: credentials.password,
        to: Secret("battery staple")
      )

      for token in [second, third] {
        await #expect(throws: DomainError.signInRequired) { try await repository.refresh(token) }
      }
      _ = try await repository.refresh(new.token)
    }
  }

  @Test(arguments: AccountRepositories.renewing, ["", "x", ".", "x.y", "x.y.z", "~", "a~b~c", "\u{0}.\u{0}"])
  func `a text that is no token renews nothing`(_ implementation: AccountRepositories, text: String) async throws {
    try await implementation.run { repository in
      let token = try await repository.register(credentials).token
      let made = TokenPair(access: TokenPair(token).access, refresh: Secret(text)).session
      await #expect(throws: (any Error).self) { try await repository.refresh(made) }

      #expect(try await repository.account(for: token).username == "mira")
    }
  }
}
