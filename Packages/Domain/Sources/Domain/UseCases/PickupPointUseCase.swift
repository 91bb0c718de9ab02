/// What a person can do with the shop's pickup points.
public protocol PickupPointUseCase: Sendable {
  /// Loads the page that a query names, as the start of a listing.
  ///
  /// - Throws: ``DomainError/pageOutOfRange(_:last:)`` or what the source could not do.
  func listing(
    matching query: PickupPointQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<PickupPoint>

  /// Loads the page behind the last one of a listing, or returns the listing as it is where there is none.
  ///
  /// - Parameter policy: The one that the listing was loaded with. A new list does not go on with an old page.
  func more(
    of listing: Listing<PickupPoint>,
    matching query: PickupPointQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Listing<PickupPoint>

  func pickupPoint(id: PickupPoint.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<PickupPoint>
}

/// Something that can hand out the use case; view models ask for a composition of such protocols.
public protocol HasPickupPointUseCase {
  var pickupPointUseCase: any PickupPointUseCase { get }
}
