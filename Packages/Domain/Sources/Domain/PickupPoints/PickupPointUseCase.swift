/// Which pickup points are wanted: all, or those that match a keyword.
public typealias PickupPointQuery = KeywordQuery

/// What a person can do with pickup points.
///
/// Pickup points have no rules beyond those of all lists, so ``DefaultPagedUseCase`` implements it.
public typealias PickupPointUseCase = PagedUseCase<PickupPoint, PickupPointQuery>

/// Something that provides the use case; view models ask for a composition of such protocols.
public protocol HasPickupPointUseCase {
  var pickupPointUseCase: any PickupPointUseCase { get }
}
