import Domain
import Foundation
import Mocks
import Testing

struct PickupPointTests {
  @Test(arguments: ["", " ", "\n\t"])
  func `what has to say something is refused where it says nothing`(blank: String) throws {
    #expect(throws: InvalidField(name: "id")) {
      try PickupPoint.fixture(id: blank)
    }
    #expect(throws: InvalidField(name: "placeName")) {
      try PickupPoint.fixture(placeName: blank)
    }
    #expect(throws: InvalidField(name: "streetAddress")) {
      try PickupPoint.fixture(streetAddress: blank)
    }
    #expect(try PickupPoint.fixture(directionHint: blank).directionHint == blank)
    #expect(throws: InvalidField(name: "paymentMethods")) {
      try PickupPoint.fixture(paymentMethods: ["a", blank])
    }
  }

  @Test func `what is no number and no time is refused`() throws {
    #expect(throws: InvalidField(name: "mapLatitude")) {
      try PickupPoint.fixture(mapLatitude: .nan)
    }
    #expect(throws: InvalidField(name: "averageRating")) {
      try PickupPoint.fixture(averageRating: .infinity)
    }
    #expect(throws: InvalidField(name: "handlingFee")) {
      try PickupPoint.fixture(handlingFee: .nan)
    }
    #expect(throws: InvalidField(name: "rushFee")) {
      try PickupPoint.fixture(rushFee: .nan)
    }
    #expect(throws: InvalidField(name: "openedOn")) {
      try PickupPoint.fixture(openedOn: Date(timeIntervalSince1970: .infinity))
    }
    #expect(throws: InvalidField(name: "closesOn")) {
      try PickupPoint.fixture(closesOn: Date(timeIntervalSince1970: .nan))
    }
    #expect(try PickupPoint.fixture() == .fixture())
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "/relative", "storefront://products"])
  func `a link that leads out of the web is refused`(address: String) throws {
    let url = try #require(URL(string: address))

    #expect(throws: InvalidField(name: "webPage")) {
      try PickupPoint.fixture(webPage: url)
    }
    #expect(throws: InvalidField(name: "mapPage")) {
      try PickupPoint.fixture(mapPage: url)
    }
    #expect(url != .fixture)
  }

  @Test func `keeps what it is made of`() throws {
    let item = try PickupPoint.fixture(id: "7")

    #expect(item.id == "7")
    #expect(item.placeName == "Harbour Square")
    #expect(item.streetAddress == "Ferry Quay 12")
    #expect(item.directionHint == "Beside the lighthouse")
    #expect(item.lockerCount == 24)
    #expect(item.floorNumber == 2)
    #expect(item.mapLatitude == 53.5436)
    #expect(item.averageRating == 4.25)
    #expect(item.handlingFee == 2.75)
    #expect(item.rushFee == 4.5)
    #expect(item.hasParking == true)
    #expect(item.hasRamp == false)
    #expect(item.openedOn == Date(timeIntervalSince1970: 1_772_355_600))
    #expect(item.closesOn == Date(timeIntervalSince1970: 1_803_891_600))
    #expect(item.webPage == .fixture)
    #expect(item.mapPage == .fixture)
    #expect(item.paymentMethods == ["Coins", "Prepaid card"])
  }

  @Test func `lists are sorted by name, whatever its capitals, and then by identifier`() throws {
    let names = [("1", "beta"), ("2", "Alpha"), ("4", "Beta"), ("3", "Beta"), ("5", "alpha")]
    let items = try names.map { try PickupPoint.fixture(id: $0.0, placeName: $0.1) }

    #expect(items.sorted(by: PickupPoint.isListed).map(\.id) == ["2", "5", "1", "3", "4"])
  }
}
