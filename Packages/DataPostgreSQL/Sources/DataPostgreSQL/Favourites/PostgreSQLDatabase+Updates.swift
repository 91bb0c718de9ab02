public import Data

extension PostgreSQLDatabase: ObservedDatabase {
  public func updates<Value: Equatable & Sendable>(
    of query: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let changes = await listener.changes()
    guard var known = try? await self.query(query) else {
      continuation.finish()
      return stream
    }
    let looking = Task {
      for await _ in changes {
        // A database that cannot be reached may be there again at the next look.
        guard let value = try? await self.query(query), value != known else { continue }
        known = value
        continuation.yield()
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in looking.cancel() }
    return stream
  }
}
