import GRDB

extension LocalDatabase {
  /// Yields after each transaction of this process, from now on, that changes what a query returns. It ends with an error.
  nonisolated func updates<Value: Equatable & Sendable>(
    of query: @escaping @Sendable (Database) throws -> Value
  ) async -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    guard let writer = try? await writer() else {
      continuation.finish()
      return stream
    }
    let (started, start) = AsyncStream<Void>.makeStream()
    let observation = Task {
      var isFirst = true
      do {
        for try await _ in ValueObservation.tracking(query).removeDuplicates().values(in: writer) {
          if isFirst { start.finish() } else { continuation.yield() }
          isFirst = false
        }
      } catch {}
      start.finish()
      continuation.finish()
    }
    continuation.onTermination = { _ in observation.cancel() }
    for await _ in started {}
    return stream
  }
}
