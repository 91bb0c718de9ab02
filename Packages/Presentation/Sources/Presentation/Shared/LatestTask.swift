import Domain

/// Runs one load at a time; a newer one supersedes an older.
///
/// The older load is cancelled, and its result is discarded. Cancelling the task that waits for a load cancels the load.
@MainActor
final class LatestTask<Value: Sendable> {
  enum Outcome {
    case success(Value)
    case failure(DomainError)
    case cancelled

    /// A newer load has started and decides what the screen shows.
    case superseded
  }

  private var current: Task<Result<Value, DomainError>, Never>?

  /// Whether a load is running and was not cancelled. A cancelled load may take a moment to end; a load that starts in that
  /// moment is not the same one again.
  var isRunning: Bool {
    current.map { !$0.isCancelled } ?? false
  }

  /// Runs an operation away from the main actor, and supersedes the one that may be running.
  func run(_ operation: @escaping @Sendable () async throws(DomainError) -> Value) async -> Outcome {
    current?.cancel()
    let task = Task { @concurrent () async -> Result<Value, DomainError> in
      do throws(DomainError) { return .success(try await operation()) } catch { return .failure(error) }
    }
    current = task
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    guard current == task else { return .superseded }
    current = nil
    if Task.isCancelled { return .cancelled }
    switch result {
    case .success(let value): return .success(value)
    case .failure(.cancelled): return .cancelled
    case .failure(let error): return .failure(error)
    }
  }

  /// Returns when no load is running.
  func finish() async {
    while let task = current {
      _ = await task.value
      // Lets the one that waits for the load take its result.
      await Task.yield()
    }
  }

  /// Ends the running load, as if a newer one had started.
  func cancel() {
    current?.cancel()
    current = nil
  }
}
