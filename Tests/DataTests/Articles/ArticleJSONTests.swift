import Domain
import Foundation
import Mocks
import Testing

@testable import Data

struct ArticleJSONTests {
  @Test func `a page is read as NewsAPI serves it`() throws {
    let page = try decode(ArticleResponses.page, as: PageJSON<ArticleJSON>.self).toPage(PageRequest())

    #expect(page.total == .exactly(2))
    #expect(page.items[0].title == "Why bread sings when it cools")
    #expect(page.items[0].source == "The Patient Oven")
    #expect(page.items[0].publishedAt == Date(timeIntervalSince1970: 1_772_355_600))
    #expect(page.items[1].id == "3")
    #expect(page.items[1].author == nil)
    #expect(page.items[1].source == nil)
  }

  @Test func `an article without an identifier gets one from its address`() throws {
    let page = try decode(ArticleResponses.page, as: PageJSON<ArticleJSON>.self).toPage(PageRequest())

    #expect(page.items[0].id == ArticleJSON.identifier(for: "https://storefront.example/articles/why-bread-sings"))
    // The test vectors of the FNV draft, appendix C.
    #expect(ArticleJSON.identifier(for: "") == "cbf29ce484222325")
    #expect(ArticleJSON.identifier(for: "a") == "af63dc4c8601ec8c")
    #expect(ArticleJSON.identifier(for: "foobar") == "85944171f73967e8")
    // Every identifier has 16 digits.
    #expect(ArticleJSON.identifier(for: "https://shop.example/10") == "038d62f59284169e")
  }

  @Test func `a page is written as NewsAPI serves it`() throws {
    let article = Article.fixture(author: nil, source: nil, url: nil)
    let page = Page(items: [article], request: PageRequest(), total: .exactly(1))

    let json = String(decoding: try JSONEncoder.storefront.encode(PageJSON<ArticleJSON>(page)), as: UTF8.self)

    #expect(
      json == #"{"articles":[{"#
        + #""content":"Put your ear to a loaf that has just left the oven, and it crackles for a minute.","#
        + #""description":"A crust contracts faster than the crumb below it.","id":"1","#
        + #""publishedAt":"2026-03-01T09:00:00Z","source":{},"title":"Why bread sings when it cools","url":""}],"#
        + #""hasMore":false,"limit":1,"page":1,"skip":0,"status":"ok","totalResults":1}"#
    )
  }

  @Test(arguments: [
    (#"{"title":"a","url":"https://x.example","publishedAt":"yesterday"}"#, "publishedAt"),
    (#"{"title":"a","publishedAt":"2026-03-01T09:00:00Z"}"#, "url"),
    (#"{"url":"https://x.example","publishedAt":"2026-03-01T09:00:00Z"}"#, "title"),
    (#"{"title":"a","url":"","publishedAt":"2026-03-01T09:00:00Z","source":"Oven"}"#, "source"),
  ])
  func `an error names the field that is missing or wrong`(json: String, field: String) throws {
    let error = try #require(throws: DecodingError.self) { try decode(json, as: ArticleJSON.self) }

    #expect(error.field == field)
  }

  private func decode<Document: Decodable>(_ json: String, as type: Document.Type) throws -> Document {
    try JSONDecoder.storefront.decode(type, from: Data(json.utf8))
  }
}
