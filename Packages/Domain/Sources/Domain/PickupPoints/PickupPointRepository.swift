/// The port through which pickup points come in.
///
/// Lists are in the order of ``PickupPoint/isListed(_:before:)``. A search looks at the name; an empty text matches all.
public typealias PickupPointRepository = PagedRepository<PickupPoint, PickupPointQuery>
