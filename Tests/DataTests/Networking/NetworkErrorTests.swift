import Domain
import Foundation
import Mocks
import Testing

@testable import Data

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct NetworkErrorTests {
  @Test(arguments: [
    (NetworkError.cancelled, DomainError.cancelled),
    (.timedOut, .timedOut),
    (.unreachable, .offline),
    (.status(404, code: "gone", message: "Gone."), .notFound),
    (.status(401, code: "apiKeyMissing", message: "No key."), .refused(code: "apiKeyMissing", message: "No key.")),
    (.status(500, code: nil, message: nil), .refused(code: "500", message: nil, isTemporary: true)),
    (.tooLarge, .refused(code: "responseTooLarge", message: nil)),
    (.malformed(field: "products[1].price"), .invalidResponse(field: "products[1].price")),
  ])
  func `means something to the shop`(error: NetworkError, expected: DomainError) {
    #expect(error.domainError == expected)
  }

  @Test(
    arguments: [408, 425, 429, 500, 501, 502, 503, 504, 511].map { ($0, true) }
      + [200, 304, 400, 401, 402, 403, 405, 409, 410, 422, 451, 600].map { ($0, false) }
  )
  func `a refusal is temporary where trying again may help`(status: Int, isTemporary: Bool) {
    let error = NetworkError.status(status, code: "why", message: nil)

    #expect(error.domainError == .refused(code: "why", message: nil, isTemporary: isTemporary))
  }

  @Test(arguments: [
    (URLError.Code.cancelled, NetworkError.cancelled),
    (.timedOut, .timedOut),
    (.cannotFindHost, .unreachable),
    (.cannotConnectToHost, .unreachable),
    (.networkConnectionLost, .unreachable),
    (.notConnectedToInternet, .unreachable),
    (.secureConnectionFailed, .unreachable),
  ])
  func `comes from what the session says`(code: URLError.Code, expected: NetworkError) {
    #expect(NetworkError(URLError(code)) == expected)
  }

  @Test(arguments: [400, 401, 403, 404, 409, 410, 418, 422, 451, 501, 505])
  func `a refusal that will not pass is final`(status: Int) async throws {
    let session = MockNetworkSession(.response(status: status, body: ""))
    let baseURL = try #require(URL(string: "https://shop.example"))
    let service = NetworkService(configuration: RemoteConfiguration(baseURL: baseURL, timeout: 3_600), session: session)

    await #expect(throws: NetworkError.status(status, code: nil, message: nil)) {
      let _: ProductJSON = try await service.request(.product(id: 1))
    }

    #expect(await session.requests.count == 1)
  }

  @Test(arguments: [URLError.Code.networkConnectionLost, .timedOut, .cancelled])
  func `whatever a cancelled request fails with, it was cancelled`(code: URLError.Code) async throws {
    let baseURL = try #require(URL(string: "https://shop.example"))
    let session = MockNetworkSession(.failure(code))
    let service = NetworkService(configuration: RemoteConfiguration(baseURL: baseURL, timeout: 3_600), session: session)
    let repository = ProductRemoteRepository(service: service)

    let errors = await errorsWhenCancelled({ _ = try await repository.product(id: 1, policy: .useCache) })

    #expect(errors == [.cancelled])
    #expect(await session.requests.count == 1)
  }

  @Test
  func `an answer beyond the limit is too large`() async throws {
    let body = #"{"name":"\#(String(repeating: "a", count: NetworkService.maximumResponseSize))"}"#
    let session = MockNetworkSession(.response(body: body))
    let baseURL = try #require(URL(string: "https://shop.example"))
    let service = NetworkService(configuration: RemoteConfiguration(baseURL: baseURL, timeout: 3_600), session: session)

    await #expect(throws: NetworkError.tooLarge) {
      let _: [String: String] = try await service.request(.product(id: 1))
    }
  }
}
