#if PostgreSQL
  import Data
  import DataPostgreSQL
  public import Domain

  extension PostgreSQLAddress {
    var sessionStore: any SessionStore { userSessionStore(for: name) }
  }

  extension Configuration.Source {
    public var isPostgreSQL: Bool {
      if case .postgreSQL = self { true } else { false }
    }
  }

  extension DIContainer {
    /// The tables of features are those of the formats that the API has.
    static func postgreSQL(_ address: PostgreSQLAddress, _ configuration: Configuration) -> DIContainer {
      // Nothing opens its database.
      let features = DIContainer(source: .database(LocalDatabase.storefront()))
      let database = PostgreSQLDatabase(
        address,
        documents: features.apis.compactMap { $0.format as? any DocumentJSON.Type },
        editables: features.editableAPIs.compactMap { $0.reading.format as? any EditableJSON.Type },
        connections: configuration.isConcurrent ? 10 : 1,
        onFailure: configuration.connectionFailed
      )
      return DIContainer(source: .database(database))
    }

    /// Runs the migrations of a PostgreSQL database. Nothing else has any to run by itself.
    public func migrate() async throws(DomainError) {
      try await postgreSQL?.open()
    }

    /// Replaces the items of the shop by those that the program ships.
    ///
    /// - Returns: How many there are now, by the name of their feature.
    public func importCatalogue() async throws(DomainError) -> [(feature: String, count: Int)] {
      try await postgreSQL?.importCatalogue() ?? []
    }

    private var postgreSQL: PostgreSQLDatabase? {
      guard case .database(let database) = source else { return nil }
      return database as? PostgreSQLDatabase
    }
  }
#endif
