public import Domain
public import Foundation

/// One of the pickup points as Storefront's own API serves it under `/pickup-points/ID`.
public struct PickupPointJSON: Codable, Hashable, Sendable {
  public var id: String
  public var placeName: String
  public var streetAddress: String
  public var directionHint: String?
  public var lockerCount: Int
  public var floorNumber: Int?
  public var mapLatitude: Double
  public var averageRating: Double?
  public var handlingFee: Decimal
  public var rushFee: Decimal?
  public var hasParking: Bool
  public var hasRamp: Bool?
  public var openedOn: Date
  public var closesOn: Date?
  public var webPage: URL
  public var mapPage: URL?
  public var paymentMethods: [String]
}

extension PickupPointJSON {
  public init(_ pickupPoint: PickupPoint) {
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
  }

  /// - Throws: ``InvalidField`` where a value is of its type and breaks a rule all the same.
  public func toPickupPoint() throws(InvalidField) -> PickupPoint {
    try PickupPoint(
      id: id,
      placeName: placeName,
      streetAddress: streetAddress,
      directionHint: directionHint,
      lockerCount: lockerCount,
      floorNumber: floorNumber,
      mapLatitude: mapLatitude,
      averageRating: averageRating,
      handlingFee: handlingFee,
      rushFee: rushFee,
      hasParking: hasParking,
      hasRamp: hasRamp,
      openedOn: openedOn,
      closesOn: closesOn,
      webPage: webPage,
      mapPage: mapPage,
      paymentMethods: paymentMethods
    )
  }
}
