/// The rules for finding pickup points, on top of any ``PickupPointRepository``.
public struct DefaultPickupPointUseCase: PickupPointUseCase {
  private let repository: any PickupPointRepository

  public init(repository: any PickupPointRepository) {
    self.repository = repository
  }

  public func listing(
    matching query: PickupPointQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<PickupPoint> {
    let fetched = try await repository.pickupPoints(matching: query, policy: policy)
    if fetched.value.items.isEmpty, query.page.number > 1 {
      throw .pageOutOfRange(query.page.number, last: fetched.value.total.lastPage(size: query.page.size))
    }
    return Listing(fetched)
  }

  public func more(
    of listing: Listing<PickupPoint>,
    matching query: PickupPointQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<PickupPoint> {
    guard listing.hasMore else { return listing }
    let next = query.with(page: listing.lastRequest.next)
    return listing.appending(try await repository.pickupPoints(matching: next, policy: policy))
  }

  public func pickupPoint(
    id: PickupPoint.ID,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<PickupPoint> {
    try await repository.pickupPoint(id: id, policy: policy)
  }
}
