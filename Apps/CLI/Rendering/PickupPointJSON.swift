import Foundation
import Presentation

/// What `storefront pickup-points --json` writes.
struct PickupPointsJSON: Encodable {
  let pickupPoints: [PickupPointRowJSON]
  let total: Int
  let page: Int
  let hasMore: Bool

  /// Says that the data may be out of date, where it may be.
  let notice: String?
}

/// What `storefront pickup-point --json` writes.
struct PickupPointDocumentJSON: Encodable {
  let pickupPoint: PickupPointJSON
  let notice: String?
}

/// One of the pickup points in a list, for programs.
struct PickupPointRowJSON: Encodable {
  let id: String
  let placeName: String
  let link: String

  init(_ row: PickupPointRowViewData) {
    id = row.id
    placeName = row.placeName
    link = RouteCodec.link(to: row.route)
  }
}

/// One of the pickup points for programs: numbers as numbers, texts as they are.
struct PickupPointJSON: Encodable {
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
  let link: String

  init(_ pickupPoint: PickupPointDetailViewData) {
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
    link = RouteCodec.link(to: .pickupPointDetail(id: pickupPoint.id))
  }
}

extension JSONOutput {
  static func print(_ state: PickupPointListViewModel.State) throws {
    let list = state.content.content
    try print(
      PickupPointsJSON(
        pickupPoints: list?.rows.map(PickupPointRowJSON.init) ?? [],
        total: list?.total ?? 0,
        page: list?.page ?? state.route.page,
        hasMore: list?.hasMore ?? false,
        notice: list?.staleNotice
      )
    )
  }

  static func print(_ state: PickupPointDetailViewModel.State) throws {
    guard let pickupPoint = state.content.content else { return }
    try print(PickupPointDocumentJSON(pickupPoint: PickupPointJSON(pickupPoint), notice: pickupPoint.staleNotice))
  }
}
