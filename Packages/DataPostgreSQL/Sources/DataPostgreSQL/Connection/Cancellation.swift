import CPostgreSQL
import Dispatch
import Foundation

/// Tells the server to stop what a connection is doing.
///
/// It is unchecked because of the pointer, which is used while the lock is held only. `PQcancel` may be called from any
/// thread (https://www.postgresql.org/docs/current/libpq-cancel.html).
final class Cancellation: @unchecked Sendable {
  private let lock = NSLock()
  private let pointer: OpaquePointer?
  private var isRunning = false

  init(_ connection: OpaquePointer) {
    pointer = PQgetCancel(connection)
  }

  deinit { PQfreeCancel(pointer) }

  /// Runs a transaction, which can be cancelled meanwhile. When this returns, no cancellation is being sent any more, so that
  /// none is meant for the next transaction.
  func whileRunning<Value>(_ body: () throws -> Value) rethrows -> Value {
    set(running: true)
    defer { set(running: false) }
    return try body()
  }

  /// Returns at once: the request is sent on another thread.
  func cancel() {
    DispatchQueue.global().async {
      self.lock.withLock {
        guard self.isRunning else { return }
        var message = [CChar](repeating: 0, count: 256)
        PQcancel(self.pointer, &message, Int32(message.count))
      }
    }
  }

  private func set(running: Bool) {
    lock.withLock { isRunning = running }
  }
}
