import Foundation
import Testing

@testable import Data

@Suite struct EndpointTests {
  @Test(arguments: [
    ("https://shop.example", "https://shop.example/products/1"),
    ("https://shop.example/", "https://shop.example/products/1"),
    ("https://shop.example/api", "https://shop.example/api/products/1"),
    ("http://127.0.0.1:8080/api/v2/", "http://127.0.0.1:8080/api/v2/products/1"),
  ])
  func `lies below the base URL`(base: String, expected: String) throws {
    let base = try #require(URL(string: base))

    #expect(Endpoint(path: ["products", "1"]).url(relativeTo: base)?.absoluteString == expected)
  }

  @Test(arguments: [
    ("..", "https://shop.example/%2E%2E"), ("a/b?c#d", "https://shop.example/a%2Fb%3Fc%23d"),
    ("crème", "https://shop.example/cr%C3%A8me"), ("50%", "https://shop.example/50%25"),
  ])
  func `escapes what a path segment may not hold`(segment: String, expected: String) throws {
    let base = try #require(URL(string: "https://shop.example"))

    #expect(Endpoint(path: [segment]).url(relativeTo: base)?.absoluteString == expected)
  }
}
