import Domain
import Foundation
import Mocks

@testable import Data

enum PickupPointSample: RepositorySample {
  typealias Format = PickupPointJSON

  static let commonTexts = ["", "entry"]

  static func item(id: String) throws -> PickupPoint? { try .fixture(id: id) }

  static func oddItem() throws -> PickupPoint {
    try .fixture(
      id: "odd",
      placeName: "\"Entry's\" \\ Löffel 😀 हिन्दी",
      streetAddress: "First line.\nSecond\tline; -- and no more.",
      directionHint: "",
      lockerCount: .max,
      floorNumber: .min,
      mapLatitude: 3.3333333333333335,
      averageRating: -0.1,
      handlingFee: Money(
        amount: Decimal(sign: .minus, exponent: -10, significand: 12_345_678_901_234_567),
        currencyCode: "KWD"
      ),
      rushFee: Money(amount: Decimal(sign: .plus, exponent: -2, significand: 10), currencyCode: "JPY"),
      hasParking: false,
      hasRamp: true,
      openedOn: Date(timeIntervalSince1970: -1),
      closesOn: Date(timeIntervalSince1970: 4_102_444_800),
      webPage: URL(string: "https://storefront.example/a%20b.png?x=1&y=2#z") ?? .fixture,
      mapPage: URL(string: "http://storefront.example") ?? .fixture,
      buildingKind: .library,
      paymentMethods: ["two words", "früh", "'", "a\nb", "\""]
    )
  }
}
