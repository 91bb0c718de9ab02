import Metrics

/// What operators see of a pool.
struct PoolMetrics {
  private let open = Meter(label: "postgresql_connections_open")
  private let idle = Meter(label: "postgresql_connections_idle")
  private let waiting = Meter(label: "postgresql_connections_waited_for")
  private let wait = Timer(label: "postgresql_connection_wait_seconds")
  private let timeouts = Counter(label: "postgresql_connection_timeouts_total")
  private let failures = Counter(label: "postgresql_connection_failures_total")

  func set(open: Int, idle: Int, waiting: Int) {
    self.open.set(open)
    self.idle.set(idle)
    self.waiting.set(waiting)
  }

  /// A transaction has a connection.
  func taken(after wait: Swift.Duration) { self.wait.record(duration: wait) }

  /// A transaction has waited too long for a connection.
  func timedOut() { timeouts.increment() }

  /// No connection could be opened.
  func failed() { failures.increment() }
}
