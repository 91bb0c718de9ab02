import Domain
import Foundation
import GRDB

/// A row of the table `pickupPoint`. Times are in seconds since 1970, and decimal numbers are written out.
struct PickupPointRecord: Codable {
  let position: Int
  let id: String
  let placeName: String
  let streetAddress: String
  let directionHint: String?
  let lockerCount: Int
  let floorNumber: Int?
  let mapLatitude: Double
  let averageRating: Double?
  let handlingFee: Decimal
  let rushFee: Decimal?
  let hasParking: Bool
  let hasRamp: Bool?
  let openedOn: Date
  let closesOn: Date?
  let webPage: URL
  let mapPage: URL?
  let paymentMethods: [String]
}

extension PickupPointRecord {
  init(_ pickupPoint: PickupPoint, position: Int) {
    self.position = position
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

  /// - Throws: ``InvalidField`` where somebody else has written to the table.
  func toPickupPoint() throws(InvalidField) -> PickupPoint {
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

extension PickupPointRecord: FetchableRecord, PersistableRecord {
  static let databaseTableName = "pickupPoint"

  static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy {
    .timeIntervalSince1970
  }

  static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy {
    .timeIntervalSince1970
  }
}
