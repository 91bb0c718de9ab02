import Domain

/// A page of pickup points, as Storefront's own remote source reads it.
struct PickupPointsAnswer: Encodable, Hashable, Sendable {
  let pickupPoints: [PickupPointAnswer]

  /// How many there are to page through.
  let total: Int

  init(_ pickupPoints: [PickupPoint], total: ResultCount) {
    self.pickupPoints = pickupPoints.map(PickupPointAnswer.init)
    self.total = total.reachable
  }
}
