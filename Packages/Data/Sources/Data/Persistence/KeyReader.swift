import Domain
import Foundation
import GRDB
import Metrics

/// The connections with which a server reads a few rows by their keys, on the calling thread.
///
/// A change of threads and back takes longer than such a read, and so does GRDB's pool, which begins a transaction and asks
/// for the version of the schema each time. The connections are separate from those of ``LocalDatabase/read(_:)``, and no
/// read waits for one.
///
/// It is unchecked because of `idle`, which is used only while the lock is held.
final class KeyReader: @unchecked Sendable {
  private let lock = NSLock()
  private var idle: [DatabaseQueue] = []

  /// - Parameter configuration: That of the connections that write.
  func open(_ path: String, _ configuration: Configuration) throws {
    var configuration = configuration
    configuration.readonly = true
    // One for each thread that runs tasks, and one for the main thread.
    let count = ProcessInfo.processInfo.activeProcessorCount + 1
    let opened = try (0..<count).map { _ in try DatabaseQueue(path: path, configuration: configuration) }
    lock.withLock { idle = opened }
  }

  /// Nil if it is not open, or if all connections are in use. Not asynchronous, as GRDB would then use a thread of its own.
  func read<Value>(_ body: (DatabaseQueue) throws -> Value) throws(DomainError) -> Value? {
    guard let connection = lock.withLock({ idle.popLast() }) else { return nil }
    defer { lock.withLock { idle.append(connection) } }
    do {
      try Task.checkCancellation()
      Counter(label: "sqlite_reads_total").increment()
      return try body(connection)
    } catch {
      throw DomainError(storage: error, path: connection.path)
    }
  }
}
