public import Domain
import Foundation

/// A session in a file that only its owner may read: the token of one source, such as a server or a database.
///
/// Several processes may use the file at the same time.
public struct FileSessionStore: SessionStore {
  /// Waits for a while, or throws `CancellationError` when the task is cancelled.
  public typealias Sleep = @Sendable (Duration) async throws -> Void

  private static let longestToken = 16_384

  private let file: SecretFile
  private let source: String
  private let lock: SessionLock

  /// - Parameters:
  ///   - source: What the session is for. The token of another source is never returned; two sources
  ///     whose names have the same hash replace each other's.
  ///   - folder: Where the file is; nil for the folder of the user's programs.
  ///   - lockTimeout: How long to wait for another process that is changing the session.
  public init(
    source: String,
    folder: String? = nil,
    lockTimeout: Duration = .seconds(30),
    sleep: @escaping Sleep = { try await Task.sleep(for: $0) }
  ) {
    file = SecretFile(path: "\(folder ?? DatabaseLocation.userStateFolder)/session-\(source.fileHash)")
    self.source = source
    lock = SessionLock(file: file, timeout: lockTimeout, sleep: sleep)
  }

  /// Nil as well if the file has other content than ``store(_:)`` writes.
  public func token() async throws(DomainError) -> Secret? {
    let lines = try file.read()?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    guard lines.count == 3, lines[0] == source, lines[2].isEmpty, Self.isToken(lines[1]) else { return nil }
    return Secret(String(lines[1]))
  }

  public func store(_ token: Secret?) async throws(DomainError) {
    guard let token else { return try file.remove() }
    guard Self.isToken(token.value[...]) else { throw .invalidResponse(field: "token") }
    try file.write("\(source)\n\(token.value)\n")
  }

  /// - Throws: ``DomainError/timedOut`` if another process keeps the lock.
  public func update<Value: Sendable>(
    _ change: @Sendable (Secret?) async throws(DomainError) -> SessionChange<Value>
  ) async throws(DomainError) -> Value {
    try await lock.whileHeld { () async throws(DomainError) in try await updateUnlocked(change) }
  }

  private static func isToken(_ text: Substring) -> Bool {
    1...longestToken ~= text.utf8.count && text.utf8.allSatisfy { 0x20...0x7e ~= $0 }
  }
}

extension String {
  /// The hash FNV-1a of the text, as a name for a file.
  var fileHash: String {
    let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
