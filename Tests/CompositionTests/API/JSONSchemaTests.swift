import Domain
import Foundation
import Mocks
import Presentation
import TestSupport
import Testing

@testable import Composition

@Suite(.timeLimit(.minutes(10)))
struct JSONSchemaTests {
  private struct Sample: Decodable {
    let text: String
    let isOpen: Bool
    let count: Int
    let share: Double
    let amount: Decimal
    let day: Date
    let page: URL
    let tags: [String]
    let place: Place?
    let note: String?

    struct Place: Decodable {
      let floor: Int
      let hint: String?
    }
  }

  private struct Numbers: Decodable {
    let numbers: [Int]
  }

  private enum Key: CodingKey { case inner }

  private struct NestedObject: Decodable {
    init(from decoder: any Decoder) throws {
      _ = try decoder.container(keyedBy: Key.self).nestedContainer(keyedBy: Key.self, forKey: .inner)
    }
  }

  private struct NestedArray: Decodable {
    init(from decoder: any Decoder) throws {
      _ = try decoder.container(keyedBy: Key.self).nestedUnkeyedContainer(forKey: .inner)
    }
  }

  @Test func `what no format uses has no schema`() {
    #expect(Self.refusal(of: Numbers.self) == "no schema for an array of objects")
    #expect(Self.refusal(of: NestedObject.self) == "no schema for a nested container")
    #expect(Self.refusal(of: NestedArray.self) == "no schema for a nested array")
  }

  private static func refusal(of type: (some Decodable).Type) -> String? {
    let error = #expect(throws: DecodingError.self) { try SchemaRecorder().sample(of: type) }
    guard case .dataCorrupted(let context) = error else { return nil }
    return context.debugDescription
  }

  /// The availability is written for programs and never read; no fixture has a picture.
  private static func different(_ feature: String) -> Set<String> {
    switch feature {
    case "products": ["availability", "thumbnail"]
    default: []
    }
  }

  /// Fields that are always written but not required, as other servers leave them out.
  private static func defaulted(_ feature: String) -> [String] {
    switch feature {
    case "articles": ["content", "description", "id", "source"]
    case "products":
      ["availability", "currency", "description", "discountPercentage", "images", "rating", "stock", "tags"]
    default: []
    }
  }

  @Test func `a type's schema has every field that it decodes`() throws {
    let expected = """
      {
        "type": "object",
        "required": ["text", "isOpen", "count", "share", "amount", "day", "page", "tags"],
        "properties": {
          "text": {"type": "string"},
          "isOpen": {"type": "boolean"},
          "count": {"type": "integer"},
          "share": {"type": "number"},
          "amount": {"type": "number"},
          "day": {"type": "string", "format": "date-time"},
          "page": {"type": "string", "format": "uri"},
          "tags": {"type": "array", "items": {"type": "string"}},
          "place": {
            "type": "object",
            "required": ["floor"],
            "properties": {"floor": {"type": "integer"}, "hint": {"type": "string"}}
          },
          "note": {"type": "string"}
        }
      }
      """

    let schema = try JSONEncoder().encode(JSONSchema(of: Sample.self))

    #expect(try JSONValue(schema) == JSONValue(Data(expected.utf8)))
  }

  @Test(arguments: Features.shared)
  func `the schema of a feature has the fields of its documents`(feature: any Feature.Type) async throws {
    let stale = MockSettings(freshness: .stale(since: Date(timeIntervalSince1970: 0)))
    let api = try feature.api(in: .mock(stale))
    var documents: [JSONValue] = []
    for id in feature.fixtureIDs { documents.append(try await api.item(id)) }
    let properties = try #require(api.schema.properties)

    let names = Set(properties.map(\.name))
    #expect(names.count == properties.count)
    #expect(names.symmetricDifference(documents.flatMap(\.object.keys)) == Self.different(feature.name))

    // The fields of the item without optional values.
    let always = documents.map { Set($0.object.keys) }.reduce(names) { $0.count < $1.count ? $0 : $1 }
    let required = Set(properties.filter(\.isRequired).map(\.name))
    #expect(always.subtracting(required) == Set(["notice"] + Self.defaulted(feature.name)))
    #expect(documents.filter { !api.schema.matches($0) } == [])
  }
}

extension JSONSchema {
  fileprivate var properties: [Property]? {
    if case .object(let properties) = self { properties } else { nil }
  }

  /// Whether a value has this shape. Fields that the schema does not name are ignored.
  fileprivate func matches(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.string(nil), .string), (.number, .number), (.boolean, .bool): true
    case (.string("uri"?), .string(let text)): URL(string: text)?.scheme != nil
    case (.string("date-time"?), .string(let text)): (try? Date(text, strategy: .iso8601)) != nil
    case (.integer, .number): value.text != nil
    case (.array(let item), .array(let values)): values.allSatisfy(item.matches)
    case (.object(let properties), .object(let fields)):
      properties.allSatisfy { fields[$0.name].map($0.schema.matches) ?? !$0.isRequired }
    default: false
    }
  }
}
