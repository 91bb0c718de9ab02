import Domain
import Foundation
import Mocks
import TestSupport
import Testing

@testable import Data

/// What the favourites in a database promise, on top of ``FavouriteStore``.
@Suite(.timeLimit(.minutes(10)))
struct FavouriteLocalStoreTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func change(_ id: String, _ item: Int = 1, _ isFavourite: Bool = true, at time: Int) -> FavouriteChange {
    .fixture(id, item, isFavourite, at: time)
  }

  @Test(arguments: [LocalDatabase.Connections.single, .pool])
  func `reads its rows rightly after another program has rebuilt the table`(
    connections: LocalDatabase.Connections
  ) async throws {
    let path = folder.path("shop.sqlite")
    let database = LocalDatabase.storefront(at: path, connections: connections)
    let change = change("a", at: 1)
    try await database.transaction { _ = try FavouriteTable.record(change, of: "", in: $0) }
    let kept = { try await database.transaction { try FavouriteTable.changes(of: "", in: $0) } }
    #expect(try await kept() == [change])

    try OtherProcess(at: path).execute(
      """
      PRAGMA legacy_alter_table = ON;
      CREATE TABLE other AS SELECT sequence, changedAt, isFavourite, changeId, itemId, owner FROM favourite;
      DROP TABLE favourite;
      ALTER TABLE other RENAME TO favourite
      """
    )

    #expect(try await kept() == [change])
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

  @Test func `keeps as many removals as there may be favourites, the latest`() async throws {
    let store = FavouriteLocalStore(database: LocalDatabase.storefront(at: folder.path("local.sqlite")), owner: "1")
    try await store.record(change("first", 5_000, at: 1))
    for item in 1...Favourite.limit + 2 { try await store.record(change("\(item)", item, false, at: 1)) }

    let expected = (Array(3...Favourite.limit + 2) + [5_000]).map(Favourite.itemID)
    #expect(try await Set(store.changes().map(\.itemID)) == Set(expected))
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
