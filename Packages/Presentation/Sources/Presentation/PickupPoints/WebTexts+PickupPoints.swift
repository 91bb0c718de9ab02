/// What the web pages about pickup points say beside what their screens show.
extension WebTexts {
  public var backToPickupPoints: String { localization.text(.pickupPointsWebBack) }
  public var pickupPointsTitle: String { localization.text(.pickupPointsListTitle) }
  public var searchPickupPoints: String { localization.text(.pickupPointsWebSearch) }
}
