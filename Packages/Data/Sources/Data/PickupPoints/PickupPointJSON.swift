public import Domain

public typealias PickupPointRemoteRepository = RemoteRepository<PickupPointJSON>
public typealias CachedPickupPointRepository = CachedRepository<PickupPointJSON>

/// A pickup point as Storefront's own API serves it under `/pickup-points/ID`.
public struct PickupPointJSON: DocumentJSON {
  public static let listName = "pickupPoints"
  public static let path = "pickup-points"
  public static var order: (PickupPoint, PickupPoint) -> Bool { PickupPoint.isListed }
  public static func searchText(of item: PickupPoint) -> String { item.placeName }

  public let item: PickupPoint

  public init(_ item: PickupPoint) {
    self.item = item
  }

  public init(from decoder: any Decoder) throws {
    item = try decoder.item { values in
      try PickupPoint(
        id: values.read("id"),
        placeName: values.read("placeName"),
        streetAddress: values.read("streetAddress"),
        directionHint: values.read("directionHint"),
        lockerCount: values.read("lockerCount"),
        floorNumber: values.read("floorNumber"),
        mapLatitude: values.read("mapLatitude"),
        averageRating: values.read("averageRating"),
        handlingFee: values.read("handlingFee"),
        rushFee: values.read("rushFee"),
        hasParking: values.read("hasParking"),
        hasRamp: values.read("hasRamp"),
        openedOn: values.read("openedOn"),
        closesOn: values.read("closesOn"),
        webPage: values.read("webPage"),
        mapPage: values.read("mapPage"),
        buildingKind: values.read("buildingKind"),
        paymentMethods: values.read("paymentMethods")
      )
    }
  }

  public func write(to values: inout KeyedEncodingContainer<JSONKey>) throws {
    try values.write(item.id, "id")
    try values.write(item.placeName, "placeName")
    try values.write(item.streetAddress, "streetAddress")
    try values.write(item.directionHint, "directionHint")
    try values.write(item.lockerCount, "lockerCount")
    try values.write(item.floorNumber, "floorNumber")
    try values.write(item.mapLatitude, "mapLatitude")
    try values.write(item.averageRating, "averageRating")
    try values.write(item.handlingFee, "handlingFee")
    try values.write(item.rushFee, "rushFee")
    try values.write(item.hasParking, "hasParking")
    try values.write(item.hasRamp, "hasRamp")
    try values.write(item.openedOn, "openedOn")
    try values.write(item.closesOn, "closesOn")
    try values.write(item.webPage, "webPage")
    try values.write(item.mapPage, "mapPage")
    try values.write(item.buildingKind?.rawValue, "buildingKind")
    try values.write(item.paymentMethods, "paymentMethods")
  }
}
