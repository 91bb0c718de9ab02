public import Foundation

/// One of the pickup points.
///
/// Every instance satisfies the rules that follow from its fields' types: a required text is not blank, a number is
/// finite, a link is `http` or `https`.
public struct PickupPoint: Entity {
  public let id: String

  /// The name that lists show, sort by and search.
  public let placeName: String
  public let streetAddress: String
  public let directionHint: String?
  public let lockerCount: Int
  public let floorNumber: Int?
  public let mapLatitude: Double
  public let averageRating: Double?
  public let handlingFee: Money
  public let rushFee: Money?
  public let hasParking: Bool
  public let hasRamp: Bool?
  public let openedOn: Date
  public let closesOn: Date?
  public let webPage: URL
  public let mapPage: URL?
  public let buildingKind: BuildingKind?
  public let paymentMethods: [String]

  /// - Throws: ``InvalidField`` for the first field whose value breaks a rule.
  public init(
    id: String,
    placeName: String,
    streetAddress: String,
    directionHint: String? = nil,
    lockerCount: Int,
    floorNumber: Int? = nil,
    mapLatitude: Double,
    averageRating: Double? = nil,
    handlingFee: Money,
    rushFee: Money? = nil,
    hasParking: Bool,
    hasRamp: Bool? = nil,
    openedOn: Date,
    closesOn: Date? = nil,
    webPage: URL,
    mapPage: URL? = nil,
    buildingKind: String? = nil,
    paymentMethods: [String] = []
  ) throws(InvalidField) {
    self.id = try FieldRule.notBlank(id, "id")
    self.placeName = try FieldRule.notBlank(placeName, "placeName")
    self.streetAddress = try FieldRule.notBlank(streetAddress, "streetAddress")
    self.directionHint = directionHint
    self.lockerCount = lockerCount
    self.floorNumber = floorNumber
    self.mapLatitude = try FieldRule.finite(mapLatitude, "mapLatitude")
    self.averageRating = try FieldRule.finite(averageRating, "averageRating")
    self.handlingFee = try FieldRule.finite(handlingFee, "handlingFee")
    self.rushFee = try FieldRule.finite(rushFee, "rushFee")
    self.hasParking = hasParking
    self.hasRamp = hasRamp
    self.openedOn = try FieldRule.finite(openedOn, "openedOn")
    self.closesOn = try FieldRule.finite(closesOn, "closesOn")
    self.webPage = try FieldRule.web(webPage, "webPage")
    self.mapPage = try FieldRule.web(mapPage, "mapPage")
    self.buildingKind = try FieldRule.choice(buildingKind, "buildingKind")
    self.paymentMethods = try FieldRule.notBlank(paymentMethods, "paymentMethods")
  }

  /// What ``buildingKind`` can be.
  public enum BuildingKind: String, CaseIterable, Sendable {
    case kiosk
    case library
    case garage
  }
}

extension PickupPoint {
  /// Whether lists show one before another: by name, ignoring case, then by identifier.
  public static func isListed(_ first: PickupPoint, before second: PickupPoint) -> Bool {
    (first.placeName.lowercased(), first.id) < (second.placeName.lowercased(), second.id)
  }
}
