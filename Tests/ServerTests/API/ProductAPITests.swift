import Composition
import Domain
import Foundation
import Mocks
import Testing

@testable import Server

@Suite struct ProductAPITests {
  struct Products: Decodable {
    let products: [Product]
    let total: Int
    let skip: Int
    let limit: Int
  }

  struct Product: Decodable {
    let id: Int
  }

  private let api = APITester()

  @Test func `a stretch is written in DummyJSON's format, with exact prices and its keys in order`() async throws {
    // A literal would go through binary floating point.
    let price = try #require(Decimal(string: "19.99"))

    let reply = try await APITester(shop([.fixture(price: price, discountPercentage: 12.5)])).ask("/products")

    #expect(reply.status == 200)
    #expect(reply.header("Content-Type") == "application/json")
    #expect(
      reply.text == """
        {"limit":1,"products":[{"brand":"Ostara","category":"lighting","description":"A warm light for the last pages of \
        the day.","discountPercentage":12.5,"id":1,"images":[],"price":19.99,"rating":4.3,"stock":42,\
        "tags":["lamp","linen"],"title":"Linen Bedside Lamp"}],"skip":0,"total":1}
        """
    )
  }

  @Test(arguments: ["0.1", "0.07", "19.99", "4.35", "1234567890.12", "99999999999999.99"])
  func `a price keeps its digits`(_ price: String) async throws {
    let amount = try #require(Decimal(string: price))

    let reply = try await APITester(shop([.fixture(price: amount)])).ask("/products/1")

    #expect(reply.text.contains("\"price\":\(price),"))
  }

  @Test(arguments: [
    ("/products", [1, 2, 3, 4], 4), ("/products?limit=3", [1, 2, 3], 4), ("/products?limit=3&skip=3", [4], 4),
    ("/products?limit=2&skip=1", [2, 3], 4), ("/products?limit=3&skip=2", [3, 4], 4),
    ("/products?limit=100&skip=3", [4], 4), ("/products?limit=3&skip=4", [], 4), ("/products?limit=3&skip=5", [], 4),
    ("/products?limit=2&skip=1000", [], 4), ("/products/search", [1, 2, 3, 4], 4),
    ("/products/search?q=lamp", [1, 4], 2),
    ("/products/search?q=LINEN+lamp", [1], 1), ("/products/search?q=linen%20lamp", [1], 1),
    ("/products/search?q=lamp&skip=1&limit=1", [4], 2), ("/products/search?q=lamp&skip=2&limit=1", [], 2),
    ("/products/search?q=nothing", [], 0), ("/products/search?q=jalape%C3%B1o", [3], 1),
    ("/products/search?q=lamp&q=pan", [1, 4], 2), ("/products/search?q=lo&category=kitchen", [2], 1),
    ("/products/search?q=lo&category=lighting", [], 0), ("/products/search?q=?!", [], 0),
    ("/products/category/lighting", [1, 4], 2), ("/products/category/lighting?limit=1&skip=1", [4], 2),
    ("/products/category/lighting?limit=1&skip=2", [], 2), ("/products/category/light%69ng", [1, 4], 2),
  ])
  func `a stretch has its products and the total`(_ address: String, _ ids: [Int], _ total: Int) async throws {
    let reply = try await api.ask(address)

    #expect(reply.status == 200)
    let answer: Products = try reply.decoded()
    #expect(answer.products.map(\.id) == ids)
    #expect(answer.total == total)
    #expect(answer.limit == ids.count)
  }

  @Test func `any stretch is what the whole list has there`() async throws {
    let api = APITester(shop(.fixtures(count: 23)))

    for limit in [1, 2, 5, 7, 22, 23, 24, 100] {
      for skip in 0...24 {
        let answer: Products = try await api.ask("/products?limit=\(limit)&skip=\(skip)").decoded()
        #expect(answer.products.map(\.id) == Array((1...23).dropFirst(skip).prefix(limit)), "\(limit) from \(skip)")
        #expect(answer.total == 23)
        #expect(answer.skip == skip)
      }
    }
  }

  @Test func `the categories are in order`() async throws {
    let reply = try await api.ask("/products/categories")

    #expect(
      reply.text == """
        [{"name":"Garden","slug":"garden"},{"name":"Kitchen","slug":"kitchen"},{"name":"Lighting","slug":"lighting"}]
        """
    )
  }

  @Test func `what a product has not is left out`() async throws {
    let reply = try await api.ask("/products/3")

    #expect(reply.status == 200)
    #expect(!reply.text.contains("brand"))
    #expect(!reply.text.contains("thumbnail"))
    #expect(!reply.text.contains("null"))
  }

  @Test func `the first picture is the thumbnail`() async throws {
    let images = ["https://shop.example/1.png", "https://shop.example/2.png"]
    let product = Domain.Product.fixture(images: images.compactMap { URL(string: $0) })

    let reply = try await APITester(shop([product])).ask("/products/1")

    #expect(reply.text.contains(#""images":["https://shop.example/1.png","https://shop.example/2.png"]"#))
    #expect(reply.text.contains(#""thumbnail":"https://shop.example/1.png""#))
  }

  @Test func `data that the source could not be asked for is as old as it is`() async throws {
    let since = Date.now.addingTimeInterval(-3_600)
    let stale = MockProductUseCase(freshness: .stale(since: since))

    let reply = try await APITester(.mock(productUseCase: stale)).ask("/products/1")

    let age = try #require(reply.header("Age").flatMap { Int($0) })
    #expect((3_600...3_900).contains(age))
    #expect(try await api.ask("/products/1").header("Age") == nil)
  }

  private func shop(_ products: [Domain.Product]) -> DIContainer {
    .mock(productUseCase: DefaultProductUseCase(repository: MockProductRepository(products: products)))
  }
}
