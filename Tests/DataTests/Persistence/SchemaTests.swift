import Domain
import Foundation
import GRDB
import Mocks
import TestSupport
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10)))
struct SchemaTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("shop.sqlite")
  }

  @Test func `a migration that fails leaves nothing half-filled`() async throws {
    let failing = LocalDatabase.filled(at: path) { db in
      try ProductSample.fill(db, with: .fixtures)
      throw MigrationFailure()
    }

    await #expect(throws: DomainError.self) { try await failing.open() }

    let queue = try DatabaseQueue(path: path)
    let tables = try await queue.read { db in
      try String.fetchAll(
        db,
        sql: "SELECT name FROM sqlite_master WHERE name <> 'grdb_migrations' AND type = 'table'"
      )
    }
    #expect(tables.isEmpty)
    #expect(try await LocalDatabase.storefront(at: path).count("product") == 528)
  }

  @Test func `migrations continue after the last one that succeeded`() async throws {
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

  /// A migration with another name would run again on the databases that exist.
  @Test func `migrations keep their names and their order`() async throws {
    let released = [
      "createProducts",
      "createArticles",
      "fillCatalogue",
      // Template {
      "createPickupPoints",
      "dropPickupPointColumns",
      "createPickupPointDocuments",
      // } Template
    ]
    let names = "SELECT identifier FROM grdb_migrations ORDER BY rowid"

    let shop = try await LocalDatabase.storefront(at: path).strings(names)
    let cache = try await LocalDatabase.cache(at: folder.path("responses.sqlite")).strings(names)

    #expect(Array(shop.prefix(released.count)) == released)
    #expect(cache == ["createResponses"])
  }

  // Template {
  @Test func `a database of a release without documents shows the same pickup points`() async throws {
    let queue = try DatabaseQueue(path: path)
    try Schema.storefront.migrator.migrate(queue, upTo: "fillCatalogue")
    try await queue.write { db in
      try db.execute(sql: "PRAGMA application_id = \(Schema.storefront.applicationID)")
      try db.execute(sql: "DELETE FROM product WHERE id <> 13")
      try db.execute(sql: Self.releasedPickupPoints)
    }
    try queue.close()

    let database = LocalDatabase.storefront(at: path)
    let page = try await PickupPointLocalRepository(database: database).page()

    #expect(page.items == (try Catalogue.pickupPoints()))
    #expect(page.items.map(\.placeName) == ["Harbour Square", "Mill Lane", "Old Station"])
    #expect(try await database.count("product") == 1)
    let tables = try await database.strings("SELECT name FROM sqlite_master WHERE type = 'table'")
    #expect(Set(tables).isDisjoint(with: ["pickupPoint", "pickupPointSearch"]))
  }

  /// What the migration `createPickupPoints` of earlier releases did.
  private static let releasedPickupPoints = """
    CREATE TABLE "pickupPoint" (
      "position" INTEGER PRIMARY KEY, "id" TEXT NOT NULL UNIQUE, "placeName" TEXT NOT NULL,
      "streetAddress" TEXT NOT NULL, "directionHint" TEXT, "lockerCount" INTEGER NOT NULL, "floorNumber" INTEGER,
      "mapLatitude" REAL NOT NULL, "averageRating" REAL, "handlingFee" TEXT NOT NULL, "rushFee" TEXT,
      "hasParking" INTEGER NOT NULL, "hasRamp" INTEGER, "openedOn" REAL NOT NULL, "closesOn" REAL,
      "webPage" TEXT NOT NULL, "mapPage" TEXT, "paymentMethods" TEXT NOT NULL
    ) STRICT;
    CREATE VIRTUAL TABLE "pickupPointSearch" USING fts5("placeName", content='pickupPoint',
      content_rowid='position', detail='none', columnsize=0);
    INSERT INTO pickupPoint VALUES (1, '1', 'Harbour Square', 'Ferry Quay 12', 'Beside the lighthouse', 24, 2,
      53.5436, 4.25, '2.75', '4.5', 1, 0, 1772355600, 1803891600, 'https://storefront.example/1',
      'https://maps.example/1', '["Coins","Prepaid card"]');
    INSERT INTO pickupPointSearch(pickupPointSearch) VALUES ('rebuild');
    INSERT INTO grdb_migrations VALUES ('createPickupPoints');
    """
  // } Template
}
