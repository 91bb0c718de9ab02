import GRDB

extension Schema {
  static let cache = Schema(applicationID: 0x5346_0002, migrator: cacheMigrator)

  private static var cacheMigrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("createResponses") { db in
      try db.create(table: "response", options: .strict) { table in
        table.primaryKey("key", .text)
        table.column("body", .blob).notNull()
        table.column("fetchedAt", .real).notNull().indexed()
      }
    }
    return migrator
  }
}
