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
      try db.execute(sql: "CREATE TABLE note (id INTEGER PRIMARY KEY)")
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
    #expect(
      try await LocalDatabase.storefront(at: path).count("grdb_migrations")
        == Schema.storefront.migrator.migrations.count
    )
  }

  // Products {
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

    // The migrations of a part that was removed stay, with no effect.
    #expect(shop.filter(released.contains) == released)
    #expect(cache == ["createResponses"])
  }

  /// Databases that exist have these tables, so a change needs a migration.
  @Test func `tables keep the form that released migrations gave them`() async throws {
    let database = LocalDatabase.storefront(at: path)

    for (name, released) in Self.releasedTables {
      let sql = try await database.strings("SELECT sql FROM sqlite_master WHERE name = '\(name)'")
      #expect(sql == [released], "\(name)")
    }
  }

  private static let releasedTables = [
    "category": """
    CREATE TABLE "category" ("id" TEXT PRIMARY KEY NOT NULL, "name" TEXT NOT NULL, "productCount" INTEGER NOT NULL) \
    STRICT, WITHOUT ROWID
    """,
    "product": """
    CREATE TABLE "product" ("position" INTEGER PRIMARY KEY, "id" INTEGER NOT NULL UNIQUE, "title" TEXT NOT NULL, \
    "summary" TEXT NOT NULL, "categoryId" TEXT NOT NULL REFERENCES "category"("id"), \
    "categoryPosition" INTEGER NOT NULL, "categoryTag" TEXT NOT NULL, "brand" TEXT, "tags" TEXT NOT NULL, \
    "priceMinorUnits" INTEGER NOT NULL, "currencyCode" TEXT NOT NULL, "discountBasisPoints" INTEGER NOT NULL, \
    "rating" REAL NOT NULL, "stock" INTEGER NOT NULL, "images" TEXT NOT NULL, \
    UNIQUE ("categoryId", "categoryPosition")) STRICT
    """,
    "productSearch": """
    CREATE VIRTUAL TABLE "productSearch" USING fts5(title, summary, brand, categoryTag, \
    \(releasedIndex("product")))
    """,
    // Articles {
    "article": """
    CREATE TABLE "article" ("position" INTEGER PRIMARY KEY, "id" TEXT NOT NULL UNIQUE, "title" TEXT NOT NULL, \
    "summary" TEXT NOT NULL, "content" TEXT NOT NULL, "author" TEXT, "source" TEXT, "url" TEXT, \
    "publishedAt" REAL NOT NULL) STRICT
    """,
    "articleSearch": """
    CREATE VIRTUAL TABLE "articleSearch" USING fts5(title, summary, content, \(releasedIndex("article")))
    """,
    // } Articles
  ]

  private static func releasedIndex(_ table: String) -> String {
    """
    tokenize='''unicode61'' ''remove_diacritics'' ''2'' ''categories'' ''L* N* Mn Mc Co''', content='\(table)', \
    content_rowid='position', prefix='1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20', columnSize=0, detail=none
    """
  }

  // } Products
  // Template {
  @Test func `a database of a release without documents is opened, and loses its samples`() async throws {
    // A migrator ends the program if it does not know the migration.
    try #require(Schema.storefront.migrator.migrations.contains("fillCatalogue"))
    let queue = try DatabaseQueue(path: path)
    try Schema.storefront.migrator.migrate(queue, upTo: "createArticles")
    try await queue.write { db in
      try db.execute(sql: "PRAGMA application_id = \(Schema.storefront.applicationID)")
      try db.execute(sql: Self.releasedPickupPoints)
    }
    try queue.close()

    let database = LocalDatabase.storefront(at: path)
    let page = try await PickupPointLocalRepository(database: database).page()

    #expect(page.items.isEmpty)
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
