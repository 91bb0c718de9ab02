import Foundation
import GRDB

/// A query that stops in its middle until it is released.
struct HeldQuery: Sendable {
  /// Finds the numbers from 1 to 1,000 on a connection that has ``function``.
  static let sql = """
    WITH RECURSIVE number(n) AS (SELECT hold() UNION ALL SELECT n + 1 FROM number LIMIT 1000) SELECT n FROM number
    """

  private let calls = AsyncStream<Void>.makeStream()
  private let held = DispatchSemaphore(value: 0)

  /// Returns 1 when the query is released, after ten minutes at the latest.
  var function: DatabaseFunction {
    DatabaseFunction("hold", argumentCount: 0) { [calls, held] _ in
      calls.continuation.yield()
      _ = held.wait(timeout: .now() + 600)
      return 1
    }
  }

  /// Returns whether the query runs: false after ``finish()``, or when the task is cancelled.
  @discardableResult
  func start() async -> Bool {
    for await _ in calls.stream { return true }
    return false
  }

  /// Ends ``start()`` when the query will not run any more.
  func finish() {
    calls.continuation.finish()
  }

  func release() {
    held.signal()
  }
}
