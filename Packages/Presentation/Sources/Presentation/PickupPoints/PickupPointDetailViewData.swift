import Domain
public import Foundation

/// One of the pickup points as a person reads about it.
///
/// People read the ``facts``; the single fields are for programs.
public struct PickupPointDetailViewData: Equatable, Identifiable, Sendable {
  public let id: String
  public let placeName: String
  public let streetAddress: String
  public let directionHint: String?
  public let lockerCount: Int
  public let floorNumber: Int?
  public let mapLatitude: Double
  public let averageRating: Double?
  public let handlingFee: Decimal
  public let rushFee: Decimal?
  public let hasParking: Bool
  public let hasRamp: Bool?
  public let openedOn: Date
  public let closesOn: Date?
  public let webPage: URL
  public let mapPage: URL?
  public let paymentMethods: [String]

  /// What there is to tell beside the name, in the order of reading, each with its label.
  public let facts: [FactViewData]
  public let staleNotice: String?
}

extension PickupPointDetailViewData {
  init(_ fetched: Fetched<PickupPoint>, localization: Localization) {
    let pickupPoint = fetched.value
    id = pickupPoint.id
    placeName = pickupPoint.placeName
    streetAddress = pickupPoint.streetAddress
    directionHint = pickupPoint.directionHint
    lockerCount = pickupPoint.lockerCount
    floorNumber = pickupPoint.floorNumber
    mapLatitude = pickupPoint.mapLatitude
    averageRating = pickupPoint.averageRating
    handlingFee = pickupPoint.handlingFee
    rushFee = pickupPoint.rushFee
    hasParking = pickupPoint.hasParking
    hasRamp = pickupPoint.hasRamp
    openedOn = pickupPoint.openedOn
    closesOn = pickupPoint.closesOn
    webPage = pickupPoint.webPage
    mapPage = pickupPoint.mapPage
    paymentMethods = pickupPoint.paymentMethods
    facts = localization.facts(
      localization.fact(.pickupPointsFieldId, pickupPoint.id),
      localization.fact(.pickupPointsFieldStreetAddress, pickupPoint.streetAddress),
      localization.fact(.pickupPointsFieldDirectionHint, pickupPoint.directionHint),
      localization.fact(.pickupPointsFieldLockerCount, pickupPoint.lockerCount),
      localization.fact(.pickupPointsFieldFloorNumber, pickupPoint.floorNumber),
      localization.fact(.pickupPointsFieldMapLatitude, pickupPoint.mapLatitude),
      localization.fact(.pickupPointsFieldAverageRating, pickupPoint.averageRating),
      localization.fact(.pickupPointsFieldHandlingFee, pickupPoint.handlingFee),
      localization.fact(.pickupPointsFieldRushFee, pickupPoint.rushFee),
      localization.fact(.pickupPointsFieldHasParking, pickupPoint.hasParking),
      localization.fact(.pickupPointsFieldHasRamp, pickupPoint.hasRamp),
      localization.fact(.pickupPointsFieldOpenedOn, pickupPoint.openedOn),
      localization.fact(.pickupPointsFieldClosesOn, pickupPoint.closesOn),
      localization.fact(.pickupPointsFieldWebPage, pickupPoint.webPage),
      localization.fact(.pickupPointsFieldMapPage, pickupPoint.mapPage),
      localization.fact(.pickupPointsFieldPaymentMethods, pickupPoint.paymentMethods)
    )
    staleNotice = localization.staleNotice(fetched.freshness)
  }
}
