import GRDB

extension Schema {
  static let storefront = Schema(applicationID: 0x5346_0001, migrator: storefrontMigrator)

  /// A migration that has been released is never edited: databases that ran it exist. Add another.
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
    migrator.registerMigration("createPickupPoints") { db in
      try PickupPointTable.create(in: db)
      try PickupPointTable.replaceAll(with: Catalogue.pickupPoints(), in: db)
    }
    return migrator
  }
}
