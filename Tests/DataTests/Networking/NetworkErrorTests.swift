import Domain
import Foundation
import Mocks
import Testing

@testable import Data

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(10)))
struct NetworkErrorTests {
  @Test(arguments: [
    (NetworkError.cancelled, DomainError.cancelled),
    (.timedOut, .timedOut),
    (.unreachable, .offline),
    (.status(404, code: "gone", message: "Gone."), .notFound),
    (.status(401, code: "apiKeyMissing", message: "No key."), .refused(code: "apiKeyMissing", message: "No key.")),
    (.status(500, code: nil, message: nil), .refused(code: "500", message: nil, isTemporary: true)),
    (.invalid(ValidationError("title", .required)), .invalid(ValidationError("title", .required))),
    (.tooLarge, .refused(code: "responseTooLarge", message: nil)),
    (.malformed(field: "orders[1].price"), .invalidResponse(field: "orders[1].price")),
  ])
  func `each error has one of the domain`(error: NetworkError, expected: DomainError) {
    #expect(error.domainError == expected)
  }

  @Test(
    arguments: [408, 425, 429, 500, 501, 502, 503, 504, 511].map { ($0, true) }
      + [200, 304, 400, 401, 402, 403, 405, 409, 410, 422, 451, 600].map { ($0, false) }
  )
  func `a refusal is temporary if trying again may help`(status: Int, isTemporary: Bool) {
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
  func `each error of the session has one of the network layer`(code: URLError.Code, expected: NetworkError) {
    #expect(NetworkError(URLError(code)) == expected)
  }

  @Test(arguments: [400, 401, 403, 404, 409, 410, 418, 422, 451, 501, 505])
  func `a refusal that will not pass is final`(status: Int) async {
    let session = MockNetworkSession(.response(status: status, body: ""))

    #expect(await NetworkService.test(session).failure() == .status(status, code: nil, message: nil))
    #expect(await session.requests.count == 1)
  }

  @Test(arguments: [URLError.Code.networkConnectionLost, .timedOut, .cancelled])
  func `a cancelled request was cancelled, whatever its error`(code: URLError.Code) async {
    let session = MockNetworkSession(.failure(code))
    let repository = RemoteRepository<TestNoteJSON>(service: .test(session))

    #expect(await errorsWhenCancelled({ _ = try await repository.item(id: "1") }) == [.cancelled])
    #expect(await session.requests.count == 1)
  }
}
