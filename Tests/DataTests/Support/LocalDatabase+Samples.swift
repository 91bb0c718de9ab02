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
  /// Rebuilds a table with another order of columns, as another program may.
  static func reverseColumns(of table: String, at path: String) async throws {
    try await DatabaseQueue(path: path).writeWithoutTransaction { db in
      let columns = try db.columns(in: table).reversed().map(\.name).joined(separator: ", ")
      try db.execute(
        sql: """
          PRAGMA legacy_alter_table = ON;
          CREATE TABLE other AS SELECT \(columns) FROM \(table);
          DROP TABLE \(table);
          ALTER TABLE other RENAME TO \(table)
          """
      )
    }
  }

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
