import Domain
import Foundation
import Mocks
import Testing

@testable import Data

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct NetworkServiceTests {
  private struct Answer: Codable, Equatable, Sendable {
    let name: String
  }

  private let sleeps = SleepRecorder()

  private func service(
    _ session: some NetworkSession,
    _ policy: RetryPolicy = RetryPolicy(jitter: { 1 }),
    apiKey: String? = nil
  ) throws -> NetworkService {
    let baseURL = try #require(URL(string: "https://shop.example/api/"))
    return NetworkService(
      configuration: RemoteConfiguration(baseURL: baseURL, apiKey: apiKey, timeout: 3_600),
      session: session,
      retryPolicy: policy,
      sleep: { [sleeps] in try await sleeps.sleep($0) },
      now: { Date(timeIntervalSince1970: 1_772_355_600) }
    )
  }

  @Test func `sends a request to the endpoint and decodes the answer`() async throws {
    let session = MockNetworkSession(.response(body: #"{"name":"lamp"}"#))
    let endpoint = Endpoint(path: ["products", "a/b"], query: [URLQueryItem(name: "q", value: "tea & +1")])

    let answer: Answer = try await service(session, apiKey: "secret").request(endpoint)

    let request = try #require(await session.requests.first)
    #expect(answer == Answer(name: "lamp"))
    #expect(request.url?.absoluteString == "https://shop.example/api/products/a%2Fb?q=tea%20%26%20%2B1")
    #expect(request.httpMethod == "GET")
    #expect(request.value(forHTTPHeaderField: "Accept") == "application/json")
    #expect(request.value(forHTTPHeaderField: "X-Api-Key") == "secret")
  }

  @Test(arguments: [408, 429, 500, 502, 503, 504])
  func `tries again after a failure that may pass`(status: Int) async throws {
    let session = MockNetworkSession(.response(status: status, body: ""), .response(body: #"{"name":"lamp"}"#))

    let answer: Answer = try await service(session).request(Endpoint(path: ["x"]))

    #expect(answer == Answer(name: "lamp"))
    #expect(await sleeps.durations == [.milliseconds(200)])
  }

  @Test func `waits twice as long each time, up to a cap, and then gives up`() async throws {
    let session = MockNetworkSession(.failure(.networkConnectionLost))
    let policy = RetryPolicy(maximumAttempts: 5, baseDelay: .seconds(1), maximumDelay: .seconds(3), jitter: { 0.5 })
    let service = try service(session, policy)

    await #expect(throws: NetworkError.unreachable) {
      let _: Answer = try await service.request(Endpoint(path: ["x"]))
    }

    #expect(await sleeps.durations == [.milliseconds(500), .seconds(1), .milliseconds(1500), .milliseconds(1500)])
    #expect(await session.requests.count == 5)
  }

  @Test(arguments: [("2", Duration.seconds(2)), ("Sun, 01 Mar 2026 09:00:07 GMT", .seconds(7)), ("0", .zero)])
  func `waits as long as the server asks`(header: String, expected: Duration) async throws {
    let session = MockNetworkSession(
      .response(status: 503, headers: ["Retry-After": header], body: ""),
      .response(body: #"{"name":"lamp"}"#)
    )

    let _: Answer = try await service(session).request(Endpoint(path: ["x"]))

    #expect(await sleeps.durations == [expected])
  }

  @Test func `fails at once where the server asks for more patience than there is`() async throws {
    let session = MockNetworkSession(.response(status: 429, headers: ["Retry-After": "3600"], body: ""))
    let service = try service(session)

    await #expect(throws: NetworkError.status(429, code: nil, message: nil)) {
      let _: Answer = try await service.request(Endpoint(path: ["x"]))
    }

    #expect(await session.requests.count == 1)
  }

  @Test func `never sends a request twice that is not idempotent`() async throws {
    let session = MockNetworkSession(.response(status: 503, body: ""))
    let service = try service(session)

    await #expect(throws: NetworkError.status(503, code: nil, message: nil)) {
      let _: Answer = try await service.request(Endpoint(method: .post, path: ["orders"]))
    }

    #expect(await session.requests.count == 1)
  }

  @Test func `passes on what the server says about its refusal`() async throws {
    let body = #"{"status":"error","code":"apiKeyMissing","message":"Your API key is missing."}"#
    let session = MockNetworkSession(.response(status: 401, body: body))
    let service = try service(session)
    let expected = NetworkError.status(401, code: "apiKeyMissing", message: "Your API key is missing.")

    await #expect(throws: expected) {
      let _: Answer = try await service.request(Endpoint(path: ["x"]))
    }
  }

  @Test(arguments: [
    (#"{}"#, "name"), (#"{"name":1}"#, "name"), (#"[]"#, ""), ("not JSON", ""), ("", ""),
  ])
  func `names the field that is missing or wrong`(body: String, field: String) async throws {
    let session = MockNetworkSession(.response(body: body))
    let service = try service(session)

    await #expect(throws: NetworkError.malformed(field: field)) {
      let _: Answer = try await service.request(Endpoint(path: ["x"]))
    }

    #expect(await session.requests.count == 1)
  }

  @Test func `stops at once when its task is cancelled while the server is silent`() async throws {
    let session = MockNetworkSession(.silence)
    let service = try service(session)
    let task = Task { () async -> NetworkError? in
      do throws(NetworkError) {
        let _: Answer = try await service.request(Endpoint(path: ["x"]))
        return nil
      } catch { return error }
    }

    task.cancel()

    #expect(await task.value == .cancelled)
  }

  @Test func `stops at once when its task is cancelled between two attempts`() async throws {
    let session = MockNetworkSession(.response(status: 503, body: ""))
    let service = try service(session)
    await sleeps.holdUntilCancelled()
    let task = Task { () async -> NetworkError? in
      do throws(NetworkError) {
        let _: Answer = try await service.request(Endpoint(path: ["x"]))
        return nil
      } catch { return error }
    }
    await sleeps.firstSleep()

    task.cancel()

    #expect(await task.value == .cancelled)
    #expect(await session.requests.count == 1)
  }
}
