import Domain
import Foundation
import Mocks
import Testing

@testable import Data

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(10)))
struct ArticleRemoteRepositoryTests {
  @Test func `a search has the endpoint of NewsAPI, an article that of Storefront`() async throws {
    let session = MockNetworkSession(.response(body: ArticleResponses.page), .response(status: 404, body: ""))
    let repository = ArticleRemoteRepository(service: .test(session))

    let page = try await repository.page("bread & butter", number: 2, size: 2)
    await #expect(throws: DomainError.notFound) { try await repository.item(id: "a/b") }

    #expect(page.request == PageRequest(number: 2, size: 2))
    #expect(page.items.count == 2)
    let requests = await session.requests.map(\.url?.absoluteString)
    #expect(
      requests == [
        "https://shop.example/api/everything?q=bread%20%26%20butter&pageSize=2&page=2",
        "https://shop.example/api/articles/a%2Fb",
      ]
    )
  }

  @Test(arguments: [200, 401])
  func `a refusal has NewsAPI's code and message`(status: Int) async throws {
    let session = MockNetworkSession(.response(status: status, body: ArticleResponses.unauthorized))
    let repository = ArticleRemoteRepository(service: .test(session))

    await #expect(throws: DomainError.refused(code: "apiKeyMissing", message: "Your API key is missing.")) {
      try await repository.page("bread")
    }
    #expect(await session.requests.count == 1)
  }
}
