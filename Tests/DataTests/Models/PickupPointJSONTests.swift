import Domain
import Foundation
import Mocks
import Testing

@testable import Data

struct PickupPointJSONTests {
  @Test func `reads what the API serves`() throws {
    let item = try #require(page(PickupPointResponses.page).items.first)

    #expect(item.id == "1")
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
    #expect(item.webPage == URL(string: "https://storefront.example/1"))
    #expect(item.mapPage == URL(string: "https://maps.example/1"))
    #expect(item.paymentMethods == ["Coins", "Prepaid card"])
  }

  @Test func `comes back as it went out`() throws {
    let items = try .fixtures + [PickupPoint.odd()]
    let page = Page(items: items, request: PageRequest(), total: .exactly(items.count))

    let json = try JSONEncoder.storefront.encode(PickupPointsJSON(page))

    #expect(try JSONDecoder.storefront.decode(PickupPointsJSON.self, from: json).toPage(PageRequest()) == page)
  }

  @Test func `a field that is missing or no value of its type is named, where it has to be there`() throws {
    #expect(try brokenField("placeName", .missing) == "placeName")
    #expect(try brokenField("placeName", .null) == "placeName")
    #expect(try brokenField("placeName", .wrongType) == "placeName")
    #expect(try brokenField("streetAddress", .missing) == "streetAddress")
    #expect(try brokenField("streetAddress", .null) == "streetAddress")
    #expect(try brokenField("streetAddress", .wrongType) == "streetAddress")
    #expect(try brokenField("directionHint", .missing) == nil)
    #expect(try brokenField("directionHint", .null) == nil)
    #expect(try brokenField("directionHint", .wrongType) == "directionHint")
    #expect(try brokenField("lockerCount", .missing) == "lockerCount")
    #expect(try brokenField("lockerCount", .null) == "lockerCount")
    #expect(try brokenField("lockerCount", .wrongType) == "lockerCount")
    #expect(try brokenField("floorNumber", .missing) == nil)
    #expect(try brokenField("floorNumber", .null) == nil)
    #expect(try brokenField("floorNumber", .wrongType) == "floorNumber")
    #expect(try brokenField("mapLatitude", .missing) == "mapLatitude")
    #expect(try brokenField("mapLatitude", .null) == "mapLatitude")
    #expect(try brokenField("mapLatitude", .wrongType) == "mapLatitude")
    #expect(try brokenField("averageRating", .missing) == nil)
    #expect(try brokenField("averageRating", .null) == nil)
    #expect(try brokenField("averageRating", .wrongType) == "averageRating")
    #expect(try brokenField("handlingFee", .missing) == "handlingFee")
    #expect(try brokenField("handlingFee", .null) == "handlingFee")
    #expect(try brokenField("handlingFee", .wrongType) == "handlingFee")
    #expect(try brokenField("rushFee", .missing) == nil)
    #expect(try brokenField("rushFee", .null) == nil)
    #expect(try brokenField("rushFee", .wrongType) == "rushFee")
    #expect(try brokenField("hasParking", .missing) == "hasParking")
    #expect(try brokenField("hasParking", .null) == "hasParking")
    #expect(try brokenField("hasParking", .wrongType) == "hasParking")
    #expect(try brokenField("hasRamp", .missing) == nil)
    #expect(try brokenField("hasRamp", .null) == nil)
    #expect(try brokenField("hasRamp", .wrongType) == "hasRamp")
    #expect(try brokenField("openedOn", .missing) == "openedOn")
    #expect(try brokenField("openedOn", .null) == "openedOn")
    #expect(try brokenField("openedOn", .wrongType) == "openedOn")
    #expect(try brokenField("closesOn", .missing) == nil)
    #expect(try brokenField("closesOn", .null) == nil)
    #expect(try brokenField("closesOn", .wrongType) == "closesOn")
    #expect(try brokenField("webPage", .missing) == "webPage")
    #expect(try brokenField("webPage", .null) == "webPage")
    #expect(try brokenField("webPage", .wrongType) == "webPage")
    #expect(try brokenField("mapPage", .missing) == nil)
    #expect(try brokenField("mapPage", .null) == nil)
    #expect(try brokenField("mapPage", .wrongType) == "mapPage")
    #expect(try brokenField("paymentMethods", .missing) == "paymentMethods")
    #expect(try brokenField("paymentMethods", .null) == "paymentMethods")
    #expect(try brokenField("paymentMethods", .wrongType) == "paymentMethods")
  }

  private enum Damage {
    case missing, null, wrongType
  }

  /// The field that an error names where one field of an answer is damaged, or nil where it is read all the same.
  private func brokenField(_ name: String, _ damage: Damage) throws -> String? {
    let body = try JSONEncoder.storefront.encode(PickupPointJSON(.fixture()))
    var fields = try #require(JSONSerialization.jsonObject(with: body) as? [String: Any])
    switch damage {
    case .missing: fields[name] = nil
    case .null: fields[name] = NSNull()
    case .wrongType: fields[name] = ["no": "value"]
    }
    do {
      let damaged = try JSONSerialization.data(withJSONObject: fields)
      _ = try JSONDecoder.storefront.decode(PickupPointJSON.self, from: damaged).toPickupPoint()
      return nil
    } catch let error as DecodingError {
      return error.field
    } catch let error as InvalidField {
      return error.name
    }
  }

  private func page(_ body: String) throws -> Page<PickupPoint> {
    try JSONDecoder.storefront.decode(PickupPointsJSON.self, from: Data(body.utf8)).toPage(PageRequest())
  }
}
