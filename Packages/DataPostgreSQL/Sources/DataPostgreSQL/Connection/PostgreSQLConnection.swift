import Data

/// A connection on a thread of its own: the thread waits for the server, and no task's thread does.
actor PostgreSQLConnection {
  /// What a transaction is begun with. Unless it says otherwise, nothing can be written.
  enum Mode: String {
    case reading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

    /// Transactions change the same rows as if they ran one after the other, or one of them fails and is run again.
    case writing = "BEGIN ISOLATION LEVEL SERIALIZABLE READ WRITE"

    /// Each statement sees what was written before it got its lock.
    case locking = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"
  }

  private let executor = ConnectionExecutor()
  private let session: Session
  nonisolated let cancellation: Cancellation

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private init(_ session: sending Session) {
    cancellation = session.cancellation
    self.session = session
  }

  /// Connects, on a thread that may wait.
  static func open(_ address: PostgreSQLAddress, silenceLimit: Int32) async throws(PostgreSQLError)
    -> PostgreSQLConnection
  {
    let opener = ConnectionOpener()
    return PostgreSQLConnection(try await opener.open(address, silenceLimit: silenceLimit))
  }

  func listen(to channel: String) throws {
    try session.run(script: "LISTEN \(channel)")
  }

  /// As ``Session/awaitNotification(milliseconds:)``.
  func awaitNotification(milliseconds: Int32) throws -> Bool {
    try session.awaitNotification(milliseconds: milliseconds)
  }

  /// A cancellation may come so late that it stops this. Then the connection is given up with its transaction.
  private func rollBack() throws {
    do { try session.run(script: "ROLLBACK") } catch { throw PostgreSQLError.unreachable }
  }

  /// Runs statements that take effect together or not at all. A read of one statement needs one round trip.
  func transaction<Value: Sendable>(
    _ mode: Mode,
    _ body: @Sendable (Session) throws -> Value
  ) throws -> Value {
    try cancellation.whileRunning {
      if mode == .reading, let value = try session.withoutTransaction(body) {
        try Task.checkCancellation()
        return value
      }
      do throws(PostgreSQLError) { try session.run(script: mode.rawValue) } catch {
        throw error.isFinal ? .notBegun : error
      }
      do {
        let value = try body(session)
        try Task.checkCancellation()
        try session.run(script: "COMMIT")
        return value
      } catch {
        if (error as? PostgreSQLError)?.isFinal != true { try rollBack() }
        throw error
      }
    }
  }
}

/// Opens connections, which takes a while.
private actor ConnectionOpener {
  private let executor = ConnectionExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func open(_ address: PostgreSQLAddress, silenceLimit: Int32) throws(PostgreSQLError) -> sending Session {
    try Session(address, silenceLimit: silenceLimit)
  }
}
