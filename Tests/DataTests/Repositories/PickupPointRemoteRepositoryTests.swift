import Domain
import Foundation
import Mocks
import Testing

@testable import Data

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct PickupPointRemoteRepositoryTests {
  @Test
  func `a page is asked for by keyword, number and size`() async throws {
    let session = MockNetworkSession(.response(body: PickupPointResponses.page))

    let page = try await repository(session).page("bread & butter", number: 2, size: 2)

    let expected = "https://shop.example/api/pickup-points?keyword=bread%20%26%20butter&page=2&pageSize=2"
    #expect(await session.requests.map(\.url?.absoluteString) == [expected])
    #expect(page.request == PageRequest(number: 2, size: 2))
    #expect(page.items.map(\.id) == ["1", "3"])
  }

  @Test
  func `one is asked for by its identifier`() async throws {
    let session = MockNetworkSession(.response(status: 404, body: ""))
    let repository = try repository(session)

    await #expect(throws: DomainError.notFound) { try await repository.pickupPoint(id: "a/b", policy: .useCache) }

    #expect(await session.requests.map(\.url?.absoluteString) == ["https://shop.example/api/pickup-points/a%2Fb"])
  }

  @Test
  func `a value that breaks a rule is named by its place`() async throws {
    let body = PickupPointResponses.page.replacing("Old Station", with: " ")
    let repository = try repository(MockNetworkSession(.response(body: body)))

    await #expect(throws: DomainError.invalidResponse(field: "pickupPoints[1].placeName")) {
      try await repository.page()
    }
  }

  @Test
  func `what is missing is named`() async throws {
    let repository = try repository(MockNetworkSession(.response(body: PickupPointResponses.bare)))

    await #expect(throws: DomainError.invalidResponse(field: "placeName")) {
      try await repository.pickupPoint(id: "1", policy: .useCache)
    }
    await #expect(throws: DomainError.invalidResponse(field: "pickupPoints")) {
      try await repository.page()
    }
  }

  private func repository(_ session: MockNetworkSession) throws -> PickupPointRemoteRepository {
    let baseURL = try #require(URL(string: "https://shop.example/api"))
    let configuration = RemoteConfiguration(baseURL: baseURL, timeout: 3_600)
    return PickupPointRemoteRepository(service: NetworkService(configuration: configuration, session: session))
  }
}
