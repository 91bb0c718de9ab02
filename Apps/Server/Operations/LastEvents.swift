import ServiceLifecycle

/// Writes the last events before a server ends.
///
/// Services end in reverse order, so it comes before the server.
struct LastEvents: Service {
  let flush: @Sendable () async -> Void

  func run() async throws {
    try await gracefulShutdown()
    await flush()
  }
}
