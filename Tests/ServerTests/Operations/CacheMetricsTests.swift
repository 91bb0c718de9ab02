import Composition
import Metrics
import Presentation
import TestSupport
import Testing

@testable import Server

/// What the cache of a remote source counts.
@Suite(.timeLimit(.minutes(10))) struct CacheMetricsTests {
  @Test func `reads are counted, and those that had to load`() async throws {
    let folder = try TemporaryFolder()
    let metrics = PrometheusMetrics()
    try await TestServer.serve { client in
      let remote = Configuration(source: .remote(try client.api), cachePath: folder.path("cache"), timeout: 3_600)
      let api = try #require(DIContainer.live(remote).apis.first)
      try await withMetricsFactory(metrics) {
        for _ in 0..<3 { _ = try await api.list(ListRequest(skip: 0, limit: 1, allowsEmpty: true), Localization()) }
      }
    }

    #expect(metrics.text.contains("response_cache_reads_total 3\n"))
    #expect(metrics.text.contains("response_cache_loads_total 1\n"))
  }
}
