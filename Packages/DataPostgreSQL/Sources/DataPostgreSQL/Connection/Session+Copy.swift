import CPostgreSQL
import Data

extension Session {
  /// How many bytes are sent at once.
  private static let chunk = 64 * 1_024

  /// Adds rows to a table, without a statement for each (https://www.postgresql.org/docs/current/sql-copy.html).
  ///
  /// - Parameter rows: Calls what it is passed with the values of each row.
  func copy(
    into table: String,
    columns: [String],
    rows: (_ add: ([any SQLConvertible]) throws -> Void) throws -> Void
  ) throws {
    let sql = "COPY \(table) (\(columns.joined(separator: ", "))) FROM STDIN"
    let span = StatementSpan(sql, system: "postgresql")
    defer { span.end() }
    try send { PQsendQuery(connection, sql) }
    let begun = try nextResult()
    guard let begun, PQresultStatus(begun.pointer) == PGRES_COPY_IN else {
      while try nextResult() != nil {}
      throw begun?.error ?? .unreachable
    }
    do {
      try send(rows)
    } catch {
      // The server gives up the statement, and says so.
      try send { PQputCopyEnd(connection, "") }
      while try nextResult() != nil {}
      throw error
    }
    try send { PQputCopyEnd(connection, nil) }
    try answer()
  }

  private func send(_ rows: (_ add: ([any SQLConvertible]) throws -> Void) throws -> Void) throws {
    var bytes: [UInt8] = []
    func flush() throws(PostgreSQLError) {
      let isSent = bytes.withUnsafeBytes { PQputCopyData(connection, $0.baseAddress, Int32($0.count)) == 1 }
      guard isSent else { throw .unreachable }
      bytes.removeAll(keepingCapacity: true)
    }
    try rows { values in
      CopyText.append(values, to: &bytes)
      if bytes.count >= Self.chunk { try flush() }
    }
    if !bytes.isEmpty { try flush() }
  }
}

/// Rows as `COPY` reads them: a line each, with tabs between values.
enum CopyText {
  static func append(_ values: [any SQLConvertible], to bytes: inout [UInt8]) {
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\t")) }
      guard let text = value.sqlValue.parameter else {
        bytes.append(contentsOf: "\\N".utf8)
        continue
      }
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
        case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
        case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
        case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
        default: bytes.append(byte)
        }
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}
