import NIOConcurrencyHelpers
import ServiceLifecycle

/// Keeps a server that is told to end for a while, so that what is in front of it sees that it is not ready, and sends new
/// requests elsewhere. Then the server ends its streams, and the requests that it has.
///
/// Services end in reverse order, so it comes after the server.
struct Drain: Service {
  let duration: Duration
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  private let state = NIOLockedValueBox(false)

  init(_ duration: Duration) {
    self.duration = duration
  }

  var hasBegun: Bool { state.withLockedValue { $0 } }

  func run() async throws {
    try await gracefulShutdown()
    state.withLockedValue { $0 = true }
    try await sleep(duration)
  }
}
