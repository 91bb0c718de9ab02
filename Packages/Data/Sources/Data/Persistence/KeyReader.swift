import Domain
import Foundation
import GRDB
import Metrics

/// The connections with which a server reads a few rows by their keys, on the calling thread.
///
/// A change of threads and back takes longer than such a read. The connections are separate: those of
/// ``LocalDatabase/read(_:)`` are given back by tasks, and if all threads that run tasks waited for one of them, none would
/// be given back.
///
/// It is unchecked because of `pool`, which is used only while the lock is held.
final class KeyReader: @unchecked Sendable {
  private let lock = NSLock()
  private var pool: (any DatabaseWriter)?

  /// - Parameter configuration: That of the connections that write.
  func open(_ path: String, _ configuration: Configuration) throws {
    var configuration = configuration
    configuration.readonly = true
    // One for each thread that runs tasks, and one for the main thread, so that none waits.
    configuration.maximumReaderCount = ProcessInfo.processInfo.activeProcessorCount + 1
    let opened = try DatabasePool(path: path, configuration: configuration)
    lock.withLock { pool = opened }
  }

  /// Nil if it is not open. Not asynchronous, as GRDB would then use a thread of its own.
  func read<Value>(_ body: (Database) throws -> Value) throws(DomainError) -> Value? {
    guard let pool = lock.withLock({ pool }) else { return nil }
    do {
      try Task.checkCancellation()
      Counter(label: "sqlite_reads_total").increment()
      return try pool.read(body)
    } catch {
      throw DomainError(storage: error, path: pool.path)
    }
  }
}
