import GRDB
import Mocks
import TestSupport

@testable import Data

/// The implementations of a port.
enum Implementation: CaseIterable, Sendable {
  case mock

  /// SQLite over one connection.
  case local

  /// SQLite over several connections.
  case localPool

  /// SQLite over several connections, one of which has removed all items and not committed that yet.
  case writingPool
  case remote

  /// A source that limits the size of pages to three items.
  case limitedRemote

  /// An empty cache over a remote source.
  case cached

  /// A cache with fresh entries, which are used without a request.
  case cacheHit

  /// A cache whose entries have expired, so that each is requested again.
  case expiredCache

  #if PostgreSQL
    case postgreSQL
  #endif
}

/// Builds implementations over the same items, and keeps their servers and transactions running.
final class RepositoryFactory {
  let folder: TemporaryFolder
  private let remote: RemoteSources
  private var writes: [HeldQuery] = []

  init() throws {
    folder = try TemporaryFolder()
    remote = RemoteSources(cacheAt: folder.path("responses.sqlite"))
  }

  deinit {
    for write in writes { write.release() }
  }

  func make<Sample: RepositorySample>(
    _ implementation: Implementation,
    _ sample: Sample.Type,
    _ items: [Sample.Item] = .fixtures
  ) async throws -> Sample.SampleRepository {
    switch implementation {
    case .mock:
      return sample.mock(items)
    case .local:
      return sample.local(database(.single) { try sample.fill($0, with: items) })
    case .localPool:
      return sample.local(database(.pool) { try sample.fill($0, with: items) })
    case .writingPool:
      let database = database(.pool) { try sample.fill($0, with: items) }
      try await startWriting(to: database) { try sample.empty($0) }
      return sample.local(database)
    case .remote, .limitedRemote, .cached, .cacheHit, .expiredCache:
      return try await remote.make(implementation, sample, items)
    #if PostgreSQL
      case .postgreSQL: return try await PostgreSQLSources().make(sample, items)
    #endif
    }
  }

  private func database(
    _ connections: LocalDatabase.Connections,
    _ fill: @escaping @Sendable (Database) throws -> Void
  ) -> LocalDatabase {
    .filled(at: folder.path("items.sqlite"), connections, fill)
  }

  /// Keeps a transaction open after a change, until this factory is deallocated.
  private func startWriting(
    to database: LocalDatabase,
    _ change: @escaping @Sendable (Database) throws -> Void
  ) async throws {
    let query = HeldQuery()
    writes.append(query)
    let writing = Task {
      defer { query.finish() }
      try await database.write { db in
        try change(db)
        db.add(function: query.function)
        _ = try Int.fetchAll(db, sql: HeldQuery.sql)
      }
    }
    if await !query.start() { try await writing.valueInTime() }
  }
}
