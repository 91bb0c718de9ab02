#if DEBUG
  public import Domain

  /// Keeps events in memory.
  public struct MockTracker: AnalyticsTracker {
    private let stream: AsyncStream<AnalyticsEvent>
    private let continuation: AsyncStream<AnalyticsEvent>.Continuation

    public init() {
      (stream, continuation) = AsyncStream.makeStream()
    }

    public func track(_ event: AnalyticsEvent) { continuation.yield(event) }

    public func flush() {}

    /// All events so far; later ones are not kept.
    public func events() async -> [AnalyticsEvent] {
      continuation.finish()
      return await stream.reduce(into: []) { $0.append($1) }
    }
  }
#endif
