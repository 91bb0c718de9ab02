public import Domain
public import Foundation

/// Pickup points from a server, by way of a cache: young answers are not asked for again, and old ones stand in while the
/// server cannot be reached.
public struct CachedPickupPointRepository: PickupPointRepository {
  private let remote: any PickupPointRepository
  private let cache: ResponseCache
  private let timeToLive: TimeInterval

  /// - Parameter timeToLive: How long an answer counts as fresh, in seconds.
  public init(remote: any PickupPointRepository, cache: ResponseCache, timeToLive: TimeInterval = 5 * 60) {
    self.remote = remote
    self.cache = cache
    self.timeToLive = timeToLive
  }

  public func pickupPoints(
    matching query: PickupPointQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<PickupPoint>> {
    let key = "pickup-points page \(query.page.number) of \(query.page.size) text \(query.keyword.value)"
    return try await cache.fetch(
      key,
      policy: policy,
      timeToLive: timeToLive,
      fromServer: { () throws(DomainError) in try await remote.pickupPoints(matching: query, policy: policy) },
      bodies: { [key: PickupPointsJSON($0)] },
      toValue: { json throws(InvalidField) in try json.toPage(query.page) }
    )
  }

  public func pickupPoint(
    id: PickupPoint.ID,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<PickupPoint> {
    let key = "pickup-points/\(id)"
    return try await cache.fetch(
      key,
      policy: policy,
      timeToLive: timeToLive,
      fromServer: { () throws(DomainError) in try await remote.pickupPoint(id: id, policy: policy) },
      bodies: { [key: PickupPointJSON($0)] },
      toValue: { json throws(InvalidField) in try json.toPickupPoint() }
    )
  }
}
