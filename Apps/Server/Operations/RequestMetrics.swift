import NIOConcurrencyHelpers

/// How many requests there were, and how long they took.
///
/// It has a lock and is no actor, for the reason that ``RequestSlots`` gives.
struct RequestMetrics: Sendable {
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

  /// - Parameter route: The pattern that the request fitted, or `nil` where there was none.
  func end(_ method: String, _ route: String?, status: Int, _ duration: Duration) {
    // Methods are free words; only those that are known get a line of their own.
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

  /// The figures in Prometheus' text format, version 0.0.4
  /// (https://prometheus.io/docs/instrumenting/exposition_formats/).
  var text: String {
    let figures = figures.withLockedValue { $0 }
    let requests = figures.counts.sorted {
      ($0.key.route, $0.key.method, $0.key.status) < ($1.key.route, $1.key.method, $1.key.status)
    }
    .map { key, count in
      "http_requests_total{method=\"\(key.method)\",route=\"\(key.route)\",status=\"\(key.status)\"} \(count)"
    }
    var sum = 0
    let histogram = zip(Self.bounds.map { "\($0)" } + ["+Inf"], figures.buckets).map { bound, count in
      sum += count
      return "http_request_duration_seconds_bucket{le=\"\(bound)\"} \(sum)"
    }
    let lines =
      ["# HELP http_requests_total Requests that were answered.", "# TYPE http_requests_total counter"] + requests
      + ["# HELP http_requests_in_flight Requests at work now.", "# TYPE http_requests_in_flight gauge"]
      + ["http_requests_in_flight \(figures.inFlight)"]
      + [
        "# HELP http_request_duration_seconds How long requests took.",
        "# TYPE http_request_duration_seconds histogram",
      ]
      + histogram
      + ["http_request_duration_seconds_sum \(figures.seconds)", "http_request_duration_seconds_count \(sum)"]
    return lines.joined(separator: "\n") + "\n"
  }
}
