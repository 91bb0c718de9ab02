import Domain
import Foundation
import Mocks
import TestSupport
import Testing

@testable import Data

/// What accounts in SQLite promise beyond ``AuthRepository``.
@Suite(.timeLimit(.minutes(10)))
struct AuthLocalRepositoryTests {
  private static let day: TimeInterval = 24 * 60 * 60

  private let clock = ManualDate()
  private let folder: TemporaryFolder
  private let database: LocalDatabase
  private let attempts = MockSignInAttempts()
  private let credentials: Credentials

  init() throws {
    folder = try TemporaryFolder()
    database = .storefront(at: folder.path("accounts.sqlite"))
    credentials = try Credentials(newUsername: "mira", password: Secret("correct horse"))
  }

  private func repository(
    _ cryptography: any AccountCryptography = MockCryptography(),
    origin: String = "here"
  ) -> AuthLocalRepository {
    AuthLocalRepository(
      database: database,
      cryptography: cryptography,
      attempts: attempts,
      origin: origin,
      now: { [clock] in clock.now }
    )
  }

  @Test func `the file has hashes and digests only`() async throws {
    let signedIn = try await repository().register(credentials)

    #expect(try await database.strings("SELECT passwordHash FROM account") == ["1:correct horse"])
    #expect(try await database.strings("SELECT digest FROM session") == ["digest of " + signedIn.token.value])
    let others = try await database.strings("SELECT username || usernameKey || id FROM account")
    #expect(others.allSatisfy { !$0.contains("horse") })
  }

  @Test func `a session ends 30 days after its last use`() async throws {
    let repository = repository()
    let token = try await repository.register(credentials).token
    for _ in 0..<3 {
      clock.advance(by: 29 * Self.day)
      _ = try await repository.account(for: token)
    }
    clock.advance(by: 30 * Self.day)

    await #expect(throws: DomainError.signInRequired) { try await repository.account(for: token) }
  }

  @Test func `a use within a day writes nothing`() async throws {
    let repository = repository()
    let token = try await repository.register(credentials).token
    let expiry = try await database.numbers("SELECT CAST(expiresAt AS INTEGER) FROM session")
    clock.advance(by: Self.day)
    _ = try await repository.account(for: token)
    #expect(try await database.numbers("SELECT CAST(expiresAt AS INTEGER) FROM session") == expiry)

    clock.advance(by: 1)
    _ = try await repository.account(for: token)
    #expect(try await database.numbers("SELECT CAST(expiresAt AS INTEGER) FROM session") != expiry)
  }

  @Test func `sessions that have ended are removed at the next sign-in`() async throws {
    let repository = repository()
    _ = try await repository.register(credentials)
    clock.advance(by: 31 * Self.day)
    _ = try await repository.signIn(credentials)

    #expect(try await database.count("session") == 1)
  }

  @Test func `a sign-in replaces a hash with old parameters`() async throws {
    _ = try await repository(MockCryptography(version: 1)).register(credentials)
    _ = try await repository(MockCryptography(version: 2)).signIn(credentials)

    #expect(try await database.strings("SELECT passwordHash FROM account") == ["2:correct horse"])
  }

  @Test func `the eleventh wrong password is refused, and then the right one as well`() async throws {
    let repository = repository()
    let token = try await repository.register(credentials).token
    let wrong = try Credentials(username: "mira", password: Secret("wrong"))
    for _ in 0..<9 {
      await #expect(throws: DomainError.wrongCredentials) { try await repository.signIn(wrong) }
    }
    await #expect(throws: DomainError.invalid(ValidationError("currentPassword", .wrongPassword))) {
      try await repository.deleteAccount(for: token, password: wrong.password)
    }

