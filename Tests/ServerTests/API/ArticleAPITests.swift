import Composition
import Domain
import Foundation
import Mocks
import Testing

@testable import Server

@Suite struct ArticleAPITests {
  struct Articles: Decodable {
    let status: String
    let totalResults: Int
    let articles: [Article]
  }

  struct Article: Decodable {
    let id: String
  }

  private let api = APITester()

  @Test func `an article is written in NewsAPI's format, with an identifier and an RFC 3339 date`() async throws {
    let reply = try await api.ask("/articles/1")

    #expect(reply.status == 200)
    #expect(reply.header("Content-Type") == "application/json")
    #expect(
      reply.text == """
        {"author":"Ines Castellano","content":"Put your ear to a loaf that has just left the oven, and it crackles for a \
        minute.","description":"A crust contracts faster than the crumb below it.","id":"1",\
        "publishedAt":"2026-03-01T09:00:00Z","source":{"name":"The Patient Oven"},"title":"Why bread sings when it cools",\
        "url":"https://storefront.example/articles/why-bread-sings"}
        """
    )
  }

  @Test(arguments: [
    ("/everything?q=bread", ["1", "2"], 2), ("/everything?q=bread&pageSize=1", ["1"], 2),
    ("/everything?q=bread&pageSize=1&page=2", ["2"], 2), ("/everything?q=bread&pageSize=1&page=3", [], 2),
    ("/everything?q=bread&page=1000000000", [], 2), ("/everything?q=bread+third", ["2"], 1),
    ("/everything?q=nothing", [], 0), ("/everything?q=nothing&page=2", [], 0),
  ])
  func `a page has its articles and the total`(_ address: String, _ ids: [String], _ total: Int) async throws {
    let reply = try await api.ask(address)

    #expect(reply.status == 200)
    let answer: Articles = try reply.decoded()
    #expect(answer.status == "ok")
    #expect(answer.articles.map(\.id) == ids)
    #expect(answer.totalResults == total)
  }

  @Test func `what an article has not is left out, but for the address, which the format promises`() async throws {
    let reply = try await api.ask("/articles/3")

    #expect(reply.text.contains(#""source":{}"#))
    #expect(reply.text.contains(#""url":"""#))
    #expect(!reply.text.contains("author"))
  }

  @Test(arguments: ["a%20b", "a%2Fb", "100%25", "%C3%A4", "%2E%2E", "a+b", "everything"])
  func `an identifier may hold any character`(_ encoded: String) async throws {
    let id = try #require(encoded.removingPercentEncoding)
    let repository = MockArticleRepository(articles: [.fixture(id: id)])
    let api = APITester(.mock(articleUseCase: DefaultArticleUseCase(repository: repository)))

    let answer: Article = try await api.ask("/articles/" + encoded).decoded()

    #expect(answer.id == id)
  }
}
