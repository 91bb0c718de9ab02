import Domain
import GRDB
import TestSupport
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10)))
struct EarlierReleaseTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("shop.sqlite")
  }

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
}
