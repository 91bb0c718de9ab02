#if PostgreSQL
  import Composition
  import Metrics
  import Presentation
  import Testing

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
  }
#endif
