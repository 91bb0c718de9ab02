import Domain
import Foundation
import Mocks
import Testing

@testable import Data

@Suite struct ArticleJSONTests {
  private func page() throws -> Page<Article> {
    try JSONDecoder.storefront.decode(ArticlesJSON.self, from: Data(ArticleResponses.page.utf8)).toPage(PageRequest())
  }

  @Test func `reads a page as NewsAPI serves it`() throws {
    let article = try #require(page().items.first)

    #expect(article.title == "Why bread sings when it cools")
    #expect(article.source == "The Patient Oven")
    #expect(article.publishedAt == Date(timeIntervalSince1970: 1_772_355_600))
  }

  @Test func `makes a stable identifier from the address where there is none`() throws {
    let (first, second) = try (page(), page())

    #expect(first.items.map(\.id) == second.items.map(\.id))
    #expect(first.items[0].id.count == 16)
    #expect(first.items[1].id == "3")
    // The test vectors of the FNV draft, appendix C.
    #expect(ArticleJSON.identifier(for: "") == "cbf29ce484222325")
    #expect(ArticleJSON.identifier(for: "a") == "af63dc4c8601ec8c")
    #expect(ArticleJSON.identifier(for: "foobar") == "85944171f73967e8")
  }

  @Test(arguments: [
    (#"{"title":"a","url":"https://x.example","publishedAt":"yesterday"}"#, "publishedAt"),
    (#"{"title":"a","publishedAt":"2026-03-01T09:00:00Z"}"#, "url"),
    (#"{"url":"https://x.example","publishedAt":"2026-03-01T09:00:00Z"}"#, "title"),
  ])
  func `names what must be there and is not`(json: String, field: String) throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder.storefront.decode(ArticleJSON.self, from: Data(json.utf8))
    }

    #expect(error.field == field)
  }
}
