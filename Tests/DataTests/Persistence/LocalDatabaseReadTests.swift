import Dispatch
import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10)))
struct LocalDatabaseReadTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Each read waits on the thread of its connection, so all connections are in use.
  @Test func `reads by key do not wait for searches`() async throws {
    let database = LocalDatabase.storefront(at: folder.path("shop.sqlite"), connections: .pool)
    try await database.open()
    let searches = Configuration().maximumReaderCount
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let end = DispatchSemaphore(value: 0)

    try await withThrowingTaskGroup { group in
      for _ in 0..<searches {
        group.addTask {
          try await database.read { _ in
            start.yield()
            return end.wait(timeout: .now() + 30)
          }
        }
      }
      var started = starts.makeAsyncIterator()
      for _ in 0..<searches { await started.next() }

      for number in 1...50 {
        #expect(try await database.readByKey { try Int.fetchOne($0, sql: "SELECT \(number)") } == number)
      }

      for _ in 0..<searches { end.signal() }
      for try await result in group { #expect(result == .success, "a read by key waited for a search") }
    }
  }

  @Test(arguments: [LocalDatabase.Connections.single, .pool])
  func `reads by key find what was written before`(connections: LocalDatabase.Connections) async throws {
    let database = LocalDatabase.storefront(at: folder.path("shop.sqlite"), connections: connections)
    try await database.execute("CREATE TABLE x (y)")

    for number in 1...50 {
      try await database.execute("INSERT INTO x VALUES (\(number))")
      #expect(try await database.readByKey { try Int.fetchOne($0, sql: "SELECT max(y) FROM x") } == number)
    }
  }

  @Test(arguments: [LocalDatabase.Connections.single, .pool])
  func `a read by key fails as a read does`(connections: LocalDatabase.Connections) async throws {
    let database = LocalDatabase.storefront(at: folder.path("shop.sqlite"), connections: connections)
    let body: @Sendable (Database) throws -> Int? = { try Int.fetchOne($0, sql: "SELECT y FROM absent") }

    let error = await #expect(throws: DomainError.self) { try await database.read(body) }

    #expect(await #expect(throws: DomainError.self) { try await database.readByKey(body) } == error)
  }

  @Test func `a read by key that finds all connections in use does not wait`() throws {
    let reader = KeyReader()
    let path = folder.path("shop.sqlite")
    try DatabaseQueue(path: path).close()
    try reader.open(path, Configuration())

    /// The number of reads inside each other until one finds no connection.
    func depth() throws -> Int {
      try reader.read { _ in try depth() + 1 } ?? 0
    }

    #expect(try depth() == ProcessInfo.processInfo.activeProcessorCount + 1)
    #expect(try depth() == ProcessInfo.processInfo.activeProcessorCount + 1, "a connection was not given back")
  }

  @Test func `a read that fails gives its connection back`() throws {
    let reader = KeyReader()
    let path = folder.path("shop.sqlite")
    try DatabaseQueue(path: path).close()
    try reader.open(path, Configuration())

    for _ in 0...ProcessInfo.processInfo.activeProcessorCount + 1 {
      #expect(throws: DomainError.self) {
        try reader.read { try $0.unsafeRead { try Int.fetchOne($0, sql: "SELECT y FROM absent") } }
      }
    }
  }
}
