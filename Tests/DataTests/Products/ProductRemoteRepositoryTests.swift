import Domain
import Foundation
import Mocks
import Testing

@testable import Data

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(10)))
struct ProductRemoteRepositoryTests {
  @Test(arguments: [
    (ProductQuery(), "/products?limit=20&skip=0"),
    (ProductQuery(page: PageRequest(number: 3, size: 7)), "/products?limit=7&skip=14"),
    (ProductQuery(categoryID: "home decor/lamps"), "/products/category/home%20decor%2Flamps?limit=20&skip=0"),
    (ProductQuery(text: SearchText("tea & C++")), "/products/search?q=tea%20%26%20C%2B%2B&limit=20&skip=0"),
    (
      ProductQuery(text: SearchText("lamp"), categoryID: "lighting"),
      "/products/search?q=lamp&category=lighting&limit=20&skip=0"
    ),
  ])
  func `a page has the endpoints of DummyJSON`(query: ProductQuery, expected: String) async throws {
    let session = MockNetworkSession(.response(body: #"{"products":[],"total":0}"#))

    _ = try await ProductRemoteRepository(service: .test(session)).page(matching: query)

    #expect(await session.requests.map(\.url?.absoluteString) == ["https://shop.example/api" + expected])
  }

  @Test func `a server that ignores the category is noticed`() async throws {
    let repository = repository(.response(body: ProductResponses.page))

    await #expect(throws: DomainError.categoryIgnored("lighting")) {
      try await repository.page("lamp", category: "lighting", size: 2)
    }
  }

  @Test func `a category that the server does not have is empty`() async throws {
    let repository = repository(.response(status: 404, body: ProductResponses.notFound))

    let page = try await repository.page(category: "lightning")

    #expect(page == Page(items: [], request: PageRequest(), total: .exactly(0)))
  }

  @Test func `a server without products is not an empty shop`() async throws {
    let repository = repository(.response(status: 404, body: ProductResponses.notFound))

    await #expect(throws: DomainError.notFound) { try await repository.page() }
    await #expect(throws: DomainError.notFound) { try await repository.page("lamp") }
  }

  @Test func `categories are sorted, whatever the server's order`() async throws {
    let repository = repository(
      .response(body: #"[{"slug":"toys","name":"Toys"},{"slug":"audio","name":"Audio"}]"#)
    )

    #expect(try await repository.categories().map(\.id) == ["audio", "toys"])
  }

  @Test func `a status that is a field of the product is no refusal`() async throws {
    let repository = repository(
      .response(body: #"{"id":1,"title":"Lamp","category":"lighting","price":9,"status":"error"}"#)
    )

    #expect(try await repository.item(id: 1).title == "Lamp")
  }

  private func repository(_ response: MockNetworkSession.Response) -> ProductRemoteRepository {
    ProductRemoteRepository(service: .test(MockNetworkSession(response)))
  }
}