    for origin in ["here", "there"] {
      await #expect(throws: DomainError.tooManyAttempts) {
        try await self.repository(origin: origin).signIn(credentials)
      }
    }
    await #expect(throws: DomainError.tooManyAttempts) {
      try await repository.deleteAccount(for: token, password: credentials.password)
    }
    #expect(try await repository.account(for: token).username == "mira")
  }

  @Test(arguments: ["mira", "nobody"])
  func `an account that does not exist is refused like one that does`(name: String) async throws {
    let repository = repository()
    _ = try await repository.register(credentials)
    let wrong = try Credentials(username: name, password: Secret("wrong"))
    for _ in 0..<10 {
      await #expect(throws: DomainError.wrongCredentials) { try await repository.signIn(wrong) }
    }
    await #expect(throws: DomainError.tooManyAttempts) { try await repository.signIn(wrong) }
  }

  @Test func `from one place, three hundred accounts can be made in a quarter of an hour`() async throws {
    let repository = repository()
    for number in 0..<300 {
      _ = try await repository.register(Credentials(newUsername: "mira\(number)", password: Secret("correct horse")))
    }

    await #expect(throws: DomainError.tooManyAttempts) { try await repository.register(credentials) }
    _ = try await self.repository(origin: "there").register(credentials)
  }

  /// Comparing a password takes nearly all of the time, so it is done for a name that does not exist as well.
  @Test func `an unknown name is checked like a wrong password`() async throws {
    _ = try await repository().register(credentials)
    for (name, hashes) in [("mira", ["1:correct horse"]), ("nobody", [nil])] {
      let cryptography = RecordingCryptography()
      await #expect(throws: DomainError.wrongCredentials) {
        try await repository(cryptography).signIn(Credentials(username: name, password: Secret("wrong")))
      }
      #expect(await cryptography.log.hashes == hashes)
    }
  }

  @Test func `a program that is too busy to check a password keeps no one out`() async throws {
    struct Busy: Error {}
    _ = try await repository().register(credentials)
    let busy = repository(SlowCryptography { throw Busy() })
    for _ in 0..<20 {
      await #expect(throws: DomainError.cancelled) { try await busy.signIn(credentials) }
    }

    _ = try await repository().signIn(credentials)
  }

  @Test func `a password that was changed meanwhile does not sign in`() async throws {
    let registered = try await repository().register(credentials)
    let slow = SlowCryptography {
      _ = try await repository().changePassword(
        for: registered.token,
        from: credentials.password,
        to: Secret("battery staple")
      )
    }

    await #expect(throws: DomainError.wrongCredentials) { try await repository(slow).signIn(credentials) }
    #expect(try await database.strings("SELECT passwordHash FROM account") == ["1:battery staple"])
  }

  @Test(arguments: [false, true])
  func `of two changes at once, the second does not undo the first`(isDeletion: Bool) async throws {
    let registered = try await repository().register(credentials)
    let token = try await repository().signIn(credentials).token
    let slow = repository(
      SlowCryptography {
        _ = try await repository().changePassword(
          for: registered.token,
          from: credentials.password,
          to: Secret("battery staple")
        )
      }
    )

    await #expect(throws: DomainError.signInRequired) {
      if isDeletion {
        try await slow.deleteAccount(for: token, password: credentials.password)
      } else {
        _ = try await slow.changePassword(for: token, from: credentials.password, to: Secret("third password"))
      }
    }
    #expect(try await database.strings("SELECT passwordHash FROM account") == ["1:battery staple"])
  }
}

/// Does something else after a password was found to be right.
private struct SlowCryptography: AccountCryptography {
  let base = MockCryptography()
  let meanwhile: @Sendable () async throws -> Void

  func hash(_ password: Secret) async throws(DomainError) -> String { base.hash(password) }

  func check(_ password: Secret, against hash: String?) async throws(DomainError) -> PasswordCheck {
    do { try await meanwhile() } catch { throw .cancelled }
    return base.check(password, against: hash)
  }

  func makeToken() -> Secret { base.makeToken() }
  func digest(of token: Secret) -> String { base.digest(of: token) }
}

/// Notes what passwords are compared with.
private struct RecordingCryptography: AccountCryptography {
  actor Log {
    private(set) var hashes: [String?] = []
    func note(_ hash: String?) { hashes.append(hash) }
  }

  let log = Log()
  private let base = MockCryptography()

  func hash(_ password: Secret) async throws(DomainError) -> String { base.hash(password) }

  func check(_ password: Secret, against hash: String?) async throws(DomainError) -> PasswordCheck {
    await log.note(hash)
    return base.check(password, against: hash)
  }

  func makeToken() -> Secret { base.makeToken() }
  func digest(of token: Secret) -> String { base.digest(of: token) }
}
