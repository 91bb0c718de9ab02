/// What pages of pickup points say about themselves, beside what their screens show.
extension WebTexts {
  public var backToPickupPoints: String { localization.text(.pickupPointsWebBack) }
  public var pickupPointsTitle: String { localization.text(.pickupPointsListTitle) }
  public var searchPickupPoints: String { localization.text(.pickupPointsWebSearch) }
}
