/// A task was still running when the test's time limit cancelled the one that waited for it.
public struct StillRunning: Error {
  public init() {}
}

extension Task {
  /// Waits for the value like `value`, but not longer than the test's time limit allows.
  ///
  /// A time limit cancels the test's task only, and `value` goes on waiting for a task that ignores that.
  ///
  /// - Throws: ``StillRunning``, or the task's error.
  public func valueInTime() async throws -> Success {
    let (results, continuation) = AsyncStream<Result<Success, Failure>>.makeStream()
    Task<Void, Never> {
      continuation.yield(await result)
      continuation.finish()
    }
    for await result in results { return try result.get() }
    cancel()
    throw StillRunning()
  }
}

/// Waits until the task is cancelled.
public func untilCancelled() async {
  let (never, _) = AsyncStream.makeStream(of: Never.self)
  for await _ in never {}
}

/// The results of an operation for some inputs, in their order. All of them run at once, to save time.
public func inParallel<Input: Sendable, Output: Sendable>(
  _ inputs: [Input],
  _ operation: @escaping @Sendable (Input) async throws -> Output
) async throws -> [Output] {
  try await withThrowingTaskGroup { group in
    for (index, input) in inputs.enumerated() {
      group.addTask { (index, try await operation(input)) }
    }
    return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
