import ServiceLifecycle

/// A service that says when its group runs.
struct Started: Service {
  let start: AsyncStream<Void>.Continuation

  init(_ start: AsyncStream<Void>.Continuation) {
    self.start = start
  }

  func run() async throws {
    start.yield()
    try await gracefulShutdown()
  }
}
