#if PostgreSQL
  import Data
  import Domain
  import Mocks
  import Testing

  @testable import DataPostgreSQL

  /// What a read costs, and what it sees.
  @Suite(.timeLimit(.minutes(10)))
  struct PostgreSQLReadTests {
    /// When the transaction began, and how it sees others.
    private static let transaction = """
      SELECT CAST(now() AS text) AS at, current_setting('transaction_isolation') AS level
      """

    /// A database with products, and one connection.
    private static func products(_ products: [Product] = .fixtures) async throws -> PostgreSQLDatabase {
      let fill = Migration("fill") { session in
        try ProductPostgreSQLRepository.create(in: session)
        try ProductPostgreSQLRepository.replaceAll(with: products, categories: .fixtures, in: session)
      }
      return try await PostgreSQLSources().database([fill], connections: 1)
    }

    /// How often a read waits for the server, when its statements are prepared.
    private static func roundTrips(
      of database: PostgreSQLDatabase,
      _ read: () async throws -> Void
    ) async throws -> Int {
      try await read()
      let before = try await database.read { $0.roundTrips }
      try await read()
      return try await database.read { $0.roundTrips } - before
    }

    @Test func `a page, a search, an item and the categories take one round trip each`() async throws {
      let database = try await Self.products()
      let products = database.products
      for query in [
        ProductQuery(), ProductQuery(categoryID: [ProductCategory].fixtures[0].id),
        ProductQuery(text: SearchText("a")), ProductQuery(page: PageRequest(number: 99)),
      ] {
        let count = try await Self.roundTrips(of: database) {
          _ = try await products.page(matching: query, policy: .useCache)
        }
        #expect(count == 1)
      }
      let id = [Product].fixtures[0].id
      #expect(try await Self.roundTrips(of: database) { _ = try await products.item(id: id, policy: .useCache) } == 1)
      #expect(try await Self.roundTrips(of: database) { _ = try await products.categories() } == 1)
    }

    @Test(arguments: [
      (ResultCount.searchLimit - 1, ResultCount.exactly(ResultCount.searchLimit - 1)),
      (ResultCount.searchLimit, .exactly(ResultCount.searchLimit)),
      (ResultCount.searchLimit + 5, .atLeast(ResultCount.searchLimit)),
    ])
    func `a search counts and pages through matches up to the limit`(matches: Int, total: ResultCount) async throws {
      let others = (1...20).map { Product.fixture(id: matches + $0, title: "Other", categoryID: "other") }
      let lamps = (1...matches).map { Product.fixture(id: $0, title: "Lamp") }
      let repository = try await Self.products(others + lamps).products
      for category in [nil, lamps[0].categoryID] {
        let first = try await repository.page("lamp", category: category, size: 100)
        let last = try await repository.page("lamp", category: category, number: 100, size: 100)
        let behind = try await repository.page("lamp", category: category, number: 101, size: 100)
        #expect(first.items.map(\.id) == Array(1...100))
        #expect(last.items.map(\.id) == Array(9_901...min(matches, ResultCount.searchLimit)))
        #expect(behind.items.isEmpty)
        #expect([first, last, behind].map(\.total) == [total, total, total])
      }
    }

    @Test func `several statements see one state of the database`() async throws {
      let database = try await Self.products()
      let read = {
        try await database.query { db in
          try (0..<3).flatMap { try db.rows(Self.transaction + ", \($0) AS turn", []) }
            .map { try [$0["at"] as String, $0["level"]] }
        }
      }
      for _ in 0..<2 {
        let seen = try await read()
        #expect(seen.count == 3)
        #expect(Set(seen).count == 1)
        #expect(seen[0][1] == "repeatable read")
      }
      #expect(try await Self.roundTrips(of: database) { _ = try await read() } == 5)
    }

    @Test func `a body that hides the error of its second statement runs in a transaction as well`() async throws {
      let database = try await Self.products()
      let found = try await database.query { db in
        _ = try db.rows(Self.transaction, [])
        return (try? db.rows("SELECT 1 AS number", []))?.count
      }
      #expect(found == 1)
    }

    @Test func `neither the first statement of a query nor a later one can write`() async throws {
      let database = try await Self.products()
      for before in [[], ["SELECT 1"]] {
        await #expect(throws: DomainError.storage(.other(code: "25006"))) {
          try await database.query { db in
            for sql in before + ["DELETE FROM products"] { try db.execute(sql, []) }
          }
        }
      }
    }

    @Test func `a statement is prepared again when its table has got another column`() async throws {
      let sources = try await PostgreSQLSources()
      let create = Migration("create", script: "CREATE TABLE note (text text); INSERT INTO note VALUES ('a')")
      let (old, new) = (sources.database([create], connections: 1), sources.database([create]))
      let read = { @Sendable (db: any SQLConnection) throws in
        try db.rows("SELECT * FROM note", []).map { try $0["text"] as String }
      }
      let write = { @Sendable (db: any SQLConnection) throws in
        _ = try read(db)
        return try db.execute("UPDATE note SET text = 'b'", [])
      }
      #expect(try await old.query(read) == ["a"])
      for (name, body) in [("one", "query"), ("two", "transaction")] {
        _ = try await new.transaction { try $0.execute("ALTER TABLE note ADD COLUMN \(name) text", []) }
        if body == "query" {
          #expect(try await old.query(read) == ["a"])
        } else {
          #expect(try await old.transaction(write) == 1)
        }
      }
    }
  }

  @Suite(.timeLimit(.minutes(10)))
  struct PostgreSQLCopyTests {
    private struct Stop: Error {}

    private static let create = Migration("create", script: "CREATE TABLE line (number bigint PRIMARY KEY, text text)")

    private static func copy(_ rows: [[any SQLConvertible]], _ session: Session) throws {
      try session.copy(into: "line", columns: ["number", "text"]) { add in
        for row in rows { try add(row) }
      }
    }

    private static func texts(_ database: PostgreSQLDatabase) async throws -> [String?] {
      try await database.query { try $0.rows("SELECT text FROM line ORDER BY number", []).map { try $0["text"] } }
    }

    @Test func `copied rows have the values that were sent`() async throws {
      let database = try await PostgreSQLSources().database([Self.create])
      let texts: [String?] = [
        "a\tb\\c\nd\re", "\\N", "\\.", "", nil, "ä🪔", String(repeating: "x", count: 100_000), "zero \0", "last",
      ]
      try await database.open()
      try await database.run(.writing) { try Self.copy(texts.enumerated().map { [$0, $1] }, $0) }
      #expect(try await Self.texts(database) == texts.map { $0?.replacing("\0", with: "\u{FFFD}") })
    }

    @Test(arguments: [[[1, "a"], [1, "b"]], [["x", "a"]]] as [[[any SQLConvertible]]])
    func `rows that the server refuses leave nothing, and the connection goes on`(rows: [[any SQLConvertible]])
      async throws
    {
      let database = try await PostgreSQLSources().database([Self.create], connections: 1)
      try await database.open()
      await #expect(throws: DomainError.self) { try await database.run(.writing) { try Self.copy(rows, $0) } }
      #expect(try await Self.texts(database) == [])
    }

    @Test func `rows that cannot be made leave nothing, and the connection goes on`() async throws {
      let database = try await PostgreSQLSources().database([Self.create], connections: 1)
      try await database.open()
      await #expect(throws: DomainError.self) {
        try await database.run(.writing) { session in
          try session.copy(into: "line", columns: ["number", "text"]) { add in
            try add([1, "a"])
            throw Stop()
          }
        }
      }
      #expect(try await Self.texts(database) == [])
    }

    @Test func `a table that is not there is refused`() async throws {
      let database = try await PostgreSQLSources().database([], connections: 1)
      try await database.open()
      await #expect(throws: DomainError.storage(.other(code: "42P01"))) {
        try await database.run(.writing) { try Self.copy([[1, "a"]], $0) }
      }
      #expect(try await database.query { try $0.rows("SELECT 1 AS number", []).count } == 1)
    }
  }
#endif
