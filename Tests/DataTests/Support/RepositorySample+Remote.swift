import Domain
import Foundation

@testable import Data

extension RepositorySample {
  static func remote(_ service: NetworkService) -> SampleRepository { RemoteRepository<Format>(service: service) }
  static func body(path: [String], repository: SampleRepository) async throws -> Data? { nil }
}

extension RepositorySample where Format.Query == KeywordQuery {
  static func query(path: [String], parameters: [String: String]) -> KeywordQuery? {
    let endpoint = Format.listEndpoint(KeywordQuery())
    guard path == endpoint.path else { return nil }
    let numbers = parameters.compactMapValues { Int($0) }
    let page = PageRequest(number: numbers["page"] ?? 1, size: numbers["pageSize"] ?? 20)
    return query(parameters["keyword"] ?? parameters["q"] ?? "", page)
  }
}

extension RepositorySample where Format: DocumentJSON {
  static func cached(_ service: NetworkService, _ cache: ResponseCache, timeToLive: TimeInterval) -> SampleRepository {
    CachedRepository<Format>(remote: RemoteRepository<Format>(service: service), cache: cache, timeToLive: timeToLive)
  }
}
