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

  private let path: String
  private let schema: Schema
  private let connections: Connections
  private var opened: (any DatabaseWriter)?

  init(path: String, schema: Schema, connections: Connections = .single) {
    self.path = path
    self.schema = schema
    self.connections = connections
  }

  /// The shop's own database: products and articles, filled from the catalogue that this package ships.
  public static func storefront(at path: String, connections: Connections = .single) -> LocalDatabase {
    LocalDatabase(path: path, schema: .storefront, connections: connections)
  }

  /// A database for the answers of servers; see ``ResponseCache``.
  public static func cache(at path: String, connections: Connections = .single) -> LocalDatabase {
    LocalDatabase(path: path, schema: .cache, connections: connections)
  }

  /// Opens the database, so that a failure shows now and not with the first request.
  public func open() throws(DomainError) {
    _ = try writer()
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(DomainError) -> Value {
    let writer = try writer()
    do { return try await writer.read(body) } catch { throw DomainError(storage: error, path: path) }
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(DomainError) -> Value {
    let writer = try writer()
    do { return try await writer.write(body) } catch { throw DomainError(storage: error, path: path) }
  }

  private func writer() throws(DomainError) -> any DatabaseWriter {
    if let opened { return opened }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw .storage(.isFolder(path: path))
    }
    do {
      let writer = try makeWriter()
      try schema.bringUpToDate(writer, path: path)
      opened = writer
      return writer
    } catch {
      throw DomainError(storage: error, path: path)
    }
  }

  private func makeWriter() throws -> any DatabaseWriter {
    var configuration = Configuration()
    configuration.busyMode = .timeout(Self.busyTimeout)
    configuration.journalMode = .wal
    switch connections {
    case .single: return try DatabaseQueue(path: path, configuration: configuration)
    case .pool: return try DatabasePool(path: path, configuration: configuration)
    }
  }
}
