import Data
import Domain
import Foundation
import Mocks
import TestSupport
import Testing

/// What every ``AuthRepository`` promises.
@Suite(.timeLimit(.minutes(10)))
struct AuthRepositoryTests {
  enum Implementation: CaseIterable, Sendable {
    case mock, local, localPool
  }

  private let folder: TemporaryFolder
  private let credentials: Credentials

  init() throws {
    folder = try TemporaryFolder()
    credentials = try Credentials(newUsername: "Mira", password: Secret("correct horse"))
  }

  private func make(_ implementation: Implementation) -> any AuthRepository {
    switch implementation {
    case .mock: MockAuthRepository()
    case .local: local(.single)
    case .localPool: local(.pool)
    }
  }

  private func local(_ connections: LocalDatabase.Connections) -> AuthLocalRepository {
    AuthLocalRepository(
      database: .storefront(at: folder.path("accounts.sqlite"), connections: connections),
      cryptography: MockCryptography(),
      attempts: SignInAttempts(),
      origin: "here"
    )
  }

  @Test(arguments: Implementation.allCases)
  func `a new account can sign in, and case in its name is ignored`(implementation: Implementation) async throws {
    let repository = make(implementation)
    let registered = try await repository.register(credentials)
    let signedIn = try await repository.signIn(Credentials(username: "mIRA", password: credentials.password))

    #expect(registered.account == signedIn.account)
    #expect(registered.account.username == "Mira")
    #expect(registered.token != signedIn.token)
    #expect(try await repository.account(for: registered.token) == registered.account)
    #expect(try await repository.account(for: signedIn.token) == registered.account)
  }

  @Test(arguments: Implementation.allCases)
  func `a name is taken once, by one of many at the same time`(implementation: Implementation) async throws {
    let repository = make(implementation)
    let names = ["mira", "MIRA", "Mira", "mirA"]
    let errors = try await inParallel(names) { name -> DomainError? in
      do {
        _ = try await repository.register(Credentials(newUsername: name, password: Secret("correct horse")))
        return nil
      } catch let error as DomainError {
        return error
      }
    }

    #expect(errors.count { $0 == nil } == 1)
    #expect(errors.compactMap(\.self).allSatisfy { $0 == .invalid(ValidationError("username", .taken)) })
  }

  @Test(arguments: Implementation.allCases)
  func `an unknown name and a wrong password are told in the same words`(implementation: Implementation) async throws {
    let repository = make(implementation)
    _ = try await repository.register(credentials)

    for (name, password) in [("mira", "wrong"), ("nobody", "correct horse"), ("mira", "Correct horse")] {
      await #expect(throws: DomainError.wrongCredentials) {
        try await repository.signIn(Credentials(username: name, password: Secret(password)))
      }
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a token ends with its sign-out, and no other does`(implementation: Implementation) async throws {
    let repository = make(implementation)
    let first = try await repository.register(credentials)
    let second = try await repository.signIn(credentials)
    try await repository.signOut(first.token)
    try await repository.signOut(first.token)
    try await repository.signOut(Secret("unknown"))

    await #expect(throws: DomainError.signInRequired) { try await repository.account(for: first.token) }
    #expect(try await repository.account(for: second.token) == first.account)
  }

  @Test(arguments: Implementation.allCases)
  func `a change of the password ends all tokens but the new one`(implementation: Implementation) async throws {
    let repository = make(implementation)
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

  @Test(arguments: Implementation.allCases)
  func `a deleted account leaves its name and no token`(implementation: Implementation) async throws {
    let repository = make(implementation)
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
