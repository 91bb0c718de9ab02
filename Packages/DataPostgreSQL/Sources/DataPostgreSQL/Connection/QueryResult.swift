import CPostgreSQL
import Data

/// The response of a server.
final class QueryResult {
  /// The types that numbers have (https://www.postgresql.org/docs/current/catalog-pg-type.html).
  private static let integers: Set<Oid> = [20, 21, 23]
  private static let reals: Set<Oid> = [700, 701]

  let pointer: OpaquePointer

  /// The columns by their names, which the server has written in small letters.
  private let columns: [String: Int32]

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    // Those of `COPY` have no names.
    let names = (0..<PQnfields(pointer)).compactMap { column in
      PQfname(pointer, column).map { (String(cString: $0), column) }
    }
    columns = Dictionary(names) { first, _ in first }
  }

  deinit { PQclear(pointer) }

  /// Nil if the statement was run.
  var error: PostgreSQLError? {
    switch PQresultStatus(pointer) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: nil
    default: PQresultErrorField(pointer, sqlState).map { .refused(state: String(cString: $0)) } ?? .unreachable
    }
  }

  /// `PG_DIAG_SQLSTATE`, a macro that Swift does not see.
  private let sqlState = Int32(UInt8(ascii: "C"))

  func value(of column: String, in row: Int32) -> SQLValue {
    guard let column = columns[column.lowercased()], PQgetisnull(pointer, row, column) == 0 else { return .null }
    let text = String(cString: PQgetvalue(pointer, row, column))
    switch PQftype(pointer, column) {
    case let type where Self.integers.contains(type): return Int(text).map { .integer($0) } ?? .text(text)
    case let type where Self.reals.contains(type): return Double(text).map { .real($0) } ?? .text(text)
    default: return .text(text)
    }
  }
}
