import Composition
import Domain
import InMemoryLogging
import Logging
import Mocks
import ServiceLifecycle
import Testing

@testable import Server

@Suite(.timeLimit(.minutes(10))) struct OperationTests {
  @Test func `a server is ready if it can load data`() async throws {
    let failing = try TestServer(MockSettings(behaviour: MockBehaviour(throwError: .storage(.busy))))

    for (server, path, status, text) in [
      (failing, "live", 200, "alive\n"), (failing, "ready", 503, "not ready\n"),
      (try TestServer(), "ready", 200, "ready\n"),
    ] {
      let reply = try await server.get("/health/\(path)")
      #expect(reply.status == status)
      #expect(reply.text == text)
    }
  }

  @Test func `the log says why a server is not ready`() async throws {
    let handler = InMemoryLogHandler()
    let error = DomainError.storage(.notWritable(path: "/srv/shop.sqlite"))
    var server = try TestServer(MockSettings(behaviour: MockBehaviour(throwError: error)))
    server.logger = Logger(label: "test") { _ in handler }

    #expect(try await server.get("/health/ready").text == "not ready\n")

    let entry = try #require(handler.entries.first { $0.message == "not ready" })
    #expect(entry.level == .warning)
    #expect("\(entry.metadata)".contains("/srv/shop.sqlite"))
  }

  @Test func `a server is not ready if loading takes too long`() async throws {
    var settings = ServerSettings.patient
    settings.requestTimeout = 0
    let server = try TestServer(MockSettings(behaviour: MockHold().behaviour), settings)

    #expect(try await server.get("/health/ready").status == 503)
  }

  @Test func `a server that is told to end is not ready, and goes on for a while`() async throws {
    let clock = HeldSleep()
    var application = ServerApplication(.patient, useCases: .mock())
    application.drain = Drain(.seconds(5))
    application.drain.sleep = clock.sleep
    application.drain.again = { try? await clock.sleep(.seconds(60)) }
    let server = try TestServer(application)
    let (starts, start) = AsyncStream<Void>.makeStream()
    let services = ServiceGroup(services: [application.drain, Started(start)], logger: server.logger)
    async let end: Void = services.run()
    for await _ in starts { break }
    #expect(try await server.get("/health/ready").status == 200)

    await services.triggerGracefulShutdown()
    await clock.arrival(.seconds(5))
    for (path, status) in [("/health/ready", 503), ("/health/live", 200), (Home.list, 200)] {
      #expect(try await server.get(path).status == status)
    }
    await clock.wake(.seconds(5))
    try await end
  }

  @Test func `a server that is told to end twice does not wait`() async throws {
    let clock = HeldSleep()
    let (signals, signal) = AsyncStream<Void>.makeStream()
    var drain = Drain(.seconds(5))
    drain.sleep = clock.sleep
    drain.again = { for await _ in signals { return } }
    let (starts, start) = AsyncStream<Void>.makeStream()
    let services = ServiceGroup(services: [drain, Started(start)], logger: ServerSettings.patient.logger)
    async let end: Void = services.run()
    for await _ in starts { break }

    await services.triggerGracefulShutdown()
    await clock.arrival(.seconds(5))
    signal.yield()
    try await end
    await clock.cancellation(.seconds(5))
    #expect(drain.hasBegun)
  }

  @Test func `requests are counted by method, route and status`() {
    let prometheus = PrometheusMetrics()
    let metrics = RequestMetrics(prometheus)
    for (method, route, status) in [("GET", "/orders", 200), ("GET", "/orders", 200), ("BREW", nil, 405)] {
      metrics.begin()
      metrics.end(method, route, status: status, .milliseconds(4))
    }
    metrics.begin()

    #expect(
      prometheus.text == """
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
        # TYPE http_requests_in_flight gauge
        http_requests_in_flight 1
        # TYPE http_requests_total counter
        http_requests_total{method="GET",route="/orders",status="200"} 2
        http_requests_total{method="OTHER",route="none",status="405"} 1

        """
    )
  }

  @Test func `methods of HTTP are counted by their names, invented ones together`() {
    let prometheus = PrometheusMetrics()
    let metrics = RequestMetrics(prometheus)
    let known = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]
    for method in known + ["BREW", "get"] { metrics.end(method, nil, status: 405, .zero) }

    let methods = prometheus.text.matches(of: /method="(\w+)".* (\d)\n/).map { "\($0.1) \($0.2)" }
    #expect(methods == (known.map { "\($0) 1" } + ["OTHER 2"]).sorted())
  }

  @Test func `metrics count the request for them`() async throws {
    let reply = try await TestServer().get("/metrics")

    #expect(reply["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8")
    #expect(reply.text.contains("http_requests_in_flight 1\n"))
  }

  @Test func `an operator can have no metrics`() async throws {
    var settings = ServerSettings.patient
    settings.metrics = false

    #expect(try await TestServer(MockSettings(), settings).get("/metrics").status == 404)
  }
}
