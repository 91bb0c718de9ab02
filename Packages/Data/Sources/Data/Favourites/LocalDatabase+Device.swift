public import Foundation
import GRDB

extension LocalDatabase {
  /// What this device keeps for a server, and may have to send to it. Each server has a file of its own.
  ///
  /// - Parameter path: The file; nil for one in the user's data folder.
  public static func device(for server: URL? = nil, at path: String? = nil) -> LocalDatabase {
    let location = path.map { DatabaseLocation.file(path: $0) } ?? .userDevice(server: server?.absoluteString ?? "")
    return LocalDatabase(location: location, schema: .device)
  }
}

extension Schema {
  static let device = Schema(applicationID: 0x5346_0003, migrator: deviceMigrator)

  /// Never edit a migration that has been released, as databases exist that ran it. Add another.
  private static var deviceMigrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("createFavourites") { db in
      try FavouriteTable.create(in: db)
      try OutboxTable.create(in: db)
    }
    return migrator
  }
}
