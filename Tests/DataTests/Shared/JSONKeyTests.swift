import Domain
import Foundation
import Testing

@testable import Data

struct JSONKeyTests {
  private struct Document: Codable {
    let count: Int
    let price: Decimal
    let rating: Double?
    let openedOn: Date?
    let tags: [String]
    let fee: Money?

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: JSONKey.self)
      count = try values.read("count")
      price = try values.read("price")
      rating = try values.read("rating")
      openedOn = try values.read("openedOn")
      tags = try values.read("tags", default: ["none"])
      fee = try values.read("fee")
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: JSONKey.self)
      try values.write(count, "count")
      try values.write(price, "price")
      try values.write(rating, "rating")
      try values.write(openedOn, "openedOn")
      try values.write(tags, "tags")
      try values.write(fee, "fee")
    }
  }

  @Test(arguments: [
    (#"{"count":3,"price":0.1}"#, #"{"count":3,"price":0.1,"tags":["none"]}"#),
    (
      #"{"count":3,"price":0.1,"rating":null,"openedOn":null,"tags":null,"fee":null}"#,
      #"{"count":3,"price":0.1,"tags":["none"]}"#
    ),
    (
      #"{"count":-3,"price":12345678901234567.89,"rating":4.5,"openedOn":"2026-03-01T10:00:00+01:00","tags":[],"#
        + #""fee":{"amount":1.255,"currency":"KWD"}}"#,
      #"{"count":-3,"fee":{"amount":1.255,"currency":"KWD"},"openedOn":"2026-03-01T09:00:00Z","#
        + #""price":12345678901234567.89,"rating":4.5,"tags":[]}"#
    ),
  ])
  func `values are kept, and optional fields may be missing or null`(json: String, expected: String) throws {
    let encoded = try JSONEncoder.storefront.encode(try decode(json))

    #expect(String(decoding: encoded, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    (#""price":1"#, "count"),
    (#""price":1,"count":null"#, "count"),
    (#""price":1,"count":"3""#, "count"),
    (#""price":1,"count":1.5"#, "count"),
    (#""price":1,"count":1e30"#, "count"),
    (#""count":1"#, "price"),
    (#""count":1,"price":true"#, "price"),
    (#""count":1,"price":1e999"#, "price"),
    (#""count":1,"price":1,"rating":"good""#, "rating"),
    (#""count":1,"price":1,"rating":1e999"#, "rating"),
    (#""count":1,"price":1,"openedOn":"yesterday""#, "openedOn"),
    (#""count":1,"price":1,"tags":"a""#, "tags"),
    (#""count":1,"price":1,"tags":["a",2]"#, "tags[1]"),
    (#""count":1,"price":1,"tags":["a",null]"#, "tags[1]"),
    (#""count":1,"price":1,"fee":2.75"#, "fee"),
    (#""count":1,"price":1,"fee":{"amount":2.75}"#, "fee.currency"),
    (#""count":1,"price":1,"fee":{"amount":"2","currency":"EUR"}"#, "fee.amount"),
  ])
  func `an error names the field that is missing or has another type`(fields: String, field: String) throws {
    let error = try #require(throws: DecodingError.self) { try decode("{\(fields)}") }

    #expect(error.field == field)
  }

  private func decode(_ json: String) throws -> Document {
    try JSONDecoder.storefront.decode(Document.self, from: Data(json.utf8))
  }
}
