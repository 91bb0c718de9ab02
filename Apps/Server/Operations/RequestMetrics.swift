import NIOConcurrencyHelpers

/// How many requests there were, and how long they took.
///
/// A lock instead of an actor, for the reason given at ``RequestSlots``.
struct RequestMetrics: Metrics {
  private struct Key: Hashable {
    let method: String
    let route: String
    let status: Int
  }

  private struct Figures {
    var counts: [Key: Int] = [:]
    var buckets = Array(repeating: 0, count: RequestMetrics.bounds.count + 1)
    var seconds = 0.0
    var inFlight = 0
  }

  /// The upper ends of the histogram's buckets, in seconds.
  private static let bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

  private static let methods: Set = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]

  private let figures = NIOLockedValueBox(Figures())

  func begin() {
    figures.withLockedValue { $0.inFlight += 1 }
  }

  /// - Parameter route: The pattern of the route that the request matched, if any.
  func end(_ method: String, _ route: String?, status: Int, _ duration: Duration) {
    // A client can invent methods, which must not add lines without end.
    let known = Self.methods.contains(method) ? method : "OTHER"
    let key = Key(method: known, route: route ?? "none", status: status)
    let elapsed = duration / .seconds(1)
    let bucket = Self.bounds.firstIndex { elapsed <= $0 } ?? Self.bounds.count
    figures.withLockedValue { figures in
      figures.inFlight -= 1
      figures.counts[key, default: 0] += 1
      figures.seconds += elapsed
      figures.buckets[bucket] += 1
    }
  }

  /// In Prometheus' text format, version 0.0.4 (https://prometheus.io/docs/instrumenting/exposition_formats/).
  var text: String {
    let figures = figures.withLockedValue { $0 }
    let requests = figures.counts.map { key, count in
      "http_requests_total{method=\"\(key.method)\",route=\"\(key.route)\",status=\"\(key.status)\"} \(count)\n"
    }
    var sum = 0
    let histogram = zip(Self.bounds.map { "\($0)" } + ["+Inf"], figures.buckets).map { bound, count in
      sum += count
      return "http_request_duration_seconds_bucket{le=\"\(bound)\"} \(sum)\n"
    }
    return """
      # HELP http_requests_total Requests with a response.
      # TYPE http_requests_total counter
      \(requests.sorted().joined())\
      # HELP http_requests_in_flight Requests without a response yet.
      # TYPE http_requests_in_flight gauge
      http_requests_in_flight \(figures.inFlight)
      # HELP http_request_duration_seconds How long requests took.
      # TYPE http_request_duration_seconds histogram
      \(histogram.joined())\
      http_request_duration_seconds_sum \(figures.seconds)
      http_request_duration_seconds_count \(sum)

      """
  }
}
