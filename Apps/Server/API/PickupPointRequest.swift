import Composition
import Domain
import Presentation

/// One of the pickup points.
struct PickupPointRequest: APIRequest {
  let id: PickupPoint.ID

  var route: Route? { .pickupPointDetail(id: id) }

  func answer(from useCases: DIContainer) async throws(DomainError) -> Fetched<PickupPointAnswer> {
    let found = try await useCases.pickupPointUseCase.pickupPoint(id: id, policy: .useCache)
    return Fetched(PickupPointAnswer(found.value), freshness: found.freshness)
  }
}
