#if DEBUG
  public import Domain
  public import Foundation

  public typealias MockPickupPointRepository = MockRepository<PickupPoint>

  extension PickupPoint {
    /// A pickup point with a default for each field.
    ///
    /// - Throws: ``InvalidField`` if a value breaks a rule.
    public static func fixture(
      id: String = "1",
      placeName: String = "Harbour Square",
      streetAddress: String = "Ferry Quay 12",
      directionHint: String? = "Beside the lighthouse",
      lockerCount: Int = 24,
      floorNumber: Int? = 2,
      mapLatitude: Double = 53.5436,
      averageRating: Double? = 4.25,
      handlingFee: Money = Money(amount: 2.75, currencyCode: "EUR"),
      rushFee: Money? = Money(amount: 4.5, currencyCode: "EUR"),
      hasParking: Bool = true,
      hasRamp: Bool? = false,
      openedOn: Date = Date(timeIntervalSince1970: 1_772_355_600),
      closesOn: Date? = Date(timeIntervalSince1970: 1_803_891_600),
      webPage: URL = .fixture,
      mapPage: URL? = .fixture,
      buildingKind: PickupPoint.BuildingKind? = .kiosk,
      paymentMethods: [String] = ["Coins", "Prepaid card"]
    ) throws(InvalidField) -> PickupPoint {
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
        buildingKind: buildingKind?.rawValue,
        paymentMethods: paymentMethods
      )
    }
  }

  extension PickupPoint: MockItem {
    public static let hostileID = "<script>\u{7}&\"'/.."
    public static let searchSample = "Mill Lane"

    public static func makeFixtures() throws -> [PickupPoint] {
      [
        try .fixture(),
        try .fixture(
          id: "2",
          placeName: "Mill Lane",
          streetAddress: "Weaver Row 5",
          directionHint: "Behind the bakery"
        ),
        try .fixture(
          id: "3",
          placeName: "Old Station",
          streetAddress: "Platform Alley 9",
          directionHint: nil,
          floorNumber: nil,
          averageRating: nil,
          rushFee: nil,
          hasRamp: nil,
          closesOn: nil,
          mapPage: nil,
          buildingKind: nil,
          paymentMethods: []
        ),
      ]
    }

    public static func makeHostile() throws -> PickupPoint {
      try .fixture(
        id: hostileID,
        placeName: .hostileTitle,
        streetAddress: .hostileText,
        directionHint: .hostileText,
        paymentMethods: ["<script>", "\"", "&'", "\u{1B}[2J"]
      )
    }

    public static func makeFixture(number: Int) throws -> PickupPoint {
      try .fixture(id: String(number), placeName: "Entry \(number + 100)")
    }

    public func matches(_ query: PickupPointQuery) -> Bool {
      query.text.isEmpty || query.text.matches([self.placeName])
    }
  }
#endif
