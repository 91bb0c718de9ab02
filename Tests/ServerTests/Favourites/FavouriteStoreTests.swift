import Data
import Domain
import Foundation
import Hummingbird
import Mocks
import TestSupport
import Testing

@testable import Composition
@testable import Server

/// What every ``FavouriteStore`` promises.
@Suite(.timeLimit(.minutes(10)))
struct FavouriteStoreTests {
  enum Implementation: CaseIterable {
    case mock, local
    case outbox

    /// What a program is composed of, for a person who has not signed in.
    case composed

    /// The same for an app in front of a server.
    case composedRemote

    /// What a visitor's browser keeps.
    case cookie

    #if PostgreSQL
      case postgreSQL
    #endif

    /// Those of several people.
    static let files: [Implementation] = [
      .local,
      .outbox,
    ]

    /// Nothing but its request changes a cookie.
    static let observed = allCases.filter { $0 != .cookie }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func make(_ implementation: Implementation, owner: String = "1") async throws -> any FavouriteStore {
    switch implementation {
    case .mock: MockFavouriteStore()
    case .local: FavouriteLocalStore(database: LocalDatabase.storefront(at: folder.path("local.sqlite")), owner: owner)
    case .outbox: FavouriteOutboxStore(database: LocalDatabase.device(at: folder.path("device.sqlite")), owner: owner)
    case .composed: try await composed(file(.embedded))
    case .composedRemote: try await composed(file(.remote(URL(filePath: "/"))))
    case .cookie: FavouriteCookie(.page(), isSecure: false)
    #if PostgreSQL
      case .postgreSQL: try await composed(try await .postgreSQL())
    #endif
    }
  }

  private func file(_ source: Configuration.Source) -> Configuration {
    Configuration(source: source, databasePath: folder.path("composed.sqlite"))
  }

  private func composed(_ configuration: Configuration) async throws -> any FavouriteStore {
    try await DIContainer.live(configuration).keepingAccounts(visitor: .thisDevice).currentFavourites.get()
  }

  private func change(_ id: String, _ item: Int = 1, _ isFavourite: Bool = true, at time: Int) -> FavouriteChange {
    .fixture(id, item, isFavourite, at: time)
  }

  @Test(arguments: Implementation.allCases)
  func `keeps the change of each item that prevails`(implementation: Implementation) async throws {
    let repository = try await make(implementation)
    let (first, second, other) = (change("a", at: 5), change("b", 1, false, at: 6), change("c", 2, at: 1))
    for change in [first, second, first, change("d", at: 3), other] { try await repository.record(change) }

    #expect(try await Set(repository.changes()) == [second, other])
  }

  @Test(arguments: Implementation.allCases)
  func `forgets what was not changed since`(implementation: Implementation) async throws {
    let repository = try await make(implementation)
    let (old, new, other) = (change("a", at: 1), change("b", 1, false, at: 2), change("c", 2, at: 1))
    for change in [old, new, other] { try await repository.record(change) }
    try await repository.forget([old, other])
    #expect(try await repository.changes() == [new])
    try await repository.forget([new])
    #expect(try await repository.changes().isEmpty)
  }

  @Test(arguments: Implementation.observed)
  func `tells that something has changed`(implementation: Implementation) async throws {
    let repository = try await make(implementation)
    try await repository.record(change("a", at: 1))
    var updates = await repository.updates().makeAsyncIterator()
    try await repository.record(change("b", 2, at: 1))
    #expect(await updates.next() != nil)
    #expect(try await repository.changes().count == 2)
  }

  @Test(arguments: Implementation.files)
  func `keeps owners apart, and everything in the file`(implementation: Implementation) async throws {
    try await make(implementation, owner: "1").record(change("a", at: 1))
    try await make(implementation, owner: "").record(change("a", 2, at: 1))
    #expect(try await make(implementation, owner: "1").changes() == [change("a", at: 1)])
    #expect(try await make(implementation, owner: "").changes() == [change("a", 2, at: 1)])
    #expect(try await make(implementation, owner: "2").changes().isEmpty)
  }

  @Test(arguments: [false, true])
  func `the next request of a browser has what its visitor likes`(isSecure: Bool) throws {
    let first = FavouriteCookie(.page(), isSecure: isSecure)
    #expect(first.isEmpty && first.cookie == nil)
    for change in [change("a", at: 5), change("b", 2, at: 6), change("c", 1, false, at: 7)] { try first.record(change) }

    let second = FavouriteCookie(.page(with: first.cookie), isSecure: isSecure)
    let kept = try #require(second.changes().first)
    #expect(second.changes().count == 1)
    #expect((kept.itemID, kept.isFavourite, kept.changedAt) == (Favourite.itemID(2), true, 6))
    second.forget([kept])
    #expect(second.isEmpty)
    #expect(second.cookie?.maxAge == 0)
    #expect(FavouriteCookie(.page(with: first.cookie), isSecure: !isSecure).isEmpty)
  }
}
