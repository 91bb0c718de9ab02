import GRDB

extension Schema {
  static let storefront = Schema(applicationID: 0x5346_0001, migrator: storefrontMigrator)

  /// Never edit a migration that has been released, as databases exist that ran it. Add another.
  private static var storefrontMigrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("createProducts") { db in
      try ProductTable.create(in: db)
    }
    migrator.registerMigration("createArticles") { db in
      try ArticleTable.create(in: db)
    }
    migrator.registerMigration("fillCatalogue") { db in
      try ProductTable.replaceAll(
        with: Catalogue.products(),
        categories: Catalogue.categories,
        in: db
      )
      try ArticleTable.replaceAll(with: Catalogue.articles(), in: db)
    }
    migrator.registerMigration("createAccounts") { db in
      try AccountTable.create(in: db)
    }
    migrator.registerMigration("createTokenFamilies") { db in
      try SessionTable.createTokenFamilies(in: db)
    }
    migrator.registerMigration("createAddresses") { db in
      try EditableRecord<AddressJSON>.create(in: db)
    }
    migrator.registerMigration("renameRecipients") { db in
      try AddressTable.renameRecipients(in: db)
    }
    migrator.registerMigration("cleanAddresses") { db in
      try AddressTable.cleanDocuments(in: db)
    }
    migrator.registerMigration("createFavourites") { db in
      try FavouriteTable.create(in: db)
      try FavouriteTable.createTrigger(in: db)
    }
    migrator.registerMigration("createSignInAttempts") { db in
      try LocalSignInAttempts.createTable(in: db)
    }
    // Earlier releases created a table with a column for each field here; documents have replaced it.
    migrator.registerMigration("createPickupPoints") { _ in }
    migrator.registerMigration("dropPickupPointColumns") { db in
      try db.execute(sql: "DROP TABLE IF EXISTS pickupPointSearch; DROP TABLE IF EXISTS pickupPoint")
    }
    migrator.registerMigration("createPickupPointDocuments", creating: PickupPointJSON.self)
    return migrator
  }
}

extension DatabaseMigrator {
  /// Registers the creation of a feature's table of documents.
  fileprivate mutating func registerMigration<Format: DocumentJSON>(_ name: String, creating format: Format.Type) {
    registerMigration(name) { db in try DocumentRecord<Format>.create(in: db) }
  }
}
