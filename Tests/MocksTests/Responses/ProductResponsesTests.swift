import Data
import Domain
import Foundation
import Mocks
import Testing

struct ProductResponsesTests {
  private func decode<Document: Decodable>(_ type: Document.Type, from json: String) throws -> Document {
    try JSONDecoder.storefront.decode(type, from: Foundation.Data(json.utf8))
  }

  @Test func `a page is the first of two`() throws {
    let page = try decode(ProductsJSON.self, from: ProductResponses.page).toPage(PageRequest(size: 2))

    #expect(page.items.map(\.id) == [1, 2])
    #expect(page.items.map(\.price) == [.usd(49.95), .usd(36.4)])
    #expect(page.items.last?.brand == nil)
    #expect(page.total == .exactly(4))
    #expect(page.hasMore)
  }

  @Test func `a product without a price does not decode`() {
    #expect(throws: DecodingError.self) { try decode(ProductJSON.self, from: ProductResponses.withoutPrice) }
  }

  @Test func `a refusal says what is missing`() async throws {
    let session = MockNetworkSession(.response(status: 404, body: ProductResponses.notFound))
    let url = try #require(URL(string: "https://shop.example"))
    let service = NetworkService(configuration: RemoteConfiguration(baseURL: url, timeout: 3_600), session: session)

    await #expect(throws: NetworkError.status(404, code: nil, message: "Product with id '999' not found")) {
      try await service.request(Endpoint(path: ["products", "999"]), as: ProductJSON.self)
    }
  }
}
