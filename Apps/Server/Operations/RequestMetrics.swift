/// How many requests there were, and how long they took.
actor RequestMetrics {
  private struct Key: Hashable {
    let method: String
    let route: String
    let status: Int
  }

  /// The upper ends of the histogram's buckets, in seconds.
  private static let bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

  private var counts: [Key: Int] = [:]
  private var buckets = Array(repeating: 0, count: RequestMetrics.bounds.count + 1)
  private var seconds = 0.0
  private var inFlight = 0

  func begin() {
    inFlight += 1
  }

  /// - Parameter route: The pattern that the request fitted, or `nil` where there was none.
  func end(_ method: String, _ route: String?, status: Int, _ duration: Duration) {
    inFlight -= 1
    // Methods are free words; only those that are known get a line of their own.
    let known = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"].contains(method) ? method : "OTHER"
    counts[Key(method: known, route: route ?? "none", status: status), default: 0] += 1
    let elapsed = duration / .seconds(1)
    seconds += elapsed
    buckets[Self.bounds.firstIndex { elapsed <= $0 } ?? Self.bounds.count] += 1
  }

  /// The figures in Prometheus' text format, version 0.0.4
  /// (https://prometheus.io/docs/instrumenting/exposition_formats/).
  var text: String {
    let requests = counts.sorted {
      ($0.key.route, $0.key.method, $0.key.status) < ($1.key.route, $1.key.method, $1.key.status)
    }
    .map { key, count in
      "http_requests_total{method=\"\(key.method)\",route=\"\(key.route)\",status=\"\(key.status)\"} \(count)"
    }
    var sum = 0
    let histogram = zip(Self.bounds.map { "\($0)" } + ["+Inf"], buckets).map { bound, count in
      sum += count
      return "http_request_duration_seconds_bucket{le=\"\(bound)\"} \(sum)"
    }
    let lines =
      ["# HELP http_requests_total Requests that were answered.", "# TYPE http_requests_total counter"] + requests
      + ["# HELP http_requests_in_flight Requests at work now.", "# TYPE http_requests_in_flight gauge"]
      + ["http_requests_in_flight \(inFlight)"]
      + [
        "# HELP http_request_duration_seconds How long requests took.",
        "# TYPE http_request_duration_seconds histogram",
      ]
      + histogram + ["http_request_duration_seconds_sum \(seconds)", "http_request_duration_seconds_count \(sum)"]
    return lines.joined(separator: "\n") + "\n"
  }
}
