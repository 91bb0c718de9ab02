import Domain
import Foundation
import Mocks
import Testing

@testable import Data

struct PickupPointJSONTests {
  @Test func `an item with all fields, and one with fewer, are written as they were read`() throws {
    let document = Data(Self.document.utf8)

    let json = try JSONEncoder.storefront.encode(JSONDecoder.storefront.decode([PickupPointJSON].self, from: document))

    #expect(try object(json) as? NSArray == object(document) as? NSArray)
  }

  @Test func `an error names the field that is missing or wrong`() throws {
    // The first has all fields, the last has no optional one.
    let items = [PickupPoint].fixtures
    let all = try fields(try #require(items.first))
    let required = try fields(try #require(items.last))

    for name in all.keys {
      let isRequired = required[name] != nil
      #expect(try brokenField(all, name, nil) == (isRequired ? name : nil))
      #expect(try brokenField(all, name, NSNull()) == (isRequired ? name : nil))
      #expect(try brokenField(all, name, ["no": "value"])?.hasPrefix(name) == true)
    }
    #expect(try brokenField(all, "buildingKind", "none of them") == "buildingKind")
  }

  /// The field that an error names if one field has another value, or nil if there is no error.
  private func brokenField(_ fields: [String: Any], _ name: String, _ value: Any?) throws -> String? {
    var fields = fields
    fields[name] = value
    do {
      let json = try JSONSerialization.data(withJSONObject: fields)
      _ = try JSONDecoder.storefront.decode(PickupPointJSON.self, from: json)
      return nil
    } catch let error as DecodingError {
      return error.field
    }
  }

  private func fields(_ item: PickupPoint) throws -> [String: Any] {
    try #require(object(JSONEncoder.storefront.encode(PickupPointJSON(item))) as? [String: Any])
  }

  private func object(_ json: Data) throws -> Any {
    try JSONSerialization.jsonObject(with: json)
  }

  private static let document = #"""
    [
      {
        "id": "1",
        "placeName": "Harbour Square",
        "streetAddress": "Ferry Quay 12",
        "directionHint": "Beside the lighthouse",
        "lockerCount": 24,
        "floorNumber": 2,
        "mapLatitude": 53.5436,
        "averageRating": 4.25,
        "handlingFee": {"amount": 2.75, "currency": "EUR"},
        "rushFee": {"amount": 4.5, "currency": "EUR"},
        "hasParking": true,
        "hasRamp": false,
        "openedOn": "2026-03-01T09:00:00Z",
        "closesOn": "2027-03-01T09:00:00Z",
        "webPage": "https://storefront.example/1",
        "mapPage": "https://maps.example/1",
        "buildingKind": "kiosk",
        "paymentMethods": ["Coins", "Prepaid card"]
      },
      {
        "id": "3",
        "placeName": "Old Station",
        "streetAddress": "Platform Alley 9",
        "lockerCount": 24,
        "mapLatitude": 53.5436,
        "handlingFee": {"amount": 2.75, "currency": "EUR"},
        "hasParking": true,
        "openedOn": "2026-03-01T09:00:00Z",
        "webPage": "https://storefront.example/3",
        "buildingKind": "library",
        "paymentMethods": ["Coins", "Prepaid card"]
      }
    ]
    """#
}
