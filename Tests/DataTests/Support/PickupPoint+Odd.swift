import Domain
import Foundation
import Mocks

extension PickupPoint {
  /// One with what is easily lost on the way through SQL or JSON.
  static func odd() throws -> PickupPoint {
    try .fixture(
      id: "odd",
      placeName: "\"Ørsted's\" \\ Löffel 😀 हिन्दी",
      streetAddress: "First line.\nSecond\tline; -- and no more.",
      directionHint: "",
      lockerCount: .max,
      floorNumber: .min,
      mapLatitude: 3.3333333333333335,
      averageRating: -0.1,
      handlingFee: Decimal(sign: .minus, exponent: -10, significand: 12_345_678_901_234_567),
      rushFee: Decimal(sign: .plus, exponent: -2, significand: 10),
      hasParking: false,
      hasRamp: true,
      openedOn: Date(timeIntervalSince1970: -1),
      closesOn: Date(timeIntervalSince1970: 4_102_444_800),
      webPage: URL(string: "https://storefront.example/a%20b.png?x=1&y=2#z") ?? .fixture,
      mapPage: URL(string: "http://storefront.example") ?? .fixture,
      paymentMethods: ["two words", "früh", "'", "a\nb", "\""]
    )
  }
}
