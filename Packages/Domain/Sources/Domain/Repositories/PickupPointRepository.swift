/// The port through which pickup points come in.
///
/// Lists are in the order of ``PickupPoint/isListed(_:before:)``. Every word of a keyword has to begin a word of the name;
/// case and accents make no difference. An empty keyword matches all.
public protocol PickupPointRepository: Sendable {
  /// Finds the pickup points that match a query. A page behind the end is empty.
  ///
  /// - Throws: ``DomainError``, ``DomainError/cancelled`` among them.
  func pickupPoints(
    matching query: PickupPointQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<PickupPoint>>

  /// - Throws: ``DomainError/notFound`` where nothing has the identifier.
  func pickupPoint(id: PickupPoint.ID, policy: FetchPolicy) async throws(DomainError) -> Fetched<PickupPoint>
}
