import Domain
import Foundation

/// A lock that one process has at a time, for as long as it reads a session and perhaps replaces it.
struct SessionLock: Sendable {
  private static let interval = Duration.milliseconds(50)

  /// The lock is on a file beside this one, which need not exist.
  let file: SecretFile

  /// How long to wait for another process.
  var timeout = Duration.seconds(30)
  var sleep: FileSessionStore.Sleep = { try await Task.sleep(for: $0) }

  /// - Throws: ``DomainError/timedOut`` if another process keeps the lock, or what the work throws.
  func whileHeld<Value: Sendable>(
    _ work: () async throws(DomainError) -> Value
  ) async throws(DomainError) -> Value {
    let lock = try await take()
    defer { lock.unlock() }
    return try await work()
  }

  private func take() async throws(DomainError) -> FileLock {
    var waited = Duration.zero
    while true {
      if let lock = try file.lock() { return lock }
      guard waited < timeout else { throw .timedOut }
      do { try await sleep(Self.interval) } catch { throw .cancelled }
      waited += Self.interval
    }
  }
}
