import Foundation
import Testing

@testable import Data

struct JSONCodingTests {
  @Test(arguments: [
    "2026-03-01T09:00:00Z", "2026-03-01T09:00:00.000Z", "2026-03-01T10:00:00+01:00", "2026-03-01T04:00:00.0-05:00",
  ])
  func `dates are RFC 3339, with or without fractions of a second`(date: String) throws {
    let decoded = try JSONDecoder.storefront.decode([Date].self, from: Data("[\"\(date)\"]".utf8))

    #expect(decoded == [Date(timeIntervalSince1970: 1_772_355_600)])
  }

  @Test(arguments: ["\"\"", "\"2026-03-01\"", "\"yesterday\"", "1772355600", "null"])
  func `what is no date is an error that names its place`(date: String) throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder.storefront.decode([Date].self, from: Data("[\(date)]".utf8))
    }

    #expect(error.field == "[0]")
    if case .dataCorrupted(let context) = error {
      #expect(context.debugDescription == "not a date: \(date.filter { $0 != "\"" })")
    }
  }

  @Test func `keys come in order, and slashes as they are`() throws {
    let encoded = try JSONEncoder.storefront.encode(["b": "/", "a": "2"])

    #expect(String(decoding: encoded, as: UTF8.self) == #"{"a":"2","b":"/"}"#)
  }
}
