public import Domain
import Foundation
import GRDB

/// A SQLite database that is opened, and brought up to date, when it is first used.
///
/// Several processes may use the file at once: it is in write-ahead-logging mode, every migration is one transaction,
/// and a process that finds the file locked waits for ``busyTimeout``.
public actor LocalDatabase {
  /// How many connections a process keeps.
  public enum Connections: Sendable {
    /// One, for a program that asks a few questions and ends.
    case single

    /// One that writes and several that read meanwhile, for a server.
    case pool
  }

  /// How long to wait for another process to release the database, in seconds.
  static let busyTimeout: TimeInterval = 10

  private let location: DatabaseLocation
  private let schema: Schema
  private let connections: Connections
  private var opened: (writer: any DatabaseWriter, path: String)?

  init(location: DatabaseLocation, schema: Schema, connections: Connections = .single) {
    self.location = location
    self.schema = schema
    self.connections = connections
  }

  /// The shop's own database: products and articles, filled from the catalogue that this package ships.
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
    return LocalDatabase(location: location, schema: .cache, connections: connections)
  }

  /// Opens the database, so that a failure shows now and not with the first request.
  public func open() throws(DomainError) {
    _ = try connection()
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(DomainError) -> Value {
    let (writer, path) = try connection()
    do { return try await writer.read(body) } catch { throw DomainError(storage: error, path: path) }
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(DomainError) -> Value {
    let (writer, path) = try connection()
    do { return try await writer.write(body) } catch { throw DomainError(storage: error, path: path) }
  }

  private func connection() throws(DomainError) -> (writer: any DatabaseWriter, path: String) {
    if let opened { return opened }
    let path = try location.path()
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw .storage(.isFolder(path: path))
    }
    do {
      let writer = try makeWriter(path)
      try schema.bringUpToDate(writer, path: path)
      opened = (writer, path)
      return (writer, path)
    } catch {
      throw DomainError(storage: error, path: path)
    }
  }

  /// SQLite does not wait for the lock that it needs to change a new file's journal mode, so a process that finds
  /// another one at it has to come again.
  private func makeWriter(_ path: String) throws -> any DatabaseWriter {
    let deadline = Date(timeIntervalSinceNow: Self.busyTimeout)
    while true {
      do {
        return try openWriter(path)
      } catch let error as DatabaseError where error.isJournalModeContention && Date() < deadline {
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
  }

  private func openWriter(_ path: String) throws -> any DatabaseWriter {
    var configuration = Configuration()
    configuration.busyMode = .timeout(Self.busyTimeout)
    configuration.journalMode = .wal
    // Before anything else happens to the file, the journal mode included.
    configuration.prepareDatabase { [schema] db in try schema.check(db, path: path) }
    switch connections {
    case .single: return try DatabaseQueue(path: path, configuration: configuration)
    case .pool: return try DatabasePool(path: path, configuration: configuration)
    }
  }
}

extension DatabaseError {
  /// Whether opening failed because another process was changing the journal mode. SQLite says that it is busy, or
  /// leaves the mode as it was, which GRDB reports in words of its own.
  fileprivate var isJournalModeContention: Bool {
    resultCode == .SQLITE_BUSY || message?.hasPrefix("could not activate WAL Mode") == true
  }
}
