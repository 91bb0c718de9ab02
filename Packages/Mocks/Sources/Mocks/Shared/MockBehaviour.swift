#if DEBUG
  public import Domain

  /// What a mock does before it returns: wait, throw, both or neither.
  public struct MockBehaviour: Sendable {
    /// Waits for a while, or throws `CancellationError` when the task is cancelled.
    public typealias Sleep = @Sendable (Duration) async throws -> Void

    let delay: Duration
    let throwError: DomainError?
    let sleep: Sleep

    /// - Parameter sleep: Tests pass their own, so that no test waits for a clock.
    public init(
      delay: Duration = .zero,
      throwError: DomainError? = nil,
      sleep: @escaping Sleep = { try await Task.sleep(for: $0) }
    ) {
      self.delay = delay
      self.throwError = throwError
      self.sleep = sleep
    }

    func perform() async throws(DomainError) {
      if delay > .zero {
        do { try await sleep(delay) } catch { throw .cancelled }
      }
      if Task.isCancelled { throw .cancelled }
      if let throwError { throw throwError }
    }
  }
#endif
