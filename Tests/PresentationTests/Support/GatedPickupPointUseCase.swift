import Domain

/// Answers when a test says so.
struct GatedPickupPointUseCase: PickupPointUseCase, HasPickupPointUseCase {
  enum ListCall: Hashable, Sendable {
    case first(PickupPointQuery, FetchPolicy)
    case more(after: PageRequest, PickupPointQuery, FetchPolicy)
  }

  struct DetailCall: Hashable, Sendable {
    let id: String
    let policy: FetchPolicy
  }

  let lists = CallGate<ListCall, Listing<PickupPoint>>()
  let details = CallGate<DetailCall, Fetched<PickupPoint>>()

  var pickupPointUseCase: any PickupPointUseCase { self }

  func listing(
    matching query: PickupPointQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<PickupPoint> {
    try await lists.call(.first(query, policy))
  }

  func more(
    of listing: Listing<PickupPoint>,
    matching query: PickupPointQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<PickupPoint> {
    try await lists.call(.more(after: listing.lastRequest, query, policy))
  }

  func pickupPoint(id: PickupPoint.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<PickupPoint> {
    try await details.call(DetailCall(id: id, policy: policy))
  }
}
