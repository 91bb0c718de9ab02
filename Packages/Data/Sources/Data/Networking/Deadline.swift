import Foundation

/// Runs an operation with a time limit.
///
/// `URLRequest.timeoutInterval` restarts with every byte that arrives, so a server that sends one byte a minute would
/// never reach it.
///
/// - Parameter seconds: How long the operation may take.
/// - Throws: ``NetworkError/timedOut``, or what the operation threw.
func withDeadline<Value: Sendable>(
  _ seconds: TimeInterval,
  operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value?.self) { group in
    group.addTask { try await operation() }
    group.addTask {
      try await Task.sleep(for: .seconds(seconds))
      return nil
    }
    defer { group.cancelAll() }
    guard let first = try await group.next(), let value = first else { throw NetworkError.timedOut }
    return value
  }
}
