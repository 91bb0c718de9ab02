import Composition
import Foundation
import Testing

struct ConfigurationTests {
  @Test(arguments: [
    "http://localhost:8080", "https://dummyjson.com", "https://shop.example/api/v2", "HTTPS://SHOP.EXAMPLE",
    "http://127.0.0.1", "http://[::1]:8080/",
  ])
  func `an http or https URL is a remote source`(text: String) throws {
    let url = try #require(URL(string: text))

    #expect(Configuration.Source(text) == .remote(url))
  }

  @Test func `the other sources have names`() {
    #expect(Configuration.Source("embedded") == .embedded)
    #expect(Configuration.Source("mock") == .mock)
  }

  @Test(arguments: [
    "", " ", "Embedded", "embedded ", "MOCK", "shop.example", "localhost:8080", "ftp://shop.example", "file:///data",
    "storefront://orders", "http:", "http://", "https:///orders", "http://:8080", "://shop.example",
  ])
  func `anything else is not a source`(text: String) {
    #expect(Configuration.Source(text) == nil)
  }

  @Test func `messages name every source`() {
    let names = Configuration.Source.names

    #expect(["embedded", "mock", "http(s)"].allSatisfy { names.contains($0) })
  }

  @Test func `the embedded database of the user is the default, for one request at a time`() {
    let configuration = Configuration()

    #expect(configuration.source == .embedded)
    #expect(configuration.databasePath == nil)
    #expect(configuration.cachePath == nil)
    #expect(configuration.apiKey == nil)
    #expect(configuration.timeout == 10)
    #expect(!configuration.isConcurrent)
  }
}
