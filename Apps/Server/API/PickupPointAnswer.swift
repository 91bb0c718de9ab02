import Domain
import Foundation

/// One of the pickup points, as Storefront's own remote source reads it. Times are as RFC 3339 writes them, in UTC, and
/// decimal numbers are written digit by digit.
struct PickupPointAnswer: Encodable, Hashable, Sendable {
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
  let openedOn: String
  let closesOn: String?
  let webPage: String
  let mapPage: String?
  let paymentMethods: [String]

  init(_ pickupPoint: PickupPoint) {
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
    openedOn = pickupPoint.openedOn.formatted(.iso8601)
    closesOn = pickupPoint.closesOn?.formatted(.iso8601)
    webPage = pickupPoint.webPage.absoluteString
    mapPage = pickupPoint.mapPage?.absoluteString
    paymentMethods = pickupPoint.paymentMethods
  }
}
