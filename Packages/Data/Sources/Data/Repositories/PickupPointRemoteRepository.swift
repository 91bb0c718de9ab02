public import Domain
import Foundation

/// Pickup points from Storefront's own API.
public struct PickupPointRemoteRepository: PickupPointRepository {
  private let service: NetworkService

  public init(service: NetworkService) {
    self.service = service
  }

  public func pickupPoints(
    matching query: PickupPointQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<PickupPoint>> {
    do {
      let json: PickupPointsJSON = try await service.request(.pickupPoints(query))
      return Fetched(try json.toPage(query.page))
    } catch {
      throw DomainError(remote: error)
    }
  }

  public func pickupPoint(
    id: PickupPoint.ID,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<PickupPoint> {
    do {
      let json: PickupPointJSON = try await service.request(.pickupPoint(id: id))
      return Fetched(try json.toPickupPoint())
    } catch {
      throw DomainError(remote: error)
    }
  }
}

extension Endpoint {
  static func pickupPoint(id: PickupPoint.ID) -> Endpoint {
    Endpoint(path: ["pickup-points", id])
  }

  static func pickupPoints(_ query: PickupPointQuery) -> Endpoint {
    Endpoint(
      path: ["pickup-points"],
      query: [
        URLQueryItem(name: "keyword", value: query.keyword.value),
        URLQueryItem(name: "page", value: String(query.page.number)),
        URLQueryItem(name: "pageSize", value: String(query.page.size)),
      ]
    )
  }
}
