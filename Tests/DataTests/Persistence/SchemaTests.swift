import Domain
import Foundation
import GRDB
import Mocks
import Testing

@testable import Data

struct SchemaTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test
  func `a fill that fails leaves nothing half-filled`() async throws {
    let path = folder.path("shop.sqlite")
    let failing = Schema.filled { db in
      try ProductTable.replaceAll(with: [Product].fixtures, categories: .fixtures, in: db)
      throw MigrationFailure()
    }

    await #expect(throws: DomainError.self) {
      try await LocalDatabase(location: .file(path: path), schema: failing).open()
    }

    let queue = try DatabaseQueue(path: path)
    let tables = try await queue.read { db in
      try String.fetchAll(
        db,
        sql: "SELECT name FROM sqlite_master WHERE name <> 'grdb_migrations' AND type = 'table'"
      )
    }
    #expect(tables.isEmpty)
  }

  @Test
  func `a file whose first filling was broken off is filled the next time`() async throws {
    let path = folder.path("shop.sqlite")
    let failing = Schema.filled { _ in throw MigrationFailure() }
    await #expect(throws: DomainError.self) {
      try await LocalDatabase(location: .file(path: path), schema: failing).open()
    }

    let database = LocalDatabase.storefront(at: path)

    #expect(try await database.count("product") == 528)
  }

  @Test
  func `a file whose last migration was broken off goes on from there`() async throws {
    let path = folder.path("shop.sqlite")
    let schema = Schema.storefront
    let failing = Schema(applicationID: schema.applicationID, migrator: Self.withoutCatalogue)
    await #expect(throws: DomainError.self) {
      try await LocalDatabase(location: .file(path: path), schema: failing).open()
    }

    let database = LocalDatabase.storefront(at: path)

    #expect(try await database.count("product") == 528)
    #expect(try await database.count("article") == 1_000)
  }

  /// The shop's migrations, of which the last one fails half-way.
  private static var withoutCatalogue: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("createProducts") { db in
      try ProductTable.create(in: db)
    }
    migrator.registerMigration("createArticles") { try ArticleTable.create(in: $0) }
    migrator.registerMigration("fillCatalogue") { db in
      try ProductTable.replaceAll(with: [Product].fixtures, categories: .fixtures, in: db)
      throw MigrationFailure()
    }
    return migrator
  }
}
