import FlyingFox
import Foundation
import Mocks
import NetworkTestSupport
import TestSupport

@testable import Data

/// Builds the implementations over a server, and keeps their servers running.
final class RemoteSources {
  private let clock = ManualDate()
  private let cache: ResponseCache
  private let requests = RequestCount()
  private var servers: [TestServer] = []

  /// - Parameter path: The file of the cache.
  init(cacheAt path: String) {
    cache = ResponseCache(
      database: .cache(at: path),
      source: URL(filePath: "/"),
      now: { [clock] in clock.now }
    )
  }

  func make<Sample: RepositorySample>(
    _ implementation: Implementation,
    _ sample: Sample.Type,
    _ items: [Sample.Item]
  ) async throws -> Sample.SampleRepository {
    var api = SampleAPI<Sample>(repository: sample.mock(items))
    switch implementation {
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
    default:
      return api.repository
    }
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
