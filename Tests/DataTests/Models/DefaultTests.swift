import Foundation
import Testing

@testable import Data

struct DefaultTests {
  private struct Document: Codable, Equatable {
    @Default<Zero> var count: Int
    @Default<ZeroDecimal> var price: Decimal
    @Default<ZeroDouble> var rating: Double
    @Default<EmptyString> var title: String
    @Default<EmptyList<String>> var tags: [String]
  }

  @Test(arguments: [
    "{}",
    #"{"count":null,"price":null,"rating":null,"title":null,"tags":null}"#,
    #"{"count":0,"price":0,"rating":0,"title":"","tags":[]}"#,
  ])
  func `what is absent or null is the default`(json: String) throws {
    let document = try decode(json)

    #expect(document == Document())
    #expect(document.count == 0)
    #expect(document.tags == [])
  }

  @Test
  func `what is there is kept`() throws {
    let document = try decode(#"{"count":3,"price":0.1,"rating":4.5,"title":"Lamp","tags":["a"]}"#)

    #expect(document.count == 3)
    #expect(document.price == Decimal(hundredths: 10))
    #expect(document.rating == 4.5)
    #expect(document.title == "Lamp")
    #expect(document.tags == ["a"])
  }

  @Test(arguments: [
    (#"{"count":"3"}"#, "count"),
    (#"{"price":true}"#, "price"),
    (#"{"rating":"good"}"#, "rating"),
    (#"{"title":7}"#, "title"),
    (#"{"title":{}}"#, "title"),
    (#"{"tags":"a"}"#, "tags"),
    (#"{"tags":["a",2]}"#, "tags[1]"),
    (#"{"tags":["a",null]}"#, "tags[1]"),
    (#"{"count":1.5}"#, "count"),
    (#"{"count":1e30}"#, "count"),
    (#"{"price":1e999}"#, "price"),
    (#"{"rating":1e999}"#, "rating"),
  ])
  func `a wrong type is an error that names the field`(json: String, field: String) throws {
    let error = try #require(throws: DecodingError.self) { try decode(json) }

    #expect(error.field == field)
  }

  @Test
  func `is written as the plain value`() throws {
    var document = Document()
    document.title = "Lamp"

    let encoded = try JSONEncoder.storefront.encode(document)

    #expect(String(decoding: encoded, as: UTF8.self) == #"{"count":0,"price":0,"rating":0,"tags":[],"title":"Lamp"}"#)
  }

  private func decode(_ json: String) throws -> Document {
    try JSONDecoder.storefront.decode(Document.self, from: Data(json.utf8))
  }
}
