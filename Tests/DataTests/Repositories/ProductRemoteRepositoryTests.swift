import Domain
import Foundation
import Mocks
import Testing

@testable import Data

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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
  func `asks as DummyJSON wants to be asked`(query: ProductQuery, expected: String) async throws {
    let session = MockNetworkSession(.response(body: #"{"products":[],"total":0}"#))

    _ = try await repository(session).products(matching: query, policy: .useCache)

    #expect(await session.requests.map(\.url?.absoluteString) == ["https://shop.example" + expected])
  }

  @Test
  func `a server that ignores the category is found out`() async throws {
    let repository = try repository(MockNetworkSession(.response(body: ProductResponses.page)))
    let query = ProductQuery(text: SearchText("lamp"), categoryID: "lighting")

    await #expect(throws: DomainError.categoryIgnored("lighting")) {
      try await repository.products(matching: query, policy: .useCache)
    }
  }

  @Test
  func `a category that the server does not know is empty`() async throws {
    let repository = try repository(MockNetworkSession(.response(status: 404, body: ProductResponses.notFound)))

    let page = try await repository.page(category: "lightning")

    #expect(page == Page(items: [], request: PageRequest(), total: .exactly(0)))
  }

  @Test
  func `a server without products is not an empty shop`() async throws {
    let repository = try repository(MockNetworkSession(.response(status: 404, body: ProductResponses.notFound)))

    await #expect(throws: DomainError.notFound) { try await repository.page() }
    await #expect(throws: DomainError.notFound) { try await repository.page("lamp") }
  }

  @Test
  func `a total below zero counts as none`() async throws {
    let repository = try repository(MockNetworkSession(.response(body: #"{"products":[],"total":-1}"#)))

    #expect(try await repository.page().total == .exactly(0))
  }

  @Test
  func `categories are sorted, whatever the server's order`() async throws {
    let body = #"[{"slug":"toys","name":"Toys"},{"slug":"audio","name":"Audio"}]"#
    let repository = try repository(MockNetworkSession(.response(body: body)))

    #expect(try await repository.categories().map(\.id) == ["audio", "toys"])
  }

  @Test
  func `a field that is missing is named`() async throws {
    let body =
      #"{"products":[{"id":1,"title":"a","category":"b","price":1},{"id":2,"title":"a","category":"b"}],"total":2}"#
    let repository = try repository(MockNetworkSession(.response(body: body)))

    await #expect(throws: DomainError.invalidResponse(field: "products[1].price")) { try await repository.page() }
  }

  private func repository(_ session: MockNetworkSession) throws -> ProductRemoteRepository {
    let baseURL = try #require(URL(string: "https://shop.example"))
    let configuration = RemoteConfiguration(baseURL: baseURL, timeout: 3_600)
    return ProductRemoteRepository(service: NetworkService(configuration: configuration, session: session))
  }
}
