import Domain
import FlyingFox
import Foundation
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
  case remote

  /// A source that limits the size of pages to three items.
  case limitedRemote

  /// An empty cache over a remote source.
  case cached

  /// A cache with fresh entries, while the source is offline.
  case cacheHit

  /// A cache whose entries have expired.
  case expiredCache
}

/// Builds implementations over the same items, and keeps their servers running.
final class RepositoryFactory {
  let folder: TemporaryFolder
  private var servers: [TestServer] = []

  init() throws {
    folder = try TemporaryFolder()
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
    case .local, .localPool:
      let connections: LocalDatabase.Connections = implementation == .local ? .single : .pool
      return sample.local(.filled(at: folder.path("shop.sqlite"), connections) { try sample.fill($0, with: items) })
    case .remote:
      return sample.remote(try await service(api))
    case .limitedRemote:
      api.limit = 3
      return sample.remote(try await service(api))
    case .cached:
      return sample.cached(try await service(api), cache, timeToLive: 3_600)
    case .cacheHit:
      let offline = NetworkService.test(MockNetworkSession(.failure(.notConnectedToInternet)), retryPolicy: .never)
      return SecondCall(
        first: sample.cached(try await service(api), cache, timeToLive: 0),
        second: sample.cached(offline, cache, timeToLive: 3_600)
      )
    case .expiredCache:
      let cached = sample.cached(try await service(api), cache, timeToLive: 0)
      return SecondCall(first: cached, second: cached)
    }
  }

  var cache: ResponseCache {
    ResponseCache(database: .cache(at: folder.path("responses.sqlite")), source: URL(filePath: "/"))
  }

  private func service<Sample>(_ api: SampleAPI<Sample>) async throws -> NetworkService {
    let server = try await TestServer { try await api.respond(to: $0) }
    servers.append(server)
    return .live(RemoteConfiguration(baseURL: server.baseURL, timeout: 3_600))
  }
}

/// Makes each call twice and returns the second result.
private struct SecondCall<Item: Entity, Query: PagedQuery>: PagedRepository {
  let first: any PagedRepository<Item, Query>
  let second: any PagedRepository<Item, Query>

  func page(matching query: Query, policy: FetchPolicy) async throws(DomainError) -> Fetched<Page<Item>> {
    _ = try await first.page(matching: query, policy: policy)
    return try await second.page(matching: query, policy: policy)
  }

  func item(id: Item.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<Item> {
    _ = try await first.item(id: id, policy: policy)
    return try await second.item(id: id, policy: policy)
  }
}
