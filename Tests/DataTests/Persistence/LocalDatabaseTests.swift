import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10)))
struct LocalDatabaseTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [LocalDatabase.Connections.single, .pool])
  func `a fresh file is filled with the whole catalogue`(connections: LocalDatabase.Connections) async throws {
    let database = LocalDatabase.storefront(at: folder.path("shop.sqlite"), connections: connections)

    #expect(try await database.count("product") == 528)
    #expect(try await database.count("category") == 12)
    #expect(try await database.count("article") == 1_000)
    #expect(try await database.strings("PRAGMA integrity_check") == ["ok"])
  }

  @Test func `positions have no gap`() async throws {
    let database = LocalDatabase.storefront(at: folder.path("shop.sqlite"))

    let positions = try await database.numbers("SELECT position FROM product ORDER BY position")
    let articlePositions = try await database.numbers("SELECT position FROM article ORDER BY position")
    let wholeCategories = try await database.strings(
      """
      SELECT category.id FROM product JOIN category ON category.id = categoryId GROUP BY category.id
      HAVING min(categoryPosition) = 1 AND max(categoryPosition) = count(*) AND productCount = count(*)
      """
    )

    #expect(positions == Array(1...528))
    #expect(articlePositions == Array(1...1_000))
    #expect(wholeCategories == Catalogue.categories.map(\.id))
  }

  @Test func `a second opening does not fill again`() async throws {
    let path = folder.path("shop.sqlite")
    try await LocalDatabase.storefront(at: path).execute("UPDATE product SET title = 'Kept' WHERE id = 1")

    let again = LocalDatabase.storefront(at: path)

    #expect(try await again.strings("SELECT title FROM product WHERE id = 1") == ["Kept"])
    #expect(try await again.count("product") == 528)
  }

  @Test(arguments: [LocalDatabase.Connections.single, .pool])
  func `a fresh file can be opened several times at once`(
    connections: LocalDatabase.Connections
  ) async throws {
    let path = folder.path("shop.sqlite")

    let counts = try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          let database = LocalDatabase.storefront(at: path, connections: connections)
          return (try await database.count("product"), try await database.count("category"))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(counts.count == 8)
    #expect(counts.allSatisfy { $0 == (528, 12) })
  }

  @Test func `the file is created when the database is opened`() async throws {
    let path = folder.path("shop.sqlite")
    let database = LocalDatabase.storefront(at: path)
    #expect(!FileManager.default.fileExists(atPath: path))

    try await database.open()

    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func `a database can be read while another process writes`() async throws {
    let path = folder.path("shop.sqlite")
    let database = LocalDatabase(location: .file(path: path), schema: .storefront, busyTimeout: 0.01)
    try await database.open()
    let other = try OtherProcess(at: path)

    try other.execute("BEGIN EXCLUSIVE; DELETE FROM product")

    #expect(try await database.count("product") == 528)
    try other.execute("ROLLBACK")
  }

  @Test(arguments: [LocalDatabase.Connections.single, .pool])
  func `a query ends when its task is cancelled`(connections: LocalDatabase.Connections) async throws {
    let database = LocalDatabase.filled(at: folder.path("shop.sqlite"), connections) { _ in }
    let query = HeldQuery()
    let numbers = Task {
      try await database.read { db -> [Int] in
        db.add(function: query.function)
        return try Int.fetchAll(db, sql: HeldQuery.sql)
      }
    }
    await query.start()

    numbers.cancel()
    query.release()

    await #expect(throws: DomainError.cancelled) { try await numbers.valueInTime() }
    #expect(try await database.numbers("SELECT 7") == [7])
  }
}
