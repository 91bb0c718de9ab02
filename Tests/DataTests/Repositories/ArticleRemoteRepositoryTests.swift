import Domain
import Foundation
import Mocks
import Testing

@testable import Data

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct ArticleRemoteRepositoryTests {
  @Test
  func `asks as NewsAPI wants to be asked`() async throws {
    let session = MockNetworkSession(.response(body: ArticleResponses.page))

    let page = try await repository(session).page("bread & butter", number: 2, size: 2)

    let expected = "https://shop.example/v2/everything?q=bread%20%26%20butter&pageSize=2&page=2"
    #expect(await session.requests.map(\.url?.absoluteString) == [expected])
    #expect(page.request == PageRequest(number: 2, size: 2))
    #expect(page.items.count == 2)
  }

  @Test
  func `a refusal keeps NewsAPI's words`() async throws {
    let session = MockNetworkSession(.response(status: 401, body: ArticleResponses.unauthorized))
    let repository = try repository(session)

    await #expect(throws: DomainError.refused(code: "apiKeyMissing", message: "Your API key is missing.")) {
      try await repository.page("bread")
    }
  }

  @Test
  func `an article is asked for by its identifier`() async throws {
    let session = MockNetworkSession(.response(status: 404, body: ""))
    let repository = try repository(session)

    await #expect(throws: DomainError.notFound) { try await repository.article(id: "a/b", policy: .useCache) }

    #expect(await session.requests.map(\.url?.absoluteString) == ["https://shop.example/v2/articles/a%2Fb"])
  }

  private func repository(_ session: MockNetworkSession) throws -> ArticleRemoteRepository {
    let baseURL = try #require(URL(string: "https://shop.example/v2"))
    let configuration = RemoteConfiguration(baseURL: baseURL, timeout: 3_600)
    return ArticleRemoteRepository(service: NetworkService(configuration: configuration, session: session))
  }
}
