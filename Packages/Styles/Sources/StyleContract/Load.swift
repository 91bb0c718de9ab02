public import Domain

/// A load that runs away from the main actor.
///
/// A screen keeps the load that it started last and compares: the result of any other is obsolete.
public typealias Load<Value: Sendable> = Task<Result<Value, DomainError>, Never>

extension Task where Failure == Never {
  public static func load<Value: Sendable>(
    _ operation: @escaping @Sendable () async throws(DomainError) -> Value
  ) -> Load<Value> where Success == Result<Value, DomainError> {
    Load { @concurrent in
      do throws(DomainError) { return .success(try await operation()) } catch { return .failure(error) }
    }
  }

  /// Waits for the result. Cancelling the waiting task cancels the load, which then fails with ``DomainError/cancelled``.
  public func outcome<Value>() async -> Result<Value, DomainError> where Success == Result<Value, DomainError> {
    let result = await withTaskCancellationHandler {
      await value
    } onCancel: {
      cancel()
    }
    return Task<Never, Never>.isCancelled ? .failure(.cancelled) : result
  }
}

extension Optional {
  /// Whether there is a load that was not cancelled. A cancelled load may take a moment to end; another one may start in
  /// that moment.
  public func isRunning<Value>() -> Bool where Wrapped == Load<Value> {
    map { !$0.isCancelled } ?? false
  }
}
