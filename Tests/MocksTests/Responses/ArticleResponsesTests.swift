import Data
import Domain
import Foundation
import Mocks
import Testing

struct ArticleResponsesTests {
  @Test func `a page has two articles, the second without anything that may be missing`() throws {
    let json = try JSONDecoder.storefront.decode(ArticlesJSON.self, from: Foundation.Data(ArticleResponses.page.utf8))
    let page = json.toPage(PageRequest())

    #expect(json.status == "ok")
    #expect(page.total == .exactly(2))
    #expect(page.items.map(\.title) == ["Why bread sings when it cools", "A lamp for every chair"])
    #expect(page.items.map(\.source) == ["The Patient Oven", nil])
    #expect(page.items.last?.id == "3")
    #expect(page.items.last?.content.isEmpty == true)
  }

  @Test func `a refusal says what is missing`() async throws {
    let session = MockNetworkSession(.response(status: 401, body: ArticleResponses.unauthorized))
    let url = try #require(URL(string: "https://news.example"))
    let service = NetworkService(configuration: RemoteConfiguration(baseURL: url, timeout: 3_600), session: session)

    await #expect(
      throws: NetworkError.status(401, code: "apiKeyMissing", message: "Your API key is missing.")
    ) {
      try await service.request(Endpoint(path: ["everything"]), as: ArticlesJSON.self)
    }
  }
}
