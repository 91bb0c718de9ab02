import Data
import Domain
import Mocks
import TestSupport
import Testing

@testable import Composition

/// What every ``SignInAttempts`` promises, for two programs that share it.
@Suite(.timeLimit(.minutes(10)))
struct SignInAttemptsTests {
  @Test(arguments: SignInAttemptStores.allCases)
  func `refuses the eleventh attempt with a name, wherever it comes from`(store: SignInAttemptStores) async throws {
    try await store.run { one, other, _ in
      for number in 0..<10 { try await one.begin(name: "mira", origin: "\(number)") }

      await #expect(throws: DomainError.tooManyAttempts) { try await other.begin(name: "mira", origin: "new") }
      await #expect(throws: DomainError.tooManyAttempts) { try await one.begin(name: "mira", origin: "new") }
      try await other.begin(name: "omar", origin: "new")
    }
  }

  @Test(arguments: SignInAttemptStores.allCases)
  func `refuses the attempt after 300 from one origin, with any names and results`(
    store: SignInAttemptStores
  ) async throws {
    try await store.run { one, other, _ in
      for number in 0..<300 {
        let attempts = number.isMultiple(of: 2) ? one : other
        try await attempts.begin(name: number.isMultiple(of: 3) ? nil : "\(number)", origin: "here")
        await attempts.succeed(name: "\(number)")
      }

      for _ in 0..<10 {
        await #expect(throws: DomainError.tooManyAttempts) { try await one.begin(name: "new", origin: "here") }
      }
      await #expect(throws: DomainError.tooManyAttempts) { try await other.begin(name: nil, origin: "here") }
      try await other.begin(name: "new", origin: "there")
    }
  }

  @Test(arguments: SignInAttemptStores.allCases)
  func `begins again after a quarter of an hour`(store: SignInAttemptStores) async throws {
    try await store.run { one, other, clock in
      for _ in 0..<10 { try await one.begin(name: "mira", origin: "here") }
      clock.advance(by: 15 * 60 - 1)
      await #expect(throws: DomainError.tooManyAttempts) { try await other.begin(name: "mira", origin: "here") }

      clock.advance(by: 1)
      try await other.begin(name: "mira", origin: "here")
    }
  }

  @Test(arguments: SignInAttemptStores.allCases)
  func `a success clears the name`(store: SignInAttemptStores) async throws {
    try await store.run { one, other, _ in
      for number in 0..<10 { try await one.begin(name: "mira", origin: "\(number)") }
      await other.succeed(name: "mira")

      await #expect(throws: Never.self) { try await one.begin(name: "mira", origin: "new") }
    }
  }

  @Test(arguments: SignInAttemptStores.allCases)
  func `an attempt that was not checked is no failure of the name, but one from its origin`(
    store: SignInAttemptStores
  ) async throws {
    try await store.run { one, other, _ in
      for _ in 0..<290 {
        try await one.begin(name: "mira", origin: "here")
        await other.withdraw(name: "mira")
      }
      await one.withdraw(name: "omar")
      for _ in 0..<10 { try await one.begin(name: "mira", origin: "here") }

      await #expect(throws: DomainError.tooManyAttempts) { try await one.begin(name: "mira", origin: "there") }
      await #expect(throws: DomainError.tooManyAttempts) { try await one.begin(name: "omar", origin: "here") }
    }
  }

  @Test(arguments: SignInAttemptStores.allCases)
  func `an attempt of a request that was cancelled can be withdrawn`(store: SignInAttemptStores) async throws {
    try await store.run { one, other, _ in
      for _ in 0..<10 {
        try await one.begin(name: "mira", origin: "here")
        let request = Task {
          withUnsafeCurrentTask { $0?.cancel() }
          await one.withdraw(name: "mira")
        }
        await request.value
      }

      try await other.begin(name: "mira", origin: "here")
    }
  }

