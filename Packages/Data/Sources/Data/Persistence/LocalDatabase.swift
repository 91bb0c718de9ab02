public import Domain
import Foundation
import GRDB
import Metrics

/// A SQLite database that is opened, and migrated, when it is first used.
///
/// Several processes may use the file at once: it is in write-ahead-logging mode, every migration is one transaction,
/// and a process waits for a limited time if the file is locked.
public actor LocalDatabase {
  /// How many connections a process opens.
  public enum Connections: Sendable {
    /// One, for a program that runs a few queries and ends.
    case single

    /// One that writes and several that read at the same time, for a server.
    case pool
  }

  let location: DatabaseLocation
  private let schema: Schema
  private let connections: Connections
  nonisolated let keyReader = KeyReader()
  private let busyTimeout: TimeInterval
  private var opened: Opened?
  private var opening: Task<Result<Opened, DomainError>, Never>?

  /// Waits until it is time to look for what other processes have written.
  let untilNextLook: @Sendable () async throws -> Void

  /// Looks for it.
  var looking: Task<Void, Never>?

  deinit { looking?.cancel() }

  private struct Opened: Sendable {
    let writer: any DatabaseWriter
    let path: String
  }

  /// - Parameter busyTimeout: How long to wait for another process to release the database, in seconds.
  init(
    location: DatabaseLocation,
    schema: Schema,
    connections: Connections = .single,
    busyTimeout: TimeInterval = 10,
    untilNextLook: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(2)) }
  ) {
    self.location = location
    self.schema = schema
    self.connections = connections
    self.busyTimeout = busyTimeout
    self.untilNextLook = untilNextLook
  }

  /// The app's database, with what its migrations fill it with.
  ///
  /// - Parameter path: The file; nil for the one in the user's data folder.
  public static func storefront(at path: String? = nil, connections: Connections = .single) -> LocalDatabase {
    let location = path.map { DatabaseLocation.file(path: $0) } ?? .userData
    return LocalDatabase(location: location, schema: .storefront, connections: connections)
  }

  /// Opens the database now, so that a failure does not wait for the first request.
  public func open() async throws(DomainError) {
    _ = try await connection()
  }

  /// What observes the database.
  nonisolated func writer() async throws(DomainError) -> any DatabaseWriter {
    try await connection().writer
  }

  /// Not isolated, so that reads wait for the database only and not for this actor as well.
  nonisolated func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(DomainError) -> Value {
    let opened = try await connection()
    Counter(label: "sqlite_reads_total").increment()
    do { return try await opened.writer.read(body) } catch { throw DomainError(storage: error, path: opened.path) }
  }

  /// Reads a few rows by their keys, with one statement. There is no transaction: a second statement could see other data.
  nonisolated func readByKey<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(DomainError) -> Value {
    if let value = try keyReader.read({ try $0.unsafeRead(body) }) { return value }
    return try await read(body)
  }

  nonisolated func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(DomainError) -> Value {
    let opened = try await connection()
    Counter(label: "sqlite_writes_total").increment()
    do { return try await opened.writer.write(body) } catch { throw DomainError(storage: error, path: opened.path) }
  }

  /// Calls that come while the database is being opened share one attempt, so that all of them wait once for a locked
  /// file. The wait is on a dispatch queue, as it would block one of the few threads that tasks share.
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

  /// SQLite reports a folder as a file that it may not open, and takes a single byte for an empty database.
  private nonisolated func checkFile(_ path: String) throws(StorageFailure) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    if isFolder.boolValue { throw .isFolder(path: path) }
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    if size == 1 { throw .notADatabase(path: path) }
  }

  /// Creates the file, if there is none, so that only its owner may read what people keep. SQLite gives the files beside it
  /// the same mode. If it cannot be created, SQLite says why.
  ///
  /// The new file is never open at its place: another connection may be writing to it there, whose locks end when this
  /// process closes the file.
  private nonisolated func createFile(_ path: String) {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    var name = Array((path + ".XXXXXX").utf8CString)
    // The file that it creates has the mode 0600.
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return }
    close(descriptor)
    // Fails if another connection has created the file meanwhile.
    _ = link(name, path)
    unlink(name)
  }

  /// A pool writes to the file when it opens it, so a queue first checks whose file it is.
  private nonisolated func makeWriter(_ path: String) throws -> any DatabaseWriter {
    var configuration = Configuration()
    configuration.busyMode = .timeout(busyTimeout)
    configuration.prepareDatabase { $0.traceStatements() }
    createFile(path)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try schema.bringUpToDate(queue, path: path)
    switch connections {
    case .single: return queue
    case .pool:
      let pool = try DatabasePool(path: path, configuration: configuration)
      try keyReader.open(path, configuration)
      return pool
    }
  }
}
