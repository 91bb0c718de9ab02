import Domain
import Foundation
import Mocks
import Testing

@testable import Data

struct PickupPointJSONTests {
  @Test func `the samples are written as they were read`() throws {
    let document = try #require(object(Data(Catalogue.pickupPointsDocument.utf8)) as? NSArray)

    let json = try JSONEncoder.storefront.encode(try Catalogue.pickupPoints().map(PickupPointJSON.init))

    #expect(try object(json) as? NSArray == document)
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
}
