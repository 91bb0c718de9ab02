import Domain
import Mocks
import Testing

@testable import Server

@Suite struct OperationTests {
  @Test func `a server that cannot reach its data is alive, and not ready`() async throws {
    let client = PageClient(products: MockProductUseCase(behaviour: MockBehaviour(throwError: .storage(.busy))))

    #expect(try await client.get("/health/live").status == 200)
    #expect(try await client.get("/health/ready").status == 503)
    #expect(try await PageClient().get("/health/ready").status == 200)
  }

  @Test(.timeLimit(.minutes(10))) func `neither is one whose data lets it wait`() async throws {
    let hold = MockHold()
    var settings = ServerSettings.patient
    settings.requestTimeout = 0
    let client = PageClient(products: MockProductUseCase(behaviour: hold.behaviour), settings: settings)

    #expect(try await client.get("/health/ready").status == 503)
  }

  @Test func `requests are counted by what they asked for and how they ended`() {
    let metrics = RequestMetrics()
    for (method, route, status) in [("GET", "/products", 200), ("GET", "/products", 200), ("BREW", nil, 405)] {
      metrics.begin()
      metrics.end(method, route, status: status, .milliseconds(4))
    }
    metrics.begin()

    #expect(
      metrics.text == """
        # HELP http_requests_total Requests that were answered.
        # TYPE http_requests_total counter
        http_requests_total{method="GET",route="/products",status="200"} 2
        http_requests_total{method="OTHER",route="none",status="405"} 1
        # HELP http_requests_in_flight Requests at work now.
        # TYPE http_requests_in_flight gauge
        http_requests_in_flight 1
        # HELP http_request_duration_seconds How long requests took.
        # TYPE http_request_duration_seconds histogram
        http_request_duration_seconds_bucket{le="0.001"} 0
        http_request_duration_seconds_bucket{le="0.005"} 3
        http_request_duration_seconds_bucket{le="0.01"} 3
        http_request_duration_seconds_bucket{le="0.05"} 3
        http_request_duration_seconds_bucket{le="0.1"} 3
        http_request_duration_seconds_bucket{le="0.5"} 3
        http_request_duration_seconds_bucket{le="1.0"} 3
        http_request_duration_seconds_bucket{le="5.0"} 3
        http_request_duration_seconds_bucket{le="+Inf"} 3
        http_request_duration_seconds_sum 0.012
        http_request_duration_seconds_count 3

        """
    )
  }

  @Test func `the figures name routes, not addresses`() async throws {
    let answer = try await PageClient().get("/metrics")

    #expect(answer["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8")
    #expect(answer.text.contains("http_requests_in_flight 1\n"))
  }
}
