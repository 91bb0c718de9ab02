import Domain
import FlyingFox
import Foundation
import GRDB
import Mocks
import TestSupport
import Testing

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
}

/// Builds implementations over the same items, and keeps their servers and transactions running.
final class RepositoryFactory {
  let folder: TemporaryFolder
  private let clock = ManualDate()
  private let cache: ResponseCache
  private let requests = RequestCount()
  private var servers: [TestServer] = []
  private var writes: [HeldQuery] = []

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    cache = ResponseCache(
      database: .cache(at: folder.path("responses.sqlite")),
      source: URL(filePath: "/"),
      now: { [clock] in clock.now }
    )
  }

  deinit {
    for write in writes { write.release() }
  }

  func make<Sample: RepositorySample>(
    _ implementation: Implementation,
    _ sample: Sample.Type,
    _ items: [Sample.Item] = .fixtures
  ) async throws -> Sample.Repository {
    var api = SampleAPI<Sample>(repository: sample.mock(items))
    switch implementation {
    case .mock:
      return api.repository
    case .local:
      return sample.local(database(.single) { try sample.fill($0, with: items) })
    case .localPool:
      return sample.local(database(.pool) { try sample.fill($0, with: items) })
    case .writingPool:
      let database = database(.pool) { try sample.fill($0, with: items) }
      try await startWriting(to: database) { try sample.empty($0) }
      return sample.local(database)
    case .remote:
      return sample.remote(try await service(api))
    case .limitedRemote:
      api.limit = 3
      return sample.remote(try await service(api))
    case .cached:
      return sample.cached(try await service(api), cache, timeToLive: 3_600)
    case .cacheHit:
      let offline = MockNetworkSession(.failure(.notConnectedToInternet))
      return SecondCall(
        first: sample.cached(try await service(api), cache, timeToLive: 0),
        second: sample.cached(.test(offline, retryPolicy: .never), cache, timeToLive: 3_600),
        sendsRequests: false,
        requests: { await offline.requests.count }
      )
    case .expiredCache:
      let cached = sample.cached(try await service(api), cache, timeToLive: 3_600)
      return SecondCall(
        first: cached,
        second: cached,
        sendsRequests: true,
        requests: { [requests] in await requests.value },
        wait: { [clock] in clock.advance(by: 3_600) }
      )
    }
  }

  private func database(
    _ connections: LocalDatabase.Connections,
    _ fill: @escaping @Sendable (Database) throws -> Void
  ) -> LocalDatabase {
    .filled(at: folder.path("shop.sqlite"), connections, fill)
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

  private func service<Sample>(_ api: SampleAPI<Sample>) async throws -> NetworkService {
    let server = try await TestServer { [requests] request in
      await requests.add()
      return try await api.respond(to: request)
    }
    servers.append(server)
    return .live(RemoteConfiguration(baseURL: server.baseURL, timeout: 900))
  }
}

private actor RequestCount {
  private(set) var value = 0

  func add() {
    value += 1
  }
}
