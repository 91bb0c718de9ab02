import NIOConcurrencyHelpers
import ServiceLifecycle
import UnixSignals

/// Keeps a server that is told to end for a while, so that what is in front of it sees that it is not ready, and sends new
/// requests elsewhere. Then the server ends its streams, and the requests that it has. Told again, it does that at once.
///
/// Services end in reverse order, so it comes after the server.
struct Drain: Service {
  let duration: Duration
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  /// Returns when the server is told to end once more.
  var again: @Sendable () async -> Void = {
    for await _ in await UnixSignalsSequence(trapping: Self.signals) { return }
  }
  private let state = NIOLockedValueBox(false)

  /// What tells a server to end.
  static let signals: [UnixSignal] = [.sigterm, .sigint]

  init(_ duration: Duration) {
    self.duration = duration
  }

  var hasBegun: Bool { state.withLockedValue { $0 } }

  func run() async throws {
    try await gracefulShutdown()
    state.withLockedValue { $0 = true }
    try await withThrowingTaskGroup { [sleep, duration, again] group in
      group.addTask { try await sleep(duration) }
      group.addTask { await again() }
      try await group.next()
      group.cancelAll()
    }
  }
}