  @Test(arguments: SignInAttemptStores.allCases)
  func `attempts at the same time are counted`(store: SignInAttemptStores) async throws {
    try await store.run { one, other, _ in
      let results = await withTaskGroup { group in
        for number in 0..<200 {
          group.addTask { () async -> DomainError? in
            do throws(DomainError) {
              try await (number.isMultiple(of: 2) ? one : other).begin(name: "mira", origin: "here")
              return nil
            } catch {
              return error
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(results.count { $0 == nil } == 10)
      #expect(results.compactMap(\.self).allSatisfy { $0 == .tooManyAttempts })
    }
  }

  @Test(arguments: SignInAttemptStores.inSQL)
  func `what is old is deleted, and of what is not, the oldest beyond the capacity`(
    store: SignInAttemptStores
  ) async throws {
    let clock = ManualDate()
    let limits = Self.limits(capacity: 6)
    try await store.run(clock, limits) { attempts, _, database in
      let count = { @Sendable () async throws in
        try await database.query { try $0.rows("SELECT digest FROM signInAttempt", []).count }
      }
      for number in 0..<20 {
        clock.advance(by: 1)
        try await attempts.begin(name: "invented \(number)", origin: "\(number)")
        #expect(try await count() <= 6 + 2)
      }
      for _ in 0..<8 { try await attempts.begin(name: "invented 19", origin: "here") }
      clock.advance(by: limits.window)
      try await attempts.begin(name: nil, origin: "here")
      #expect(try await count() == 1)
    }
  }

  private static func limits(capacity: Int) -> SignInLimits {
    var limits = SignInLimits()
    limits.capacity = capacity
    return limits
  }

  /// A person may have entered a password as the name.
  @Test(arguments: SignInAttemptStores.inSQL)
  func `a name and an origin are stored as digests`(store: SignInAttemptStores) async throws {
    try await store.run(ManualDate(), SignInLimits()) { attempts, _, database in
      try await attempts.begin(name: "mira", origin: "here")
      let digests = try await database.query { db in
        try db.rows("SELECT digest FROM signInAttempt ORDER BY digest", []).map { try $0["digest"] as String }
      }
      #expect(digests == ["digest of name mira", "digest of origin here"])
    }
  }
}

/// Where attempts are counted.
enum SignInAttemptStores: CaseIterable, Sendable {
  case mock
  case sqlite, sqliteInPool

  #if PostgreSQL
    case postgreSQL
  #endif

  static let inSQL = allCases.filter { $0 != .mock }

  /// Runs a test with two programs that share an empty store.
  func run(_ test: @Sendable (any SignInAttempts, any SignInAttempts, ManualDate) async throws -> Void) async throws {
    let clock = ManualDate()
    guard self != .mock else {
      let attempts = MockSignInAttempts { clock.now }
      return try await test(attempts, attempts, clock)
    }
    try await run(clock, SignInLimits()) { one, other, _ in try await test(one, other, clock) }
  }

  private func configuration(in folder: TemporaryFolder) async throws -> Configuration {
    #if PostgreSQL
      if self == .postgreSQL { return try await .postgreSQL() }
    #endif
    return Configuration(databasePath: folder.path("accounts.sqlite"), isConcurrent: self != .sqlite)
  }

  func run(
    _ clock: ManualDate,
    _ limits: SignInLimits,
    _ test: @Sendable (any SignInAttempts, any SignInAttempts, any SQLDatabase) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let configuration = try await configuration(in: folder)
    let databases = try (0..<2).map { _ in
      guard case .database(let database) = DIContainer.live(configuration).source else { throw NoDatabase() }
      return database
    }
    let attempts = databases.map { database in
      LocalSignInAttempts(
        database: database,
        cryptography: MockCryptography(),
        limits: limits,
        now: { clock.now }
      )
    }
    try await test(attempts[0], attempts[1], databases[0])
  }

  private struct NoDatabase: Error {}
}
