#if DEBUG
  /// Where calls wait until their tasks are cancelled, for whoever wants to see what a screen shows meanwhile.
  ///
  /// Nothing here looks at a clock: ``arrival()`` returns when a call has come, and a call ends when it is cancelled.
  public struct MockHold: Sendable {
    private let calls = AsyncStream<Void>.makeStream()

    public init() {}

    /// What a mock does whose calls wait here.
    public var behaviour: MockBehaviour {
      MockBehaviour(delay: .seconds(1), sleep: { _ in try await wait() })
    }

    /// Returns as soon as a call waits here, or when none will come any more. One task can wait for it, once.
    public func arrival() async {
      for await _ in calls.stream { return }
    }

    /// Says that no call will come any more, so that nobody waits for one in vain.
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
