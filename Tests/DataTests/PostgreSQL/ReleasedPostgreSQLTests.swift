#if PostgreSQL
  import Data
  import TestSupport
  import Testing

  @testable import DataPostgreSQL

  /// What released versions of the server do with a database that a newer one has migrated, while they run side by side.
  @Suite(.timeLimit(.minutes(10)))
  struct ReleasedPostgreSQLTests {
    /// One with another name would run again on the databases that exist.
    private static let migrations: Set = [
      "createProducts", "createArticles", "createAccounts", "createFavourites", "createItems addresses",
    ]

    /// The statements of the first release with PostgreSQL, as it sends them.
    private static let statements = [
      """
      INSERT INTO account (id, username, usernameKey, passwordHash, createdAt) VALUES ('1', 'Mira', 'mira', 'hash', 0)
      ON CONFLICT (usernameKey) DO NOTHING
      """,
      "INSERT INTO session (digest, accountId, expiresAt) VALUES ('a', '1', 9)",
      "INSERT INTO tokenFamily (digest, accountId, expiresAt, refreshInUse) VALUES ('b', '1', 9, 'c')",
      """
      UPDATE tokenFamily SET refreshInUse = refreshIssued, refreshIssued = NULL
      WHERE digest = 'b' AND refreshIssued = 'd'
      """,
      "INSERT INTO secretKey (name, value) VALUES ('tokens', 'e') ON CONFLICT (name) DO NOTHING",
      """
      INSERT INTO favourite (owner, itemId, changeId, isFavourite, changedAt, sequence) VALUES ('1', '13', 'f', 1, 0, 1)
      ON CONFLICT (owner, itemId) DO UPDATE SET changeId = excluded.changeId, isFavourite = excluded.isFavourite,
      changedAt = excluded.changedAt, sequence = excluded.sequence
      """,
      """
      INSERT INTO "addresses" (id, owner, creationKey, version, sortKey, searchText, document)
      VALUES ('g', '1', 'h', 1, 'mira', 'mira hamburg', '{}')
      """,
      """
      UPDATE "addresses" SET version = 2, sortKey = 'mira', searchText = 'mira', document = '{}'
      WHERE id = 'g' AND owner = '1'
      """,
      """
      INSERT INTO "products" (position, id, groupName, groupPosition, searchText, document)
      VALUES (1, '1', 'audio', 1, 'lamp', '{}')
      """,
      """
      INSERT INTO "articles" (position, id, groupName, groupPosition, searchText, document)
      VALUES (1, '1', '', 1, 'bread', '{}')
      """,
      "DELETE FROM session WHERE expiresAt <= 8",
    ]

    private static let queries = [
      """
      SELECT account.*, session.* FROM account JOIN session ON account.id = session.accountId
      WHERE session.digest = 'a' AND session.expiresAt > 8
      """,
      """
      SELECT document FROM "products" WHERE groupName = 'audio' AND groupPosition > 0 ORDER BY groupPosition LIMIT 30
      """,
      "SELECT document FROM \"articles\" WHERE search @@ CAST(CAST('bread' AS text) AS tsquery)",
      "SELECT document FROM \"addresses\" WHERE owner = '1' ORDER BY sortKey, id",
      "SELECT itemId FROM favourite WHERE owner = '1' AND isFavourite = 1 ORDER BY sequence",
    ]

    private func database() async throws -> PostgreSQLDatabase {
      PostgreSQLDatabase(try await PostgreSQLSources().address, documents: [], editables: [AddressJSON.self])
    }

    @Test func `migrations keep their names`() async throws {
      let names = try await database().query { db in
        try db.rows("SELECT name FROM migration", []).map { try $0["name"] as String }
      }
      #expect(Self.migrations.isSubset(of: names))
    }

    @Test func `an older server reads and writes`() async throws {
      let database = try await database()
      try await database.transaction { db in
        for statement in Self.statements { try db.execute(statement, []) }
      }
      for query in Self.queries {
        #expect(try await database.query { try $0.rows(query, []).count } == 1, "\(query)")
      }
      _ = try await database.transaction { try $0.execute("DELETE FROM account WHERE id = '1'", []) }
      for table in ["session", "tokenFamily", "favourite", "addresses"] {
        #expect(try await database.query { try $0.rows("SELECT 1 FROM \(table)", []).count } == 0, "\(table)")
      }
    }
  }
#endif
