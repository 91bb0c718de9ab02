import GRDB

@testable import Data

extension LocalDatabase {
  func execute(_ sql: String) async throws {
    try await write { try $0.execute(sql: sql) }
  }

  func strings(_ sql: String) async throws -> [String] {
    try await read { try String.fetchAll($0, sql: sql) }
  }

  func numbers(_ sql: String) async throws -> [Int] {
    try await read { try Int.fetchAll($0, sql: sql) }
  }

  func count(_ table: String) async throws -> Int {
    try await read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table.quotedDatabaseIdentifier)") ?? 0 }
  }
}
