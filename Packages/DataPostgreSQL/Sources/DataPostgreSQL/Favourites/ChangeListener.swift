/// Hears, over a connection of its own, what any program has written
/// (https://www.postgresql.org/docs/current/sql-notify.html). While that connection is broken, it says every two seconds that
/// something may have changed.
actor ChangeListener {
  /// How long one wait on the connection is, in milliseconds. Between two it ends if nothing is observed any more.
  private static let wait: Int32 = 2_000

  private let channel: String
  private let open: @Sendable () async throws(PostgreSQLError) -> PostgreSQLConnection
  private var watchers: [Int: AsyncStream<Void>.Continuation] = [:]
  private var lastWatcher = 0
  private var listening: Task<Void, Never>?

  init(channel: String, open: @escaping @Sendable () async throws(PostgreSQLError) -> PostgreSQLConnection) {
    self.channel = channel
    self.open = open
  }

  /// Yields when something may have changed, and once at the beginning, when it hears of all that follows.
  func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    lastWatcher += 1
    let id = lastWatcher
    watchers[id] = continuation
    continuation.onTermination = { _ in Task { await self.remove(id) } }
    if listening == nil { listening = Task { await listen() } } else { continuation.yield() }
    return stream
  }

  private func remove(_ id: Int) {
    watchers[id] = nil
  }

  private func listen() async {
    while !watchers.isEmpty {
      do {
        let connection = try await open()
        try await connection.listen(to: channel)
        tell()
        while !watchers.isEmpty {
          if try await connection.awaitNotification(milliseconds: Self.wait) { tell() }
        }
      } catch {
        try? await Task.sleep(for: .milliseconds(Int(Self.wait)))
        tell()
      }
    }
    listening = nil
  }

  private func tell() {
    for watcher in watchers.values { watcher.yield() }
  }
}
