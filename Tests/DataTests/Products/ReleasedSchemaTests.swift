import GRDB
import TestSupport
import Testing

@testable import Data

/// What released versions of the program have written into the databases that exist.
@Suite(.timeLimit(.minutes(10)))
struct ReleasedSchemaTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("shop.sqlite")
  }

  /// The names of released migrations, in their order.
  static let released = [
    "createProducts",
    "createArticles",
    "fillCatalogue",
    "createAccounts",
    "createTokenFamilies",
    "createAddresses",
    "createPickupPoints",
    "dropPickupPointColumns",
    "createPickupPointDocuments",
  ]

  /// A migration with another name would run again on the databases that exist.
  @Test func `migrations keep their names and their order`() async throws {
    let names = "SELECT identifier FROM grdb_migrations ORDER BY rowid"

    let shop = try await LocalDatabase.storefront(at: path).strings(names)
    let cache = try await LocalDatabase.cache(at: folder.path("responses.sqlite")).strings(names)

    // The migrations of a part that was removed stay, with no effect.
    #expect(shop.filter(Self.released.contains) == Self.released)
    #expect(cache == ["createResponses"])
  }

  /// Databases that exist have these tables, so a change needs a migration.
  @Test func `tables keep the form that released migrations gave them`() async throws {
    try await Self.expect(Self.releasedTables, in: LocalDatabase.storefront(at: path))
  }

  static func expect(_ tables: [String: String], in database: LocalDatabase) async throws {
    for (name, released) in tables {
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
  ]

  static func releasedIndex(_ table: String) -> String {
    """
    tokenize='''unicode61'' ''remove_diacritics'' ''2'' ''categories'' ''L* N* Mn Mc Co''', content='\(table)', \
    content_rowid='position', prefix='1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20', columnSize=0, detail=none
    """
  }
}
