#if PostgreSQL
  import Composition

  /// What the program does with a PostgreSQL database, in place of serving.
  enum DatabaseCommand: String, CaseIterable {
    case migrate
    case importing = "import"

    var help: String {
      switch self {
      case .migrate: "create or change the tables of the source, and end"
      case .importing: "replace the shop's products and articles by those that the program has, and end"
      }
    }

    /// - Returns: What was done, in a sentence.
    func run(_ settings: ServerSettings) async throws -> String {
      guard settings.source.isPostgreSQL else {
        throw ServerSettings.Failure(description: "\(rawValue) needs --source postgres://….")
      }
      let useCases = DIContainer.live(settings.configuration.reporting(to: settings.logger))
      switch self {
      case .migrate:
        try await useCases.migrate()
        return "The tables are up to date."
      case .importing:
        let counts = try await useCases.importCatalogue()
        return "Imported " + counts.map { "\($0.count) \($0.feature)" }.joined(separator: " and ") + "."
      }
    }
  }
#endif
