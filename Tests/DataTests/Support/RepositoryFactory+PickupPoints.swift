import Domain
import Mocks

@testable import Data

extension RepositoryFactory {
  func pickupPoints(
    _ implementation: Implementation,
    _ items: [PickupPoint] = .fixtures
  ) async throws -> any PickupPointRepository {
    let mock = MockPickupPointRepository(pickupPoints: items)
    switch implementation {
    case .mock:
      return mock
    case .sqlite:
      let schema = Schema.filled { try PickupPointTable.replaceAll(with: items, in: $0) }
      return PickupPointLocalRepository(
        database: LocalDatabase(location: .file(path: folder.path("shop.sqlite")), schema: schema)
      )
    case .http:
      return try await remotePickupPoints(mock)
    case .cached:
      return CachedPickupPointRepository(remote: try await remotePickupPoints(mock), cache: cache)
    }
  }

  private func remotePickupPoints(_ mock: MockPickupPointRepository) async throws -> PickupPointRemoteRepository {
    let api = PickupPointAPI(repository: mock)
    return PickupPointRemoteRepository(service: try await service { try await api.respond(to: $0) })
  }
}

extension PickupPointRepository {
  func page(_ keyword: String = "", number: Int = 1, size: Int = 20) async throws -> Page<PickupPoint> {
    let query = PickupPointQuery(keyword: SearchText(keyword), page: PageRequest(number: number, size: size))
    return try await pickupPoints(matching: query, policy: .useCache).value
  }
}
