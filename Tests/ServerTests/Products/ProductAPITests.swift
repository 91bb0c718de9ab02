import Mocks
import TestSupport
import Testing

@testable import Server

/// Lists of products, in DummyJSON's format.
@Suite(.timeLimit(.minutes(10))) struct ProductAPITests {
  @Test(arguments: [
    ("", [1, 2, 3, 4], 4), ("?limit=3", [1, 2, 3], 4), ("?limit=3&skip=3", [4], 4), ("?limit=2&skip=1", [2, 3], 4),
    ("?limit=100&skip=3", [4], 4), ("?limit=3&skip=4", [], 4), ("?limit=2&skip=1000", [], 4),
    ("/search", [1, 2, 3, 4], 4), ("/search?q=lamp", [1, 4], 2), ("/search?q=LINEN+lamp", [1], 1),
    ("/search?q=linen%20lamp", [1], 1), ("/search?q=lamp&skip=1&limit=1", [4], 2),
    ("/search?q=lamp&skip=2&limit=1", [], 2), ("/search?q=nothing", [], 0), ("/search?q=jalape%C3%B1o", [3], 1),
    ("/search?q=lamp&q=pan", [1, 4], 2), ("/search?q=lo&category=kitchen", [2], 1),
    ("/search?q=lo&category=lighting", [], 0), ("/search?q=?!", [], 0), ("/category/lighting", [1, 4], 2),
    ("/category/lighting?limit=1&skip=1", [4], 2), ("/category/lighting?limit=1&skip=2", [], 2),
    ("/category/light%69ng", [1, 4], 2),
  ])
  func `a list has its products and the total`(_ address: String, _ ids: [Double], _ total: Double) async throws {
    let reply = try await TestServer().get("/api/products" + address)

    #expect(reply.status == 200)
    let list = try reply.json()
    #expect(list["products"]?.array.compactMap { $0["id"]?.number } == ids)
    #expect(list["total"]?.number == total)
    #expect(list["limit"]?.number == Double(ids.count))
  }

  @Test func `any part of a list is what the whole list has there`() async throws {
    let server = try TestServer(MockSettings(items: .many(23)))

    for limit in [1, 5, 7, 22, 23, 24, 100] {
      for skip in 0...24 {
        let list = try await server.get("/api/products?limit=\(limit)&skip=\(skip)").json()
        let ids = list["products"]?.array.compactMap { $0["id"]?.number.map { Int($0) } }
        #expect(ids == Array((1...23).dropFirst(skip).prefix(limit)), "\(limit) from \(skip)")
        #expect(list["total"]?.number == 23)
        #expect(list["skip"]?.number == Double(skip))
      }
    }
  }

  @Test(arguments: ["/api/products?", "/api/products/search?q=lamp&", "/api/products/category/lighting?"])
  func `a list has 30 products by default`(path: String) async throws {
    let server = try TestServer(MockSettings(items: .many(40)))

    let list = try await server.get(path)

    #expect(try await list.bytes == server.get("\(path)limit=30&skip=0").bytes)
    #expect(try list.json()["products"]?.array.count == 30)
  }

  @Test func `the categories are in order`() async throws {
    #expect(
      try await TestServer().get("/api/products/categories").text == """
        [{"name":"Garden","slug":"garden"},{"name":"Kitchen","slug":"kitchen"},{"name":"Lighting","slug":"lighting"}]
        """
    )
  }
}
