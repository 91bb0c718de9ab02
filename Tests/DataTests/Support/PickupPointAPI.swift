import Data
import Domain
import FlyingFox
import Foundation

/// What Storefront's own API serves about pickup points, out of any repository.
struct PickupPointAPI: Sendable {
  let repository: any PickupPointRepository

  func respond(to request: HTTPRequest) async throws -> HTTPResponse {
    let path = request.target.path().split(separator: "/", omittingEmptySubsequences: false)
      .dropFirst()
      .compactMap { $0.removingPercentEncoding }
    do {
      switch (path.count, path.first) {
      case (1, "pickup-points"):
        let page = try await repository.pickupPoints(matching: query(Query(request)), policy: .useCache)
        return try HTTPResponse(json: PickupPointsJSON(page.value))
      case (2, "pickup-points"):
        let item = try await repository.pickupPoint(id: path[1], policy: .useCache)
        return try HTTPResponse(json: PickupPointJSON(item.value))
      default:
        return HTTPResponse(statusCode: .notFound)
      }
    } catch DomainError.notFound {
      return HTTPResponse(statusCode: .notFound, body: Foundation.Data(#"{"message":"not found"}"#.utf8))
    }
  }

  private func query(_ query: Query) -> PickupPointQuery {
    let page = PageRequest(number: query.number("page") ?? 1, size: query.number("pageSize") ?? 20)
    return PickupPointQuery(keyword: SearchText(query["keyword"] ?? ""), page: page)
  }
}
