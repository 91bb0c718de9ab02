public import Domain

/// A SQL database, as far as the tables of accounts and of what belongs to them need one. ``LocalDatabase`` is SQLite's.
///
/// Their statements are such that other engines than SQLite understand them too. A parameter is written as `?`.
public protocol SQLDatabase: Sendable {
  /// Runs statements that write nothing. All of them see one state of the database.
  func query<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(DomainError) -> Value

  /// Runs statements that take effect together or not at all, as if no other transaction ran meanwhile. The body may run
  /// more than once, and only the last time counts.
  func transaction<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(DomainError) -> Value

  /// Runs one statement as a transaction. It waits for others that change the same row, and never fails because of them.
  ///
  /// - Returns: How many rows were written or deleted.
  @discardableResult
  func execute(_ sql: String, _ arguments: [any SQLConvertible]) async throws(DomainError) -> Int

  /// The secret that this database's programs share. It is made when it is first used.
  func key(orMake make: @Sendable () -> Secret) async throws(DomainError) -> Secret
}

/// A connection within a transaction. It must not leave the call that it is passed to.
public protocol SQLConnection {
  func rows(_ sql: String, _ arguments: [any SQLConvertible]) throws -> [SQLRow]

  /// - Returns: How many rows were written or deleted.
  @discardableResult
  func execute(_ sql: String, _ arguments: [any SQLConvertible]) throws -> Int

  /// The value of a column `searchText`.
  ///
  /// - Parameter tag: An identifier that a search must name to find the row.
  func searchable(_ text: String, tag: String) -> String

  /// The condition that finds the rows of a table in which every word of a text begins some word, and which have the tag;
  /// nil if the text has no words.
  func search(_ text: SearchText, tag: String, in table: String) throws -> SearchCondition?
}

extension SQLConnection {
  func row(_ sql: String, _ arguments: [any SQLConvertible]) throws -> SQLRow? {
    try rows(sql, arguments).first
  }

  /// The number in the first row, whose column is called `number`; 0 for `NULL`.
  func number(_ sql: String, _ arguments: [any SQLConvertible]) throws -> Int {
    try row(sql, arguments).flatMap { try $0["number"] } ?? 0
  }
}

/// A condition of a statement, and the value of the one parameter in it.
public struct SearchCondition {
  let sql: String
  let argument: String

  public init(sql: String, argument: String) {
    self.sql = sql
    self.argument = argument
  }
}
