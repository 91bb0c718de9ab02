import Composition
import Data
import Domain
import Foundation
import Mocks
import TestSupport
import Testing

@testable import Server

/// The contract of ``FavouriteLog``.
@Suite(.timeLimit(.minutes(10)))
struct FavouriteLogTests {
  enum Implementation: CaseIterable {
    case mock, sqlite

    /// What a server is composed of.
    case composed
    case http

    #if PostgreSQL
      case postgreSQL
    #endif

    /// Runs a test with the log of a person for whom nothing is in it. The items 1 to 3 exist.
    func run(_ test: @Sendable (any FavouriteLog) async throws -> Void) async throws {
      let folder = try TemporaryFolder()
      switch self {
      case .mock: try await test(CheckedFavouriteLog(MockFavouriteStore(), find: Self.find))
      case .sqlite:
        let database = LocalDatabase.storefront(at: folder.path("log.sqlite"))
        try await test(CheckedFavouriteLog(FavouriteLocalLog(database: database, owner: { "1" }), find: Self.find))
      case .composed:
        _ = try await DIContainer.addSamples(at: folder.path("log.sqlite"))
        try await test(Self.log(of: DIContainer.live(Configuration(databasePath: folder.path("log.sqlite")))))
      #if PostgreSQL
        case .postgreSQL:
          let container = DIContainer.live(try await .postgreSQL())
          _ = try await container.importCatalogue()
          try await test(Self.log(of: container))
      #endif
      case .http:
        try await ServerApplication.withFavourites(in: folder).serveAPI { service in
          try await test(FavouriteRemoteLog(service: try await Self.signedIn("mira", service)))
        }
      }
    }

    /// The log of a person who is new.
    private static func log(of container: DIContainer) async throws -> any FavouriteLog {
      let container = container.keepingAccounts()
      let accounts = try #require(container.authUseCase)
      _ = try await accounts.register(username: "mira", password: Secret("correct horse"))
      return try #require(container.favouriteLog)
    }

    static func signedIn(_ name: String, _ service: NetworkService) async throws -> AuthorizedService {
      let accounts = AuthRemoteRepository(service: service)
      let credentials = try Credentials(newUsername: name, password: Secret("correct horse"))
      let sessions = MockSessionStore()
      await sessions.store(try await accounts.register(credentials).token)
      return AuthorizedService(service, AccessTokens(sessions, renewedBy: accounts))
    }

    private static let find: Favourite.Find = { id, _ throws(DomainError) in
      guard let item = [FavouriteItem].fixtures(count: 3).first(where: { $0.id == id }) else { throw .notFound }
      return Fetched(item)
    }
  }

  private static func change(_ id: String, _ item: Int, _ isFavourite: Bool = true, at time: Int) -> FavouriteChange {
    .fixture(id, item, isFavourite, at: time)
  }

  @Test(arguments: Implementation.allCases)
  func `takes the change that prevails, and says which that is`(implementation: Implementation) async throws {
    try await implementation.run { (log: any FavouriteLog) async throws in
      let (first, later) = (Self.change("a", 1, at: 5), Self.change("b", 1, false, at: 9))
      #expect(try await log.record(first) == first)
      #expect(try await log.record(first) == first)
      #expect(try await log.record(later) == later)
      #expect(try await log.record(first) == later)
      #expect(try await log.record(Self.change("c", 1, at: 7)) == later)
      #expect(try await log.changes(since: 0, limit: 10).changes == [later])
    }
  }

  @Test(arguments: Implementation.allCases)
  func `goes on where a call ended`(implementation: Implementation) async throws {
    try await implementation.run { (log: any FavouriteLog) async throws in
      for item in 1...3 { _ = try await log.record(Self.change("\(item)", item, at: item)) }
      let first = try await log.changes(since: 0, limit: 2)
      #expect(first.changes.map(\.itemID) == [1, 2].map(Favourite.itemID))
      #expect(first.hasMore)
      _ = try await log.record(Self.change("x", 1, false, at: 9))
      let rest = try await log.changes(since: first.cursor, limit: 10)
      #expect(rest.changes.map(\.itemID) == [3, 1].map(Favourite.itemID))
      #expect(!rest.hasMore)
      let none = try await log.changes(since: rest.cursor, limit: 10)
      #expect(none == FavouriteChanges([], cursor: rest.cursor, hasMore: false))
    }
  }

  @Test(arguments: Implementation.allCases)
  func `refuses what does not exist, and what cannot be`(implementation: Implementation) async throws {
    try await implementation.run { (log: any FavouriteLog) async throws in
      await #expect(throws: DomainError.notFound) { try await log.record(Self.change("a", 99_999, at: 1)) }
      #expect(try await log.record(Self.change("a", 99_999, false, at: 1)).isFavourite == false)
      let long = String(repeating: "k", count: 65)
      await #expect(throws: DomainError.invalid(ValidationError("id", .tooLong(maximum: 64)))) {
        try await log.record(Self.change(long, 1, at: 1))
      }
      for time in [-1, FavouriteChange.times.upperBound + 1] {
        await #expect(throws: DomainError.invalid(ValidationError("changedAt", .number))) {
          try await log.record(Self.change("a", 1, at: time))
        }
      }
    }
  }

  @Test func `another person has nothing of it`() async throws {
    let folder = try TemporaryFolder()
    try await ServerApplication.withFavourites(in: folder).serveAPI { service in
      let mira = FavouriteRemoteLog(service: try await Implementation.signedIn("mira", service))
      let noah = FavouriteRemoteLog(service: try await Implementation.signedIn("noah", service))
      _ = try await mira.record(Self.change("a", 1, at: 1))
      #expect(try await noah.changes(since: 0, limit: 10).changes.isEmpty)
      _ = try await noah.record(Self.change("a", 1, false, at: 9))
      #expect(try await mira.changes(since: 0, limit: 10).changes.map(\.isFavourite) == [true])
    }
  }
}
