import Foundation
import Mocks
import TestSupport
import Testing

@testable import Data

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(10)))
struct NetworkServiceTests {
  private let sleeps = CallGate<Duration, Void, CancellationError>(unanswered: CancellationError())

  @Test func `sends a request to the endpoint and decodes the response`() async throws {
    let session = MockNetworkSession(.response(body: #"{"name":"lamp"}"#))
    let endpoint = Endpoint(path: ["orders", "a/b"], query: [URLQueryItem(name: "q", value: "tea & +1")])

    let body: [String: String] = try await NetworkService.test(session, apiKey: "secret").request(endpoint)

    let request = try #require(await session.requests.first)
    #expect(body == ["name": "lamp"])
    #expect(request.url?.absoluteString == "https://shop.example/api/orders/a%2Fb?q=tea%20%26%20%2B1")
    #expect(request.httpMethod == "GET")
    #expect(request.value(forHTTPHeaderField: "Accept") == "application/json")
    #expect(request.value(forHTTPHeaderField: "X-Api-Key") == "secret")
    // A minute behind the deadline of the service.
    #expect(request.timeoutInterval == 3_660)
  }

  @Test(arguments: [408, 429, 500, 502, 503, 504])
  func `tries again after a temporary failure`(status: Int) async {
    let session = MockNetworkSession(.response(status: status, body: ""), .response(body: "{}"))

    #expect(await service(session).failure() == nil)
    #expect(await sleeps.calls == [.milliseconds(200)])
  }

  @Test func `waits twice as long each time, up to a cap, and then gives up`() async {
    let session = MockNetworkSession(.failure(.networkConnectionLost))
    let policy = RetryPolicy(maximumAttempts: 5, baseDelay: .seconds(1), maximumDelay: .seconds(3), jitter: { 0.5 })

    #expect(await service(session, policy).failure() == .unreachable)
    #expect(await sleeps.calls == [.milliseconds(500), .seconds(1), .milliseconds(1500), .milliseconds(1500)])
    #expect(await session.requests.count == 5)
  }

  @Test(arguments: [("2", Duration.seconds(2)), ("Sun, 01 Mar 2026 09:00:07 GMT", .seconds(7)), ("0", .zero)])
  func `waits as long as the server asks`(header: String, expected: Duration) async {
    let refusal = MockNetworkSession.Response.response(status: 503, headers: ["Retry-After": header], body: "")

    #expect(await service(MockNetworkSession(refusal, .response(body: "{}"))).failure() == nil)
    #expect(await sleeps.calls == [expected])
  }

  @Test func `fails at once if the server asks for too long a wait`() async {
    let session = MockNetworkSession(.response(status: 429, headers: ["Retry-After": "3600"], body: ""))

    #expect(await service(session).failure() == .status(429, code: nil, message: nil))
    #expect(await session.requests.count == 1)
  }

  @Test func `never sends a request twice that is not idempotent`() async {
    let session = MockNetworkSession(.response(status: 503, body: ""))

    let failure = await service(session).failure(Endpoint(method: .post, path: ["orders"]))

    #expect(failure == .status(503, code: nil, message: nil))
    #expect(await session.requests.count == 1)
  }

  @Test func `passes on the code and message of a refusal`() async {
    let body = #"{"status":"error","code":"apiKeyMissing","message":"No key."}"#
    let session = MockNetworkSession(.response(status: 401, body: body))

    #expect(await service(session).failure() == .status(401, code: "apiKeyMissing", message: "No key."))
  }

  @Test func `takes no successful response for a refusal`() async {
    let session = MockNetworkSession(.response(body: #"{"status":"error","message":"No."}"#))

    #expect(await service(session).failure() == nil)
  }

  @Test(arguments: [(#"{"name":1}"#, "name"), (#"{"name":null}"#, "name"), ("[]", ""), ("not JSON", ""), ("", "")])
  func `names the field that is wrong`(body: String, field: String) async {
    let session = MockNetworkSession(.response(body: body))

    #expect(await service(session).failure() == .malformed(field: field))
    #expect(await session.requests.count == 1)
  }

  @Test(arguments: [(16_777_216, nil), (16_777_217, NetworkError.tooLarge)])
  func `a response has 16 MiB at most`(size: Int, failure: NetworkError?) async {
    let body = #"{"name":"\#(String(repeating: "a", count: size - 11))"}"#

    #expect(await service(MockNetworkSession(.response(body: body))).failure() == failure)
  }

  @Test func `an attempt may take ten seconds unless the configuration says otherwise`() throws {
    let configuration = RemoteConfiguration(baseURL: try #require(URL(string: "https://shop.example")))

    #expect(configuration.timeout == 10)
    #expect(configuration.apiKey == nil)
  }

  @Test func `stops at once when its task is cancelled before a response`() async throws {
    let service = await service(MockNetworkSession(.silence))
    let task = Task { await service.failure() }

    task.cancel()

    #expect(try await task.valueInTime() == .cancelled)
  }

  @Test func `stops at once when its task is cancelled between two attempts`() async throws {
    let session = MockNetworkSession(.response(status: 503, body: ""))
    let service = NetworkService.test(session) { [sleeps] in try await sleeps.call($0) }
    let task = Task { await service.failure() }
    await sleeps.called(times: 1)

    task.cancel()
    await sleeps.answer(0, .failure(CancellationError()))

    #expect(try await task.valueInTime() == .cancelled)
    #expect(await session.requests.count == 1)
  }

  /// A service whose waits are over at once.
  private func service(
    _ session: MockNetworkSession,
    _ policy: RetryPolicy = RetryPolicy(jitter: { 1 })
  ) async -> NetworkService {
    for number in 0..<policy.maximumAttempts { await sleeps.answer(number, .success(())) }
    return .test(session, retryPolicy: policy) { [sleeps] in try await sleeps.call($0) }
  }
}
