import Domain
import Testing

/// What every ``AuthRepository`` promises.
@Suite(.timeLimit(.minutes(10)))
struct AuthRepositoryTests {
  private let credentials: Credentials

  init() throws {
    credentials = try Credentials(newUsername: "Mira", password: Secret("correct horse"))
  }

  @Test(arguments: AccountRepositories.allCases)
  func `a new account can sign in, and case in its name is ignored`(implementation: AccountRepositories) async throws {
    try await implementation.run { repository in
      let registered = try await repository.register(credentials)
      let signedIn = try await repository.signIn(Credentials(username: "mIRA", password: credentials.password))

      #expect(registered.account == signedIn.account)
      #expect(registered.account.username == "Mira")
      #expect(registered.token != signedIn.token)
      #expect(try await repository.account(for: registered.token) == registered.account)
      #expect(try await repository.account(for: signedIn.token) == registered.account)
    }
  }

  @Test(arguments: AccountRepositories.allCases)
  func `a name is taken once, by one of many at the same time`(implementation: AccountRepositories) async throws {
    try await implementation.run { repository in
      let names = ["mira", "MIRA", "Mira", "mirA"]
      let errors = try await withThrowingTaskGroup { group in
        for name in names {
          let credentials = try Credentials(newUsername: name, password: Secret("correct horse"))
          group.addTask { () async throws -> DomainError? in
            do throws(DomainError) {
              _ = try await repository.register(credentials)
              return nil
            } catch {
              return error
            }
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }

      #expect(errors.count { $0 == nil } == 1)
      #expect(errors.compactMap(\.self).allSatisfy { $0 == .invalid(ValidationError("username", .taken)) })
    }
  }

  @Test(arguments: AccountRepositories.allCases)
  func `an unknown name and a wrong password are told in the same words`(implementation: AccountRepositories)
    async throws
  {
    try await implementation.run { repository in
      _ = try await repository.register(credentials)

      for (name, password) in [("mira", "wrong"), ("nobody", "correct horse"), ("mira", "Correct horse")] {
        await #expect(throws: DomainError.wrongCredentials) {
          try await repository.signIn(Credentials(username: name, password: Secret(password)))
        }
      }
    }
  }

  @Test(arguments: AccountRepositories.allCases)
  func `a token ends with its sign-out, and no other does`(implementation: AccountRepositories) async throws {
    try await implementation.run { repository in
      let first = try await repository.register(credentials)
      let second = try await repository.signIn(credentials)
      try await repository.signOut(first.token)
      try await repository.signOut(first.token)
      try await repository.signOut(Secret("unknown"))

      await #expect(throws: DomainError.signInRequired) { try await repository.account(for: first.token) }
      #expect(try await repository.account(for: second.token) == first.account)
    }
  }

  @Test(arguments: AccountRepositories.allCases)
  func `a change of the password ends all tokens but the new one`(implementation: AccountRepositories) async throws {
    try await implementation.run { repository in
      let first = try await repository.register(credentials)
      let second = try await repository.signIn(credentials)
      let new = Secret("battery staple")
      await #expect(throws: DomainError.invalid(ValidationError("currentPassword", .wrongPassword))) {
        try await repository.changePassword(for: first.token, from: new, to: new)
      }
      let third = try await repository.changePassword(for: first.token, from: credentials.password, to: new)

      for token in [first.token, second.token] {
        await #expect(throws: DomainError.signInRequired) { try await repository.account(for: token) }
      }
      #expect(try await repository.account(for: third.token) == first.account)
      await #expect(throws: DomainError.wrongCredentials) { try await repository.signIn(credentials) }
      _ = try await repository.signIn(Credentials(username: "mira", password: new))
    }
  }

  @Test(arguments: AccountRepositories.allCases)
  func `a deleted account leaves its name and no token`(implementation: AccountRepositories) async throws {
    try await implementation.run { repository in
      let first = try await repository.register(credentials)
      let second = try await repository.signIn(credentials)
      await #expect(throws: DomainError.invalid(ValidationError("currentPassword", .wrongPassword))) {
        try await repository.deleteAccount(for: first.token, password: Secret("wrong"))
      }
      try await repository.deleteAccount(for: first.token, password: credentials.password)

      for token in [first.token, second.token] {
        await #expect(throws: DomainError.signInRequired) { try await repository.account(for: token) }
        await #expect(throws: DomainError.signInRequired) {
          try await repository.deleteAccount(for: token, password: credentials.password)
        }
      }
      await #expect(throws: DomainError.wrongCredentials) { try await repository.signIn(credentials) }
      #expect(try await repository.register(credentials).account.id != first.account.id)
    }
  }
}
