import Domain
import Foundation
import Mocks
import Testing

struct PickupPointTests {
  @Test(arguments: ["", " ", "\n\t"])
  func `a blank text is refused where it is required`(blank: String) throws {
    expectInvalid("id") { try PickupPoint.fixture(id: blank) }
    expectInvalid("placeName") { try PickupPoint.fixture(placeName: blank) }
    expectInvalid("streetAddress") { try PickupPoint.fixture(streetAddress: blank) }
    #expect(try PickupPoint.fixture(directionHint: blank).directionHint == blank)
    expectInvalid("paymentMethods") { try PickupPoint.fixture(paymentMethods: ["a", blank]) }
  }

  @Test func `a number, an amount or a time that is not finite is refused`() throws {
    expectInvalid("mapLatitude") { try PickupPoint.fixture(mapLatitude: .nan) }
    expectInvalid("averageRating") { try PickupPoint.fixture(averageRating: .infinity) }
    expectInvalid("handlingFee") { try PickupPoint.fixture(handlingFee: Money(amount: .nan, currencyCode: "EUR")) }
    expectInvalid("rushFee") { try PickupPoint.fixture(rushFee: Money(amount: .nan, currencyCode: "EUR")) }
    expectInvalid("openedOn") { try PickupPoint.fixture(openedOn: Date(timeIntervalSince1970: .infinity)) }
    expectInvalid("closesOn") { try PickupPoint.fixture(closesOn: Date(timeIntervalSince1970: .nan)) }
    #expect(try PickupPoint.fixture() == .fixture())
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "/relative", "storefront://orders"])
  func `a link that is not http or https is refused`(address: String) throws {
    let url = try #require(URL(string: address))

    expectInvalid("webPage") { try PickupPoint.fixture(webPage: url) }
    expectInvalid("mapPage") { try PickupPoint.fixture(mapPage: url) }
    #expect(url != .fixture)
  }

  @Test func `keeps the values it is made of`() throws {
    let item = try PickupPoint.fixture(id: "7")

    #expect(item.id == "7")
    #expect(item.placeName == "Harbour Square")
    #expect(item.streetAddress == "Ferry Quay 12")
    #expect(item.directionHint == "Beside the lighthouse")
    #expect(item.lockerCount == 24)
    #expect(item.floorNumber == 2)
    #expect(item.mapLatitude == 53.5436)
    #expect(item.averageRating == 4.25)
    #expect(item.handlingFee == Money(amount: 2.75, currencyCode: "EUR"))
    #expect(item.rushFee == Money(amount: 4.5, currencyCode: "EUR"))
    #expect(item.hasParking == true)
    #expect(item.hasRamp == false)
    #expect(item.openedOn == Date(timeIntervalSince1970: 1_772_355_600))
    #expect(item.closesOn == Date(timeIntervalSince1970: 1_803_891_600))
    #expect(item.webPage == .fixture)
    #expect(item.mapPage == .fixture)
    #expect(item.buildingKind == .kiosk)
    #expect(item.paymentMethods == ["Coins", "Prepaid card"])
  }

  @Test func `lists are sorted by name, ignoring case, and then by identifier`() throws {
    let names = [("1", "beta"), ("2", "Alpha"), ("4", "Beta"), ("3", "Beta"), ("5", "alpha")]
    let items = try names.map { try PickupPoint.fixture(id: $0.0, placeName: $0.1) }

    #expect(items.sorted(by: PickupPoint.isListed).map(\.id) == ["2", "5", "1", "3", "4"])
  }

  /// A list of fixtures is empty if one of them breaks a rule.
  @Test func `the fixtures follow the rules, in the order of lists`() {
    #expect([PickupPoint].hostile.map(\.id) == ["1", "2", "3", PickupPoint.hostileID])
    #expect([PickupPoint].fixtures(count: 9).count == 9)
    #expect([PickupPoint].fixtures.sorted(by: PickupPoint.isListed) == .fixtures)
  }
}
