import Domain
import Foundation
import Mocks
import TestSupport
import Testing

@testable import Data

/// The contract of ``FavouriteStore``.
@Suite(.timeLimit(.minutes(10)))
struct FavouriteStoreTests {
  enum Implementation: CaseIterable {
    case mock, local
    case outbox
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func make(_ implementation: Implementation, owner: String = "1") -> any FavouriteStore {
    switch implementation {
    case .mock: MockFavouriteStore()
    case .local: FavouriteLocalStore(database: .storefront(at: folder.path("local.sqlite")), owner: owner)
    case .outbox: FavouriteOutboxStore(database: .device(at: folder.path("device.sqlite")), owner: owner)
    }
  }

  private func change(_ id: String, _ item: Int = 1, _ isFavourite: Bool = true, at time: Int) -> FavouriteChange {
    .fixture(id, item, isFavourite, at: time)
  }

  @Test(arguments: Implementation.allCases)
  func `keeps the change of each item that prevails`(implementation: Implementation) async throws {
    let repository = make(implementation)
    let (first, second, other) = (change("a", at: 5), change("b", 1, false, at: 6), change("c", 2, at: 1))
    for change in [first, second, first, change("d", at: 3), other] { try await repository.record(change) }

    #expect(try await Set(repository.changes()) == [second, other])
  }

  @Test(arguments: Implementation.allCases)
  func `forgets what was not changed since`(implementation: Implementation) async throws {
    let repository = make(implementation)
    let (old, new, other) = (change("a", at: 1), change("b", 1, false, at: 2), change("c", 2, at: 1))
    for change in [old, new, other] { try await repository.record(change) }
    try await repository.forget([old, other])
    #expect(try await repository.changes() == [new])
    try await repository.forget([new])
    #expect(try await repository.changes().isEmpty)
  }

  @Test(arguments: Implementation.allCases)
  func `tells that something has changed`(implementation: Implementation) async throws {
    let repository = make(implementation)
    try await repository.record(change("a", at: 1))
    var updates = await repository.updates().makeAsyncIterator()
    try await repository.record(change("b", 2, at: 1))
    #expect(await updates.next() != nil)
    #expect(try await repository.changes().count == 2)
  }

  @Test(arguments: [LocalDatabase.Connections.single, .pool])
  func `tells what another process has changed`(connections: LocalDatabase.Connections) async throws {
    let (looks, look) = AsyncStream<Void>.makeStream()
    let database = LocalDatabase(
      location: .file(path: folder.path("local.sqlite")),
      schema: .storefront,
      connections: connections,
      untilNextLook: {
        for await _ in looks { return }
        throw CancellationError()
      }
    )
    let store = FavouriteLocalStore(database: database, owner: "1")
    var updates = await store.updates().makeAsyncIterator()
    let other = try OtherProcess(at: folder.path("local.sqlite"))
    for item in ["1", "2"] {
      try other.execute("INSERT INTO favourite VALUES ('1', '\(item)', 'c\(item)', 1, 5, \(item))")
      look.yield()
      #expect(await updates.next() != nil)
    }
    #expect(try await store.changes().count == 2)
    look.finish()
    try other.close()
  }

  @Test(arguments: Implementation.allCases.filter { $0 != .mock })
  func `keeps owners apart, and everything in the file`(implementation: Implementation) async throws {
    try await make(implementation, owner: "1").record(change("a", at: 1))
    try await make(implementation, owner: "").record(change("a", 2, at: 1))
    #expect(try await make(implementation, owner: "1").changes() == [change("a", at: 1)])
    #expect(try await make(implementation, owner: "").changes() == [change("a", 2, at: 1)])
    #expect(try await make(implementation, owner: "2").changes().isEmpty)
  }

  @Test func `favourites are deleted with their account`() async throws {
    let database = LocalDatabase.storefront(at: folder.path("local.sqlite"))
    try await database.execute(
      "INSERT INTO account VALUES ('1', 'mira', 'mira', 'x', 0), ('2', 'noah', 'noah', 'x', 0)"
    )
    for owner in ["1", "2", ""] {
      try await FavouriteLocalStore(database: database, owner: owner).record(change("a", at: 1))
    }
    try await database.execute("DELETE FROM account WHERE id = '1'")
    #expect(try await database.strings("SELECT owner FROM favourite ORDER BY owner") == ["", "2"])
  }
}
