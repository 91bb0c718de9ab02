import Domain
import Foundation
import GRDB
import Mocks
import Testing

@testable import Data

struct PickupPointTableTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `the shop begins with a few`() async throws {
    let repository = PickupPointLocalRepository(database: .storefront(at: folder.path("shop.sqlite")))

    let page = try await repository.page()

    #expect(page.items == (try Catalogue.pickupPoints()))
    #expect(page.items.map(\.placeName) == ["Harbour Square", "Mill Lane", "Old Station"])
  }

  @Test func `a database of an earlier version gets the table, and keeps what it has`() async throws {
    let path = folder.path("shop.sqlite")
    let earlier = try #require(Schema.storefront.migrator.migrations.firstIndex(of: "createPickupPoints"))
    let queue = try DatabaseQueue(path: path)
    try Schema.storefront.migrator.migrate(queue, upTo: Schema.storefront.migrator.migrations[earlier - 1])
    try await queue.write { db in
      try db.execute(sql: "PRAGMA application_id = \(Schema.storefront.applicationID)")
      try db.execute(sql: "DELETE FROM product WHERE id <> 13")
    }
    try queue.close()

    let database = LocalDatabase.storefront(at: path)

    #expect(try await database.count("pickupPoint") == 3)
    #expect(try await database.count("product") == 1)
  }

  @Test func `a row that breaks a rule is an error that names the field`() async throws {
    let database = LocalDatabase.storefront(at: folder.path("shop.sqlite"))
    try await database.execute("UPDATE \"pickupPoint\" SET placeName = ' ' WHERE id = '1'")
    let repository = PickupPointLocalRepository(database: database)

    await #expect(throws: DomainError.invalidResponse(field: "placeName")) {
      try await repository.pickupPoint(id: "1", policy: .useCache)
    }
    await #expect(throws: DomainError.invalidResponse(field: "placeName")) { try await repository.page() }
  }
}
