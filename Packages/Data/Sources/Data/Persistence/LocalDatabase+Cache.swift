import GRDB

extension LocalDatabase {
  /// A database for the responses of servers; see ``ResponseCache``.
  ///
  /// - Parameter path: The file; nil for the one in the user's cache folder.
  public static func cache(at path: String? = nil, connections: Connections = .single) -> LocalDatabase {
    let location = path.map { DatabaseLocation.file(path: $0) } ?? .userCache
    // A request is not delayed for the cache.
    return LocalDatabase(location: location, schema: .cache, connections: connections, busyTimeout: 0.2)
  }
}

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
