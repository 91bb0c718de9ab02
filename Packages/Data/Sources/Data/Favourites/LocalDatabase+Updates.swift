import GRDB

extension LocalDatabase: ObservedDatabase {
  public nonisolated func updates<Value: Equatable & Sendable>(
    of query: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    guard let writer = try? await writer() else {
      continuation.finish()
      return stream
    }
    await lookForOthers(writer)
    let (started, start) = AsyncStream<Void>.makeStream()
    let observation = ValueObservation.tracking { try query(SQLiteConnection(db: $0)) }.removeDuplicates()
    let observing = Task {
      var isFirst = true
      do {
        for try await _ in observation.values(in: writer) {
          if isFirst { start.finish() } else { continuation.yield() }
          isFirst = false
        }
      } catch {}
      start.finish()
      continuation.finish()
    }
    continuation.onTermination = { _ in observing.cancel() }
    for await _ in started {}
    return stream
  }

  /// SQLite tells an observer nothing of what other processes write, but has a number that changes with it
  /// (https://www.sqlite.org/pragma.html#pragma_data_version).
  private func lookForOthers(_ writer: any DatabaseWriter) {
    guard looking == nil else { return }
    looking = Task { [untilNextLook] in
      var version: Int?
      while (try? await untilNextLook()) != nil {
        let known = version
        version = (try? await writer.tellObservers(unlessVersionIs: known)) ?? known
      }
    }
  }
}

extension DatabaseWriter {
  /// Tells all observers that something has changed, unless the database has a version still, and returns its version.
  ///
  /// Versions of two connections cannot be compared, so that all are asked of the one that writes.
  fileprivate func tellObservers(unlessVersionIs known: Int?) async throws -> Int? {
    try await writeWithoutTransaction { db in
      let version = try Int.fetchOne(db, sql: "PRAGMA data_version")
      guard version != known else { return version }
      try db.inTransaction {
        try db.notifyChanges(in: .fullDatabase)
        return .commit
      }
      return version
    }
  }
}
