import Domain
import Mocks

/// Passes every question on to another repository and keeps it.
actor RecordingPickupPointRepository: PickupPointRepository {
  private(set) var queries: [PickupPointQuery] = []
  private(set) var policies: [FetchPolicy] = []
  private(set) var ids: [PickupPoint.ID] = []
  private let base: any PickupPointRepository

  init(_ base: any PickupPointRepository = MockPickupPointRepository()) {
    self.base = base
  }

  func pickupPoints(
    matching query: PickupPointQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<PickupPoint>> {
    queries.append(query)
    policies.append(policy)
    return try await base.pickupPoints(matching: query, policy: policy)
  }

  func pickupPoint(id: PickupPoint.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<PickupPoint> {
    ids.append(id)
    policies.append(policy)
    return try await base.pickupPoint(id: id, policy: policy)
  }
}
