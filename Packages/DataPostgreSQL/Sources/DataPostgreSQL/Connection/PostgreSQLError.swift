import Data
import Domain
import Foundation

/// What goes wrong between this program and a server. Once there is a connection, it has no text of the server's, which may
/// quote data.
enum PostgreSQLError: Error, Equatable {
  /// There is no server, or it refuses a connection. The reason is libpq's, on one line.
  case notOpened(reason: String)

  /// The connection had broken before the transaction began, so that nothing was written.
  case notBegun

  /// The connection broke.
  case unreachable

  /// The server said nothing for too long.
  case silent

  /// The server refused a statement, with an SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html).
  case refused(state: String)

  /// `no_active_sql_transaction`
  static let noTransaction = "25P01"

  /// `query_canceled`
  static let queryCancelled = "57014"

  /// Whether a table has changed since the statement was prepared, which must be done again.
  var isOutdated: Bool { self == .refused(state: "0A000") }

  /// Whether the same transaction may succeed if it is run again: two have changed the same rows, or a table has changed
  /// since a statement was prepared.
  var isConflict: Bool {
    guard case .refused(let state) = self else { return false }
    return isOutdated || ["40001", "40P01", "23505"].contains(state)
  }

  /// Whether the connection can be used no more.
  var isFinal: Bool {
    switch self {
    case .notOpened, .notBegun, .unreachable, .silent: true
    // The server is shutting down, has too many connections, or was told to end this one.
    case .refused(let state): ["57P01", "57P02", "57P03", "53300"].contains(state) || state.hasPrefix("08")
    }
  }
}

extension DomainError {
  init(postgreSQL error: any Error) {
    switch error {
    case let error as DomainError: self = error
    case is CancellationError: self = .cancelled
    case let error as DecodingError: self = .invalidResponse(field: error.field)
    case PostgreSQLError.refused("57014"): self = .timedOut
    case PostgreSQLError.refused("53100"): self = .storage(.full)
    case let error as PostgreSQLError where error.isFinal: self = .storage(.unreachable)
    case let error as PostgreSQLError where error.isConflict: self = .storage(.busy)
    case PostgreSQLError.refused(let state): self = .storage(.other(code: state))
    default: self = .storage(.other(code: "unreadable"))
    }
  }
}
