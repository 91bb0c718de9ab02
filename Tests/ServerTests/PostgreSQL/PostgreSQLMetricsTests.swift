#if PostgreSQL
  import Composition
  import Metrics
  import PostgreSQLTestSupport
  import Presentation
  import TestSupport
  import Testing

  @testable import DataPostgreSQL
  @testable import Server

  /// What operators see of the connections to a database.
  @Suite(.timeLimit(.minutes(10))) struct PostgreSQLMetricsTests {
    @Test func `connections are counted, and how long requests wait for one`() async throws {
      let metrics = PrometheusMetrics()
      let configuration = try await Configuration.postgreSQL()
      try await withMetricsFactory(metrics) {
        let api = try #require(DIContainer.live(configuration).apis.first)
        for _ in 0..<3 { _ = try await api.list(ListRequest(skip: 0, limit: 1, allowsEmpty: true), Localization()) }
      }

      #expect(metrics.text.contains("postgresql_connections_open 1\n"))
      #expect(metrics.text.contains("postgresql_connections_idle 1\n"))
      #expect(metrics.text.contains("postgresql_connections_waited_for 0\n"))
      #expect(metrics.text.contains("postgresql_connection_failures_total 0\n"))
      let waits = metrics.text.firstMatch(of: /wait_seconds_count (\d+)/).flatMap { Int($0.1) }
      #expect(try #require(waits) >= 3)
    }

    @Test func `a request that waits for a connection is counted, until it has one`() async throws {
      let metrics = PrometheusMetrics()
      let address = try await PostgreSQLAddress.newSchema()
      let wait = CallGate<Duration, Void, CancellationError>(unanswered: CancellationError())
      try await withMetricsFactory(metrics) {
        let limits = ConnectionPool.Limits(size: 1)
        let pool = ConnectionPool(limits: limits, sleep: wait.call) { () throws(PostgreSQLError) in
          try await .open(address, silenceLimit: 10_000)
        }
        let first = try await pool.take()
        async let second = pool.take()
        await wait.called(times: 1)
        await pool.turn()
        #expect(metrics.text.contains("postgresql_connections_waited_for 1\n"))

        await wait.answer(0, .failure(CancellationError()))
        await pool.give(first, isUsable: true)
        await pool.give(try await second, isUsable: true)
        #expect(metrics.text.contains("postgresql_connections_waited_for 0\n"))
      }
    }
  }

  extension ConnectionPool {
    /// Returns when the pool has nothing else to do.
    fileprivate func turn() {}
  }
#endif
