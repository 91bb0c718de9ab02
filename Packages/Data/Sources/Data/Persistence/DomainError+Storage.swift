import Domain
import Foundation
import GRDB

extension DomainError {
  /// The domain's error for one of SQLite, or of the code that reads its rows.
  init(storage error: any Error, path: String) {
    switch error {
    case let error as DomainError: self = error
    case let failure as StorageFailure: self = .storage(failure)
    case let error as DecodingError: self = .invalidResponse(field: error.field)
    case is CancellationError: self = .cancelled
    case let error as DatabaseError: self = .init(error, path: path)
    default: self = .storage(.notReadable(path: path))
    }
  }

  private init(_ error: DatabaseError, path: String) {
    switch error.resultCode {
    case .SQLITE_INTERRUPT, .SQLITE_ABORT: self = .cancelled
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .storage(.busy)
    case .SQLITE_FULL: self = .storage(.full)
    case .SQLITE_NOTADB, .SQLITE_CORRUPT: self = .storage(.notADatabase(path: path))
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_IOERR: self = .storage(Self.access(to: path))
    default: self = .storage(.other(code: String(error.extendedResultCode.rawValue)))
    }
  }

  /// SQLite reports a file that it may not read like one that it may not write.
  private static func access(to path: String) -> StorageFailure {
    let exists = FileManager.default.fileExists(atPath: path)
    return exists && !FileManager.default.isReadableFile(atPath: path)
      ? .notReadable(path: path) : .notWritable(path: path)
  }
}
