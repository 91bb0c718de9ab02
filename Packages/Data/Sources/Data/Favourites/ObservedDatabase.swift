/// A database that tells when what is in it has changed.
public protocol ObservedDatabase: SQLDatabase {
  /// Yields after each transaction, from now on, that changes what a query returns: at once if it is one of this process, else
  /// within seconds. It ends with an error.
  func updates<Value: Equatable & Sendable>(
    of query: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async -> AsyncStream<Void>
}
