public import Domain
import Foundation
import GRDB

extension LocalDatabase: SQLDatabase {
  public nonisolated func query<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(DomainError) -> Value {
    try await read { try body(SQLiteConnection(db: $0)) }
  }

  public nonisolated func transaction<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(DomainError) -> Value {
    try await write { try body(SQLiteConnection(db: $0)) }
  }

  public nonisolated func execute(_ sql: String, _ arguments: [any SQLConvertible]) async throws(DomainError) -> Int {
    try await transaction { try $0.execute(sql, arguments) }
  }

  /// The key is kept in a file beside the database, which only its owner may read.
  public nonisolated func key(orMake make: @Sendable () -> Secret) async throws(DomainError) -> Secret {
    let file = SecretFile(path: try location.path() + ".key")
    if try file.read() == nil { try file.create(make().value + "\n") }
    guard let text = try file.read(), text.last == "\n" else { throw .storage(.notReadable(path: file.path)) }
    return Secret(String(text.dropLast()))
  }
}

/// SQLite's connection. Its statements are cached.
struct SQLiteConnection: SQLConnection {
  let db: Database

  func rows(_ sql: String, _ arguments: [any SQLConvertible]) throws -> [SQLRow] {
    try Row.fetchAll(db.cachedStatement(sql: sql), arguments: StatementArguments(arguments.map(\.databaseValue)))
      .map(SQLRow.init)
  }

  func execute(_ sql: String, _ arguments: [any SQLConvertible]) throws -> Int {
    try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(arguments.map(\.databaseValue)))
    return db.changesCount
  }

  func searchable(_ text: String, tag: String) -> String { text + " " + SearchIndex.tag(for: tag) }

  func search(_ text: SearchText, tag: String, in table: String) throws -> SearchCondition? {
    let index = SearchIndex.name(for: table).quotedDatabaseIdentifier
    return try SearchIndex.expression(for: text, tags: [SearchIndex.tag(for: tag)], in: db).map {
      SearchCondition(sql: "position IN (SELECT rowid FROM \(index) WHERE \(index) MATCH ?)", argument: $0)
    }
  }
}

extension SQLConvertible {
  fileprivate var databaseValue: DatabaseValue {
    switch sqlValue {
    case .null: .null
    case .integer(let number): number.databaseValue
    case .real(let number): number.databaseValue
    case .text(let text): text.databaseValue
    }
  }
}

extension SQLRow {
  init(_ row: Row) {
    self.init { SQLValue(row[$0]) }
  }
}

extension SQLValue {
  /// A column of bytes is not read.
  fileprivate init(_ value: DatabaseValue?) {
    switch value?.storage {
    case .int64(let number): self = .integer(Int(number))
    case .double(let number): self = .real(number)
    case .string(let text): self = .text(text)
    case .blob, .null, nil: self = .null
    }
  }
}
