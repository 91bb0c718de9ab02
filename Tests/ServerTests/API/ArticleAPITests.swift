import Mocks
import TestSupport
import Testing

@testable import Server

/// Lists of articles, in NewsAPI's format.
@Suite(.timeLimit(.minutes(10))) struct ArticleAPITests {
  @Test(arguments: [
    ("?q=bread", ["1", "2"], 2), ("?q=bread&pageSize=1", ["1"], 2), ("?q=bread&pageSize=1&page=2", ["2"], 2),
    ("?q=bread&pageSize=1&page=3", [], 2), ("?q=bread&page=1000000000", [], 2), ("?q=bread+third", ["2"], 1),
    ("?q=nothing", [], 0), ("?q=nothing&page=2", [], 0),
  ])
  func `a page has its articles and the total`(_ query: String, _ ids: [String], _ total: Double) async throws {
    let reply = try await TestServer().get("/api/everything" + query)

    #expect(reply.status == 200)
    let list = try reply.json()
    #expect(list["status"] == .string("ok"))
    #expect(list["articles"]?.array.compactMap { $0["id"]?.string } == ids)
    #expect(list["totalResults"]?.number == total)
  }

  @Test func `a page has 100 articles by default`() async throws {
    let list = try await TestServer(MockSettings(items: .many(120))).get("/api/everything?q=bread").json()

    #expect(list["articles"]?.array.count == 100)
  }
}
