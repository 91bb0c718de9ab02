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
  func `a fresh file can be opened several times at once`(
    connections: LocalDatabase.Connections
  ) async throws {
    let path = folder.path("shop.sqlite")

    let counts = try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          let database = LocalDatabase.storefront(at: path, connections: connections)
          return try await database.count("grdb_migrations")
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(counts.count == 8)
    #expect(Set(counts) == [Schema.storefront.migrator.migrations.count])
  }

  /// Each of them finds no file and would create one.
  @Test func `a file that another connection has created keeps what that wrote`() async throws {
    for number in 1...30 {
      let path = folder.path("\(number).sqlite")
      let tables = try await withThrowingTaskGroup { group in
        for table in ["a", "b", "c", "d"] {
          group.addTask {
            try await LocalDatabase.storefront(at: path).execute("CREATE TABLE \(table) (x)")
          }
        }
        try await group.waitForAll()
        let names = "SELECT name FROM sqlite_master WHERE length(name) = 1 ORDER BY name"
        return try await LocalDatabase.storefront(at: path).strings(names)
      }
      #expect(tables == ["a", "b", "c", "d"], "\(number)")
    }
  }

  @Test(arguments: [LocalDatabase.Connections.single, .pool])
  func `only the owner may read the files`(connections: LocalDatabase.Connections) async throws {
    let database = LocalDatabase.storefront(at: folder.path("shop.sqlite"), connections: connections)
    try await database.execute("CREATE TABLE x (y)")

    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["shop.sqlite", "shop.sqlite-shm", "shop.sqlite-wal"])
    for name in names {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
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

    try other.execute("BEGIN EXCLUSIVE; DELETE FROM grdb_migrations")

    #expect(try await database.count("grdb_migrations") == Schema.storefront.migrator.migrations.count)
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
