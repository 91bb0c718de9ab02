import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10)))
struct LocalDatabaseFailureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a folder is reported as one`() async throws {
    let path = folder.url.path

    await expectFailure(.isFolder(path: path), at: path)
  }

  @Test(arguments: ["x", "just a note\n", String(repeating: "A long text. ", count: 3)])
  func `a text file is reported as no database, and not changed`(text: String) async throws {
    let path = try folder.write(text, to: "notes.txt").path

    await expectFailure(.notADatabase(path: path), at: path)

    #expect(try folder.content(of: "notes.txt") == Data(text.utf8))
    #expect(try folder.names() == ["notes.txt"])
  }

  @Test func `a folder that does not exist cannot be written`() async throws {
    let path = folder.path("missing/shop.sqlite")

    await expectFailure(.notWritable(path: path), at: path)

    #expect(try folder.names().isEmpty)
  }

  @Test(arguments: [
    "CREATE TABLE song (id INTEGER PRIMARY KEY)",
    "CREATE TABLE song (id INTEGER PRIMARY KEY); PRAGMA application_id = 1",
    "CREATE TABLE song (id INTEGER PRIMARY KEY); CREATE TABLE grdb_migrations (identifier TEXT)",
    "PRAGMA application_id = 1; VACUUM",
  ])
  func `another program's database is not changed`(sql: String) async throws {
    let path = folder.path("music.sqlite")
    try makeDatabase(at: path, sql: sql)
    let before = try folder.content(of: "music.sqlite")

    await expectFailure(.foreign(path: path), at: path)

    #expect(try folder.content(of: "music.sqlite") == before)
    #expect(try folder.names() == ["music.sqlite"])
  }

  @Test func `the cache's database is not the shop's`() async throws {
    let path = folder.path("responses.sqlite")
    try await makeDatabase(.cache(at: path))

    await expectFailure(.foreign(path: path), at: path)
  }

  @Test func `a database of a later version is not changed`() async throws {
    let path = folder.path("shop.sqlite")
    try await makeDatabase(.storefront(at: path))
    try makeDatabase(at: path, sql: "INSERT INTO grdb_migrations VALUES ('fromTheFuture')")
    let before = try folder.content(of: "shop.sqlite")

    await expectFailure(.newerVersion(path: path), at: path)

    #expect(try folder.content(of: "shop.sqlite") == before)
  }

  /// Such as that of another branch, which added one migration and lacks another.
  @Test func `a database that ran other migrations is told apart, and not changed`() async throws {
    let path = folder.path("shop.sqlite")
    try await makeDatabase(.storefront(at: path))
    let last = try #require(Schema.storefront.migrator.migrations.last)
    try makeDatabase(
      at: path,
      sql: "UPDATE grdb_migrations SET identifier = 'fromABranch' WHERE identifier = '\(last)'"
    )
    let before = try folder.content(of: "shop.sqlite")

    await expectFailure(.otherVersion(path: path), at: path)

    #expect(try folder.content(of: "shop.sqlite") == before)
  }

  @Test func `while developing, each list of migrations has a file of its own`() {
    var migrator = DatabaseMigrator()
    let names = [nil, "createInvoices", "createOrders"].map { name in
      if let name { migrator.registerMigration(name) { _ in } }
      return Schema(applicationID: 1, migrator: migrator).fileName("shop")
    }

    #expect(names == ["shop-0-empty.sqlite", "shop-1-createInvoices.sqlite", "shop-2-createOrders.sqlite"])
  }

  @Test(arguments: [LocalDatabase.Connections.single, .pool])
  func `a fresh file that another process locks is busy`(connections: LocalDatabase.Connections) async throws {
    let path = folder.path("shop.sqlite")
    let other = try OtherProcess(at: path)
    try other.execute("BEGIN EXCLUSIVE")
    let database = LocalDatabase(
      location: .file(path: path),
      schema: .storefront,
      connections: connections,
      busyTimeout: 0.01
    )

    await #expect(throws: DomainError.storage(.busy)) { try await database.open() }

    try other.execute("COMMIT")
    #expect(try await database.count("grdb_migrations") == Schema.storefront.migrator.migrations.count)
  }

  @Test func `writing while another process writes is busy, reading is not`() async throws {
    let path = folder.path("shop.sqlite")
    let database = LocalDatabase(location: .file(path: path), schema: .storefront, busyTimeout: 0.01)
    try await database.open()
    let other = try OtherProcess(at: path)
    try other.execute("BEGIN IMMEDIATE")

    await #expect(throws: DomainError.storage(.busy)) { try await database.execute("DELETE FROM grdb_migrations") }

    #expect(try await database.count("grdb_migrations") == Schema.storefront.migrator.migrations.count)
    try other.execute("COMMIT")
  }

  @Test func `opening can be tried again after a failure`() async throws {
    let path = try folder.write("just a note", to: "shop.sqlite").path
    let database = LocalDatabase.storefront(at: path)
    await #expect(throws: DomainError.storage(.notADatabase(path: path))) { try await database.open() }

    try FileManager.default.removeItem(atPath: path)

    #expect(try await database.count("grdb_migrations") == Schema.storefront.migrator.migrations.count)
  }

  private func expectFailure(
    _ failure: StorageFailure,
    at path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for connections in [LocalDatabase.Connections.single, .pool] {
      let database = LocalDatabase.storefront(at: path, connections: connections)
      await #expect(throws: DomainError.storage(failure), sourceLocation: sourceLocation) {
        try await database.open()
      }
    }
  }

  /// Closes the file before it returns. A database that is only released is closed on another thread, maybe later.
  private func makeDatabase(_ database: LocalDatabase) async throws {
    try await database.writer().close()
  }

  /// Runs SQL as another program would, and closes the file.
  private func makeDatabase(at path: String, sql: String) throws {
    let other = try OtherProcess(at: path)
    try other.execute(sql)
    try other.close()
  }
}
