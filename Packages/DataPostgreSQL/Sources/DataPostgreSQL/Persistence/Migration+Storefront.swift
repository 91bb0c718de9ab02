import Data

extension [Migration] {
  /// The tables that features do not share.
  static let storefront = [
    Migration("createProducts") { try ProductPostgreSQLRepository.create(in: $0) },
    Migration("createArticles") { try ListedTable.articles.create(in: $0) },
    Migration("createAccounts", script: AccountTables.script),
    Migration("createFavourites", script: FavouriteTables.script),
    Migration("createSignInAttempts", script: AccountTables.attempts),
    Migration("createSearchBitmaps products") { try ProductPostgreSQLRepository.table.addBitmaps(in: $0) },
    Migration("createSearchBitmaps articles") { try ListedTable.articles.addBitmaps(in: $0) },
  ]
}

extension Migration {
  /// Creates the table of a feature whose items are documents.
  static func documents(_ format: any DocumentJSON.Type) -> [Migration] {
    func migrations<Format: DocumentJSON>(_ format: Format.Type) -> [Migration] {
      [
        Migration("createDocuments \(Format.listName)") { try ListedTable(format).create(in: $0) },
        Migration("createSearchBitmaps \(Format.listName)") { try ListedTable(format).addBitmaps(in: $0) },
      ]
    }
    return migrations(format)
  }

  /// Creates the table of a feature whose items people change. They are deleted with the account that owns them.
  init(editables format: any EditableJSON.Type) {
    let name = "\"\(format.listName)\""
    self.init(
      "createItems \(format.listName)",
      script: """
        CREATE TABLE \(name) (
          id text COLLATE "C" PRIMARY KEY,
          owner text NOT NULL REFERENCES account ON DELETE CASCADE,
          creationKey text NOT NULL,
          version bigint NOT NULL,
          sortKey text COLLATE "C" NOT NULL,
          \(SearchWords.columns),
          document text NOT NULL,
          UNIQUE (owner, creationKey)
        );
        CREATE INDEX ON \(name) (owner, sortKey, id);
        CREATE INDEX ON \(name) USING gin (search)
        """
    )
  }
}
