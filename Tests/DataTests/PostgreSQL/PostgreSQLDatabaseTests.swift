#if PostgreSQL
  import Data
  import Domain
  import Mocks
  import TestSupport
  import Testing

  @testable import DataPostgreSQL

  /// What a PostgreSQL database promises beyond the ports.
  @Suite(.timeLimit(.minutes(10)))
  struct PostgreSQLDatabaseTests {
    private static let counter = Migration(
      "counter",
      script: "CREATE TABLE counter (value bigint NOT NULL); INSERT INTO counter VALUES (0)"
    )

    private static func value(_ session: any SQLConnection) throws -> Int {
      try session.rows("SELECT value FROM counter", []).first.map { try $0["value"] } ?? -1
    }

    /// What the server calls the session.
    private static func session(_ db: any SQLConnection) throws -> Int {
      try db.rows("SELECT pg_backend_pid() AS pid", []).first.map { try $0["pid"] } ?? 0
    }

    @Test func `of programs that start at once, one migrates`() async throws {
      let sources = try await PostgreSQLSources()
      let databases = (0..<8).map { _ in sources.database([Self.counter]) }
      let values = try await inParallel(databases) { try await $0.query(Self.value) }

      #expect(values == Array(repeating: 0, count: 8))
      #expect(try await databases[0].query { try $0.rows("SELECT name FROM migration", []).count } == 1)
    }

    @Test func `a later version adds its migrations, and an older one goes on`() async throws {
      let sources = try await PostgreSQLSources()
      let old = sources.database([Self.counter])
      #expect(try await old.query(Self.value) == 0)
      let more = Migration("more", script: "ALTER TABLE counter ADD COLUMN note text")
      let new = sources.database([Self.counter, more])
      #expect(try await new.transaction { try $0.execute("UPDATE counter SET value = 1, note = ?", ["x"]) } == 1)
      #expect(try await old.query(Self.value) == 1)
      #expect(try await old.query { try $0.rows("SELECT * FROM counter", []).count } == 1)
    }

    @Test func `a failed migration leaves nothing, and is tried again`() async throws {
      let sources = try await PostgreSQLSources()
      let broken = sources.database([Self.counter, Migration("broken", script: "SELECT * FROM missing")])
      for _ in 0..<2 {
        await #expect(throws: DomainError.storage(.other(code: "42P01"))) { try await broken.query(Self.value) }
      }
      #expect(try await sources.database([Self.counter]).query(Self.value) == 0)
    }

    @Test func `transactions that read before they write lose no write`() async throws {
      let sources = try await PostgreSQLSources()
      let databases = [sources.database([Self.counter]), sources.database([Self.counter])]
      _ = try await inParallel(Array(0..<40)) { number in
        try await databases[number % 2].transaction { db in
          try db.execute("UPDATE counter SET value = ?", [try Self.value(db) + 1])
        }
      }
      #expect(try await databases[0].query(Self.value) == 40)
    }

    @Test func `a transaction that throws writes nothing`() async throws {
      let database = try await PostgreSQLSources().database([Self.counter])
      await #expect(throws: DomainError.conflict) {
        try await database.transaction { db in
          try db.execute("UPDATE counter SET value = 5", [])
          throw DomainError.conflict
        }
      }
      #expect(try await database.query(Self.value) == 0)
    }

    @Test func `a query cannot write`() async throws {
      let database = try await PostgreSQLSources().database([Self.counter])
      await #expect(throws: DomainError.storage(.other(code: "25006"))) {
        try await database.query { try $0.execute("UPDATE counter SET value = 5", []) }
      }
    }

    @Test func `a cancelled task stops its statement on the server`() async throws {
      let database = try await PostgreSQLSources().database([Self.counter], connections: 1)
      let session = try await database.query(Self.session)
      let (started, start) = AsyncStream<Void>.makeStream()
      let task = Task {
        try await database.query { db in
          // Nothing else ends it but the end of the session.
          try db.execute("SET LOCAL statement_timeout = 0", [])
          start.yield()
          return try db.rows("SELECT pg_sleep(600)", []).count
        }
      }
      for await _ in started { break }
      task.cancel()
      #expect(await task.result.failure as? DomainError == .cancelled)
      #expect(try await database.query(Self.session) == session)
    }

    @Test func `a statement that comes after its cancellation is stopped too`() async throws {
      let sources = try await PostgreSQLSources()
      let database = sources.database([Self.counter], connections: 1)
      let session = try await database.query(Self.session)
      let (started, start) = AsyncStream<Void>.makeStream()
      let argument = SlowArgument(address: sources.address, start: { start.yield() })
      let task = Task {
        try await database.query { db in
          try db.execute("SET LOCAL statement_timeout = 0", [])
          return try db.rows("SELECT pg_sleep(600), length(?)", [argument]).count
        }
      }
      for await _ in started { break }
      task.cancel()
      #expect(await task.result.failure as? DomainError == .cancelled)
      #expect(try await database.query(Self.session) == session)
    }

    @Test func `who waits too long for a connection is told that the database is busy`() async throws {
      let database = try await PostgreSQLSources()
        .database([Self.counter], limits: ConnectionPool.Limits(size: 1, wait: .zero))
      _ = try await database.query(Self.value)
      let (started, start) = AsyncStream<Void>.makeStream()
      let task = Task {
        try await database.query { db in
          start.yield()
          return try db.rows("SELECT pg_sleep(600)", []).count
        }
      }
      for await _ in started { break }
      await #expect(throws: DomainError.storage(.busy)) { try await database.query(Self.value) }
      task.cancel()
      _ = await task.result
      #expect(try await database.query(Self.value) == 0)
    }

    @Test func `after its connections were ended, reading and writing go on`() async throws {
      let sources = try await PostgreSQLSources()
      let (database, other) = (sources.database([Self.counter]), sources.database([Self.counter]))
      let end = { @Sendable (pid: Int) async throws in
        _ = try await other.query { try $0.rows("SELECT pg_terminate_backend(\(pid), 5000)", []).count }
      }

      try await end(try await database.query(Self.session))
      #expect(try await database.query(Self.value) == 0)
      try await end(try await database.query(Self.session))
      #expect(try await database.transaction { try $0.execute("UPDATE counter SET value = 1", []) } == 1)
      try await end(try await database.query(Self.session))
      #expect(try await database.execute("UPDATE counter SET value = 2", []) == 1)
    }

    @Test func `a write whose connection is ended while it runs says that it may have failed`() async throws {
      let database = try await PostgreSQLSources().database([Self.counter])
      await #expect(throws: DomainError.storage(.unreachable)) {
        try await database.transaction { db in
          try db.execute("UPDATE counter SET value = value + 1", [])
          return try db.rows("SELECT pg_terminate_backend(pg_backend_pid())", []).count
        }
      }
      #expect(try await database.query(Self.value) == 0)
    }

    @Test(arguments: [
      ConnectionPool.Limits(size: 1, lifetime: .zero), ConnectionPool.Limits(size: 1, idle: .zero),
    ])
    func `a connection that is too old is replaced`(limits: ConnectionPool.Limits) async throws {
      let database = try await PostgreSQLSources().database([Self.counter], limits: limits)
      let sessions = [try await database.query(Self.session), try await database.query(Self.session)]
      #expect(Set(sessions).count == 2)
    }

    @Test func `a connection is used again`() async throws {
      let database = try await PostgreSQLSources().database([Self.counter], limits: ConnectionPool.Limits(size: 2))
      let sessions = [try await database.query(Self.session), try await database.query(Self.session)]
      #expect(Set(sessions).count == 1)
    }

    @Test func `after failures the next attempt is put off, longer each time`() {
      let start = ContinuousClock.now
      var backoff = Backoff()
      #expect(backoff.allows(at: start))
      for pause in [50, 100, 200, 400, 800, 1_600, 2_000, 2_000] {
        backoff.fail(at: start)
        #expect(!backoff.allows(at: start + .milliseconds(pause - 1)))
        #expect(backoff.allows(at: start + .milliseconds(pause)))
      }
    }

    @Test func `an item that cannot be read is an invalid answer`() async throws {
      let sources = try await PostgreSQLSources()
      let database = sources.database([
        Migration("create") { try ListedTable.articles.create(in: $0) },
        Migration(
          "spoil",
          script: """
            INSERT INTO articles (position, id, groupName, groupPosition, searchText, document)
            VALUES (1, '1', '', 1, '', '{}')
            """
        ),
      ])
      await #expect(throws: DomainError.invalidResponse(field: "[0].url")) {
        try await database.articles.item(id: "1", policy: .useCache)
      }
    }

    @Test func `without a server the database does not answer`() async throws {
      let address = try PostgreSQLAddress("postgres:///shop?host=/nowhere")
      let database = PostgreSQLDatabase(address, documents: [], editables: [])
      for _ in 0..<3 {
        await #expect(throws: DomainError.storage(.unreachable)) { try await database.open() }
      }
    }

    @Test func `tells what another program has changed`() async throws {
      let sources = try await PostgreSQLSources()
      let (database, other) = (sources.database(), sources.database())
      let store = FavouriteLocalStore(database: database, owner: "1")
      var updates = await store.updates().makeAsyncIterator()
      for item in 1...3 {
        try await FavouriteLocalStore(database: other, owner: "1").record(.fixture("\(item)", item, at: 1))
        #expect(await updates.next() != nil)
        #expect(try await store.changes().count == item)
      }
    }

    @Test func `all programs have the key that the first one made`() async throws {
      let sources = try await PostgreSQLSources()
      let keys = try await inParallel(["a", "b", "c", "d"]) { text in
        try await sources.database().key { Secret(text) }
      }
      #expect(Set(keys).count == 1)
    }
  }

  extension Result {
    fileprivate var failure: Failure? {
      if case .failure(let error) = self { error } else { nil }
    }
  }
#endif
