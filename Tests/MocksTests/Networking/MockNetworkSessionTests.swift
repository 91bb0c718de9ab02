import Foundation
import Mocks
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(10)))
struct MockNetworkSessionTests {
  private let request: URLRequest

  init() throws {
    request = URLRequest(url: try #require(URL(string: "https://shop.example/products")))
  }

  private func body(from session: MockNetworkSession) async throws -> String {
    String(decoding: try await session.data(for: request).0, as: UTF8.self)
  }

  @Test func `plays its answers in order and repeats the last`() async throws {
    let session = MockNetworkSession(.response(body: "one"), .failure(.timedOut), .response(body: "three"))

    #expect(try await body(from: session) == "one")
    await #expect(throws: URLError(.timedOut)) { try await body(from: session) }
    #expect(try await body(from: session) == "three")
    #expect(try await body(from: session) == "three")
  }

  @Test func `answers with the status and headers it was given`() async throws {
    let session = MockNetworkSession(.response(status: 429, headers: ["Retry-After": "7"], body: ""))

    let response = try #require(try await session.data(for: request).1 as? HTTPURLResponse)

    #expect(response.statusCode == 429)
    #expect(response.value(forHTTPHeaderField: "retry-after") == "7")
    #expect(response.url == request.url)
  }

  @Test func `remembers what it was asked`() async throws {
    let session = MockNetworkSession(.response(body: ""))

    _ = try await session.data(for: request)
    _ = try await session.data(for: request)

    #expect(await session.requests == [request, request])
  }

  @Test func `without an answer it is a bad server`() async {
    let session = MockNetworkSession()

    await #expect(throws: URLError(.badServerResponse)) { try await body(from: session) }
  }

  @Test func `silence ends when its task is cancelled`() async {
    let session = MockNetworkSession(.silence)
    let task = Task { try await body(from: session) }

    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
