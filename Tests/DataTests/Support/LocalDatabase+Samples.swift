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
