import GRDB
import TestSupport
import Testing

@testable import Data

/// What the files hold beside their tables, and how connections are configured.
@Suite(.timeLimit(.minutes(10)))
struct DatabaseSettingsTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let applicationID: Int

    /// In milliseconds.
    let busyTimeout: Int
    let open: @Sendable (String, LocalDatabase.Connections) -> LocalDatabase

    static let all = [
      Sample(testDescription: "shop", applicationID: 0x5346_0001, busyTimeout: 10_000) { path, connections in
        .storefront(at: path, connections: connections)
      },
      Sample(testDescription: "cache", applicationID: 0x5346_0002, busyTimeout: 200) { path, connections in
        .cache(at: path, connections: connections)
      },
    ]
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The connection is the one that writes; `synchronous` is 1 for `NORMAL`.
  @Test(arguments: Sample.all, [LocalDatabase.Connections.single, .pool])
  func `a new file and one that exists have the same settings`(
    sample: Sample,
    connections: LocalDatabase.Connections
  ) async throws {
    let path = folder.path("data.sqlite")
    for _ in 1...2 {
      let database = sample.open(path, connections)
      let numbers = try await database.write { db in
        try ["application_id", "synchronous", "busy_timeout", "foreign_keys"].map { name in
          try Int.fetchOne(db, sql: "PRAGMA \(name)")
        }
      }

      #expect(numbers == [sample.applicationID, 1, sample.busyTimeout, 1])
      #expect(try await database.strings("PRAGMA journal_mode") == ["wal"])
    }
  }

  @Test(arguments: Sample.all)
  func `another program finds the mark and the mode in the file`(sample: Sample) async throws {
    let path = folder.path("data.sqlite")
    try await sample.open(path, .single).open()

    let (mark, mode) = try OtherProcess(at: path).read { db in
      (try Int.fetchOne(db, sql: "PRAGMA application_id"), try String.fetchOne(db, sql: "PRAGMA journal_mode"))
    }

    #expect(mark == sample.applicationID)
    #expect(mode == "wal")
  }
}
