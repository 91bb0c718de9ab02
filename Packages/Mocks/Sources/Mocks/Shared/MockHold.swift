#if DEBUG
  /// Keeps calls waiting until their tasks are cancelled, so that a test can look at a screen that is loading.
  ///
  /// No clock is involved: ``arrival()`` returns when a call waits, and a call ends when its task is cancelled.
  public struct MockHold: Sendable {
    private let calls = AsyncStream<Void>.makeStream()

    public init() {}

    /// The behaviour of a mock whose calls wait here.
    public var behaviour: MockBehaviour {
      MockBehaviour(delay: .seconds(1), sleep: { _ in try await wait() })
    }

    /// Returns as soon as a call waits here, or after ``close()``. Only one task may wait for it, and only once.
    public func arrival() async {
      for await _ in calls.stream { return }
    }

    /// Ends ``arrival()`` when no call will come any more.
    public func close() {
      calls.continuation.finish()
    }

    private func wait() async throws {
      let endless = AsyncStream<Never>.makeStream()
      calls.continuation.yield()
      for await _ in endless.stream {}
      endless.continuation.finish()
      throw CancellationError()
    }
  }
#endif
