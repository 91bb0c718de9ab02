import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10)))
struct DomainErrorStorageTests {
  private static let path = "/nowhere/shop.sqlite"

  @Test(arguments: [
    (ResultCode.SQLITE_INTERRUPT, DomainError.cancelled),
    (.SQLITE_ABORT, .cancelled),
    (.SQLITE_ABORT_ROLLBACK, .cancelled),
    (.SQLITE_BUSY, .storage(.busy)),
    (.SQLITE_BUSY_SNAPSHOT, .storage(.busy)),
    (.SQLITE_LOCKED, .storage(.busy)),
    (.SQLITE_LOCKED_SHAREDCACHE, .storage(.busy)),
    (.SQLITE_FULL, .storage(.full)),
    (.SQLITE_NOTADB, .storage(.notADatabase(path: path))),
    (.SQLITE_CORRUPT, .storage(.notADatabase(path: path))),
    (.SQLITE_CORRUPT_VTAB, .storage(.notADatabase(path: path))),
    (.SQLITE_READONLY, .storage(.notWritable(path: path))),
    (.SQLITE_READONLY_DIRECTORY, .storage(.notWritable(path: path))),
    (.SQLITE_CANTOPEN, .storage(.notWritable(path: path))),
    (.SQLITE_PERM, .storage(.notWritable(path: path))),
    (.SQLITE_IOERR, .storage(.notWritable(path: path))),
    (.SQLITE_IOERR_WRITE, .storage(.notWritable(path: path))),
    (.SQLITE_ERROR, .storage(.other(code: "1"))),
    (.SQLITE_MISMATCH, .storage(.other(code: "20"))),
    (.SQLITE_CONSTRAINT_UNIQUE, .storage(.other(code: "2067"))),
  ])
  func `each result code of SQLite has an error of the domain`(code: ResultCode, expected: DomainError) {
    #expect(DomainError(storage: DatabaseError(resultCode: code), path: Self.path) == expected)
  }

  @Test func `other errors keep their meaning`() {
    #expect(DomainError(storage: CancellationError(), path: Self.path) == .cancelled)
    #expect(DomainError(storage: DomainError.notFound, path: Self.path) == .notFound)
    #expect(DomainError(storage: StorageFailure.busy, path: Self.path) == .storage(.busy))
    #expect(DomainError(storage: MigrationFailure(), path: Self.path) == .storage(.notReadable(path: Self.path)))
  }

  @Test(arguments: [ResultCode.SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_IOERR])
  func `a file that may be read cannot be written`(code: ResultCode) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "shop.sqlite").path

    #expect(DomainError(storage: DatabaseError(resultCode: code), path: path) == .storage(.notWritable(path: path)))
  }

  @Test(
    .enabled(if: getuid() != 0, "The superuser may read every file."),
    arguments: [ResultCode.SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_IOERR]
  )
  func `a file that may not be read is reported as such`(code: ResultCode) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "shop.sqlite").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)

    #expect(DomainError(storage: DatabaseError(resultCode: code), path: path) == .storage(.notReadable(path: path)))
  }

  @Test func `a database that may not grow is full`() async throws {
    let folder = try TemporaryFolder()
    let database = LocalDatabase.filled(at: folder.path("shop.sqlite")) {
      try $0.execute(sql: "CREATE TABLE note (text)")
    }

    await #expect(throws: DomainError.storage(.full)) {
      try await database.write { db in
        try db.execute(sql: "PRAGMA max_page_count = 1; INSERT INTO note VALUES (zeroblob(1000000))")
      }
    }
  }
}
