import Domain
import Foundation
import GRDB
import Mocks
import TestSupport
import Testing

@testable import Data

/// How the catalogue gets into the shop's database.
@Suite(.timeLimit(.minutes(10)))
struct CatalogueDatabaseTests {
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

  @Test func `migrations continue after the last one that succeeded`() async throws {
    let path = folder.path("shop.sqlite")
    var migrator = DatabaseMigrator()
    migrator.registerMigration("createProducts") { try ProductTable.create(in: $0) }
    migrator.registerMigration("createArticles") { try ArticleTable.create(in: $0) }
    migrator.registerMigration("fillCatalogue") { db in
      try ProductTable.replaceAll(with: [Product].fixtures, categories: .fixtures, in: db)
      throw MigrationFailure()
    }
    let schema = Schema(applicationID: Schema.storefront.applicationID, migrator: migrator)
    await #expect(throws: DomainError.self) {
      try await LocalDatabase(location: .file(path: path), schema: schema).open()
    }

    let database = LocalDatabase.storefront(at: path)

    #expect(try await database.count("product") == 528)
    #expect(try await database.count("article") == 1_000)
  }
}
