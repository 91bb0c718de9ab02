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

    let tables = try OtherProcess(at: path).read { db in
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
}
