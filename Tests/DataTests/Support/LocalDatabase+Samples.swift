import Foundation
import GRDB

@testable import Data

struct MigrationFailure: Error {}

extension Schema {
  /// The tables that a test creates and fills.
  static func filled(_ fill: @escaping @Sendable (Database) throws -> Void) -> Schema {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("createAndFill", migrate: fill)
    return Schema(applicationID: storefront.applicationID, migrator: migrator)
  }
}

extension LocalDatabase {
  static func filled(
    at path: String,
    _ connections: Connections = .single,
    _ fill: @escaping @Sendable (Database) throws -> Void
  ) -> LocalDatabase {
    LocalDatabase(location: .file(path: path), schema: .filled(fill), connections: connections)
  }
}

extension LocalDatabase {
  func execute(_ sql: String) async throws {
    try await write { try $0.execute(sql: sql) }
  }

  func strings(_ sql: String) async throws -> [String] {
    try await read { try String.fetchAll($0, sql: sql) }
  }

  func numbers(_ sql: String) async throws -> [Int] {
    try await read { try Int.fetchAll($0, sql: sql) }
  }

  func count(_ table: String) async throws -> Int {
    try await read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table.quotedDatabaseIdentifier)") ?? 0 }
  }
}
