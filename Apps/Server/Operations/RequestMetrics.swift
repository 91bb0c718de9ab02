import Metrics

/// How many requests there were, and how long they took.
struct RequestMetrics {
  private static let methods: Set = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]

  private let factory: any MetricsFactory
  private let inFlight: Meter
  private let duration: Timer

  init(_ factory: any MetricsFactory) {
    self.factory = factory
    inFlight = Meter(label: "http_requests_in_flight", factory: factory)
    duration = Timer(label: "http_request_duration_seconds", factory: factory)
  }

  func begin() {
    inFlight.increment()
  }

  /// - Parameter route: The pattern of the route that the request matched, if any.
  func end(_ method: String, _ route: String?, status: Int, _ elapsed: Swift.Duration) {
    // A client can invent methods, which must not add lines without end.
    let known = Self.methods.contains(method) ? method : "OTHER"
    inFlight.decrement()
    Counter(
      label: "http_requests_total",
      dimensions: [("method", known), ("route", route ?? "none"), ("status", "\(status)")],
      factory: factory
    ).increment()
    duration.record(duration: elapsed)
  }
}
