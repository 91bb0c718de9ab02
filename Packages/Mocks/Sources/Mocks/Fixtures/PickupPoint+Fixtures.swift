#if DEBUG
  public import Domain
  public import Foundation

  extension PickupPoint {
    /// One of the pickup points, with sensible values for all that a test does not care about.
    ///
    /// - Throws: ``InvalidField`` where a test gives a value that breaks a rule.
    public static func fixture(
      id: String = "1",
      placeName: String = "Harbour Square",
      streetAddress: String = "Ferry Quay 12",
      directionHint: String? = "Beside the lighthouse",
      lockerCount: Int = 24,
      floorNumber: Int? = 2,
      mapLatitude: Double = 53.5436,
      averageRating: Double? = 4.25,
      handlingFee: Decimal = 2.75,
      rushFee: Decimal? = 4.5,
      hasParking: Bool = true,
      hasRamp: Bool? = false,
      openedOn: Date = Date(timeIntervalSince1970: 1_772_355_600),
      closesOn: Date? = Date(timeIntervalSince1970: 1_803_891_600),
      webPage: URL = .fixture,
      mapPage: URL? = .fixture,
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
        paymentMethods: paymentMethods
      )
    }
  }

  extension PickupPoint {
    /// The identifier of the one that ``Swift/Array/hostile`` adds.
    public static let hostileID = "<script>\u{7}&\"'/.."
  }

  /// Each list would be empty if an entry broke a rule of the model, and a test says so.
  extension [PickupPoint] {
    /// A few pickup points in the order of lists, one with nothing that may be missing.
    public static let fixtures: [PickupPoint] = make {
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
          paymentMethods: []
        ),
      ]
    }

    /// The same, and one with all that a source may send to spoil a page.
    public static let hostile: [PickupPoint] = make {
      let item = try PickupPoint.fixture(
        id: PickupPoint.hostileID,
        placeName: .hostileTitle,
        streetAddress: .hostileText,
        directionHint: .hostileText,
        paymentMethods: ["<script>", "\"", "&'", "\u{1B}[2J"]
      )
      return .fixtures + [item]
    }

    /// As many pickup points as wanted, in the order of lists.
    public static func fixtures(count: Int) -> [PickupPoint] {
      make {
        try (0..<count).map { try .fixture(id: String($0 + 1), placeName: "Entry \($0 + 101)") }
      }
    }

    private static func make(_ items: () throws -> [PickupPoint]) -> [PickupPoint] {
      (try? items()) ?? []
    }
  }
#endif
