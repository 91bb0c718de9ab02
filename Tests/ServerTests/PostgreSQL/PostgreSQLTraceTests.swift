#if PostgreSQL
  import Composition
  import TestSupport
  import Testing

  /// As ``ClientTraceTests``, with the other database.
  @Suite(.timeLimit(.minutes(10))) struct PostgreSQLTraceTests {
    @Test func `a request of a client is one trace, through the server to each statement`() async throws {
      try await ClientTraceTests.check(.postgreSQL(), "postgresql", in: try TemporaryFolder())
    }
  }
#endif
