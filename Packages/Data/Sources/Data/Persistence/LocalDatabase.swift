public import Domain
import Foundation
import GRDB

/// A SQLite database that is opened, and brought up to date, when it is first used.
///
/// Several processes may use the file at once: it is in write-ahead-logging mode, every migration is one transaction,
/// and a process that finds the file locked waits for a while.
public actor LocalDatabase {
  /// How many connections a process keeps.
  public enum Connections: Sendable {
    /// One, for a program that asks a few questions and ends.
    case single

    /// One that writes and several that read meanwhile, for a server.
    case pool
  }

  private let location: DatabaseLocation
  private let schema: Schema
  private let connections: Connections
  private let busyTimeout: TimeInterval
  private var opened: Opened?
  private var opening: Task<Result<Opened, DomainError>, Never>?

  private struct Opened: Sendable {
    let writer: any DatabaseWriter
    let path: String
  }

  /// - Parameter busyTimeout: How long to wait for another process to release the database, in seconds.
  init(
    location: DatabaseLocation,
    schema: Schema,
    connections: Connections = .single,
    busyTimeout: TimeInterval = 10
  ) {
    self.location = location
    self.schema = schema
    self.connections = connections
    self.busyTimeout = busyTimeout
  }

  /// The shop's own database, filled from the catalogue that this package ships.
  ///
  /// - Parameter path: The file; nil for the one in the user's data folder.
  public static func storefront(at path: String? = nil, connections: Connections = .single) -> LocalDatabase {
    let location = path.map { DatabaseLocation.file(path: $0) } ?? .userData
    return LocalDatabase(location: location, schema: .storefront, connections: connections)
  }

  /// A database for the answers of servers; see ``ResponseCache``.
  ///
  /// - Parameter path: The file; nil for the one in the user's cache folder.
  public static func cache(at path: String? = nil, connections: Connections = .single) -> LocalDatabase {
    let location = path.map { DatabaseLocation.file(path: $0) } ?? .userCache
    // No request waits long for a convenience.
    return LocalDatabase(location: location, schema: .cache, connections: connections, busyTimeout: 0.2)
  }

  /// Opens the database, so that a failure shows now and not with the first request.
  public func open() async throws(DomainError) {
    _ = try await connection()
  }

  /// Whoever reads waits for the database alone, and not for a turn on this actor as well.
  nonisolated func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(DomainError) -> Value {
    let opened = try await connection()
    do { return try await opened.writer.read(body) } catch { throw DomainError(storage: error, path: opened.path) }
  }

  nonisolated func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(DomainError) -> Value {
    let opened = try await connection()
    do { return try await opened.writer.write(body) } catch { throw DomainError(storage: error, path: opened.path) }
  }

  /// Whoever asks while the database is being opened waits for the same attempt, so that a locked file costs all of them
  /// one wait. It is no task that waits for the file: the threads that tasks share are few.
  private func connection() async throws(DomainError) -> Opened {
    if let opened { return opened }
    let attempt =
      opening
      ?? Task.detached {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume(returning: self.attempt()) }
        }
      }
    opening = attempt
    let result = await attempt.value
    if opening == attempt { opening = nil }
    let connection = try result.get()
    opened = connection
    return connection
  }

  private nonisolated func attempt() -> Result<Opened, DomainError> {
    do throws(DomainError) {
      let path = try location.path()
      do {
        try checkFile(path)
        return .success(Opened(writer: try makeWriter(path), path: path))
      } catch {
        throw DomainError(storage: error, path: path)
      }
    } catch {
      return .failure(error)
    }
  }

  /// SQLite does not tell a folder from a file that it may not open, and takes a single byte for an empty database.
  private nonisolated func checkFile(_ path: String) throws(StorageFailure) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    if isFolder.boolValue { throw .isFolder(path: path) }
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    if size == 1 { throw .notADatabase(path: path) }
  }

  /// A pool writes to the file as soon as it opens it, so a queue looks first whose file it is.
  private nonisolated func makeWriter(_ path: String) throws -> any DatabaseWriter {
    var configuration = Configuration()
    configuration.busyMode = .timeout(busyTimeout)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try schema.bringUpToDate(queue, path: path)
    switch connections {
    case .single: return queue
    case .pool: return try DatabasePool(path: path, configuration: configuration)
    }
  }
}
