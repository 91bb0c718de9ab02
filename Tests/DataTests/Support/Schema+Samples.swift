import GRDB

@testable import Data

struct MigrationFailure: Error {}

extension Schema {
  /// Tables as the shop has them, filled with what a test wants.
  static func filled(_ fill: @escaping @Sendable (Database) throws -> Void) -> Schema {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("createAndFill") { db in
      try ProductTable.create(in: db)
      try ArticleTable.create(in: db)
      try PickupPointTable.create(in: db)
      try fill(db)
    }
    return Schema(applicationID: storefront.applicationID, migrator: migrator)
  }
}
