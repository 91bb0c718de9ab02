import FlyingFox
import Foundation
import NetworkTestSupport
import TestSupport
import Testing

@testable import Data

/// The service over a real `URLSession` and a real server.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct LiveNetworkServiceTests {
  @Test(arguments: ["", "/", "/api", "/api/v2/"])
  func `path and query arrive unchanged`(base: String) async throws {
    let server = try await echo { $0.target.rawValue }
    let endpoint = Endpoint(
      path: ["orders", "a/b c?ü"],
      query: [URLQueryItem(name: "q", value: "a+b & c=d%ü"), URLQueryItem(name: "skip", value: "0")]
    )

    let target = try await response(of: server, to: endpoint, below: base)

    let path = base.split(separator: "/").map { "/\($0)" }.joined()
    let query = "q=a%2Bb%20%26%20c%3Dd%25%C3%BC&skip=0"
    #expect(target == "\(path)/orders/a%2Fb%20c%3F%C3%BC?\(query)")
  }

  @Test(arguments: [(".", "%2E"), ("..", "%2E%2E"), ("...", "...")])
  func `a segment of dots leads to no other folder`(segment: String, expected: String) async throws {
    let server = try await echo { $0.target.rawValue }

    #expect(try await response(of: server, to: Endpoint(path: ["orders", segment])) == "/orders/\(expected)")
  }

  @Test(arguments: [Endpoint.Method.get, .post])
  func `the method and the key arrive`(method: Endpoint.Method) async throws {
    let server = try await echo { "\($0.method.rawValue) \($0.headers[HTTPHeader("X-Api-Key")] ?? "none")" }

    #expect(try await response(of: server, to: Endpoint(method: method, path: ["x"])) == "\(method.rawValue) secret")
  }

  @Test(arguments: [false, true])
  func `cancelling ends a request without a response, or in the middle of it`(isMiddle: Bool) async throws {
    let (arrivals, arrival) = AsyncStream<Void>.makeStream()
    let server = try await TestServer { _ in
      arrival.yield()
      if isMiddle { return .unfinished(.silent) }
      await untilCancelled()
      throw CancellationError()
    }
    let service = service(at: server.baseURL)

    let task = Task { await service.failure() }
    for await _ in arrivals { break }
    task.cancel()

    #expect(try await task.valueInTime() == .cancelled)
  }

  /// Such a request could crash on Linux; of two hundred in a row, one always did.
  @Test func `a task that was cancelled before sends no request`() async throws {
    let server = try await TestServer { _ in HTTPResponse(statusCode: .ok, body: Data("{}".utf8)) }
    let service = service(at: server.baseURL)

    let errors = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var errors: [NetworkError?] = []
      for _ in 0..<200 { errors.append(await service.failure()) }
      return errors
    }.value

    #expect(errors == Array(repeating: .cancelled, count: 200))
  }

  @Test func `a request without a response in time has timed out`() async throws {
    let server = try await TestServer.silent()

    #expect(await service(at: server.baseURL, timeout: 0.05).failure() == .timedOut)
  }

  @Test(arguments: [(UnfinishedBody.Ending.silent, 0.05, NetworkError.timedOut), (.broken, 3_600, .unreachable)])
  func `a response that ends in the middle is an error`(
    ending: UnfinishedBody.Ending,
    timeout: TimeInterval,
    expected: NetworkError
  ) async throws {
    let server = try await TestServer { _ in .unfinished(ending) }

    #expect(await service(at: server.baseURL, timeout: timeout).failure() == expected)
  }

  /// A service that is told nothing. Its waits are real; those that no server asked for take 0.6 seconds at most.
  @Test(arguments: [
    (nil, 3, Duration.zero), ("1", 3, .milliseconds(1_900)), ("Sun, 06 Nov 1994 08:49:37 GMT", 3, .zero),
    ("11", 1, .zero), ("Thu, 31 Dec 2099 23:59:59 GMT", 1, .zero),
  ])
  func `a temporary failure is tried three times, as late as the server asks`(
    header: String?,
    count: Int,
    shortest: Duration
  ) async throws {
    let (arrivals, arrival) = AsyncStream<Void>.makeStream()
    let server = try await TestServer { _ in
      arrival.yield()
      let headers = header.map { [HTTPHeader("Retry-After"): $0] } ?? [:]
      return HTTPResponse(statusCode: .serviceUnavailable, headers: HTTPHeaders(headers))
    }
    let service = NetworkService.live(RemoteConfiguration(baseURL: server.baseURL, timeout: 3_600))
    let start = ContinuousClock.now

    let failure = await service.failure()
    let duration = ContinuousClock.now - start
    arrival.finish()
    let requests = await arrivals.reduce(0) { number, _ in number + 1 }

    #expect(failure == .status(503, code: nil, message: nil))
    #expect(requests == count)
    #expect(duration >= shortest)
  }

  /// There are more requests than URLSession has connections to one host, as one must not delay the others.
  @Test func `responses that are too large are not received`() async throws {
    let server = try await TestServer { _ in .unfinished(.tooLarge) }
    let service = service(at: server.baseURL)

    let failures = try await inParallel(Array(0..<8)) { _ in await service.failure() }

    #expect(failures == Array(repeating: .tooLarge, count: 8))
  }

  @Test(arguments: ["http://127.0.0.1:1", "nothing:to/see"])
  func `a port without a server, or a URL that is not on the web, is unreachable`(url: String) async throws {
    #expect(await service(at: try #require(URL(string: url))).failure() == .unreachable)
  }

  /// A server whose responses describe their requests.
  private func echo(_ describe: @escaping @Sendable (HTTPRequest) -> String) async throws -> TestServer {
    try await TestServer { HTTPResponse(statusCode: .ok, body: try JSONEncoder().encode([describe($0)])) }
  }

  private func response(of server: TestServer, to endpoint: Endpoint, below path: String = "") async throws -> String {
    let baseURL = try #require(URL(string: server.baseURL.absoluteString + path))
    let configuration = RemoteConfiguration(baseURL: baseURL, apiKey: "secret", timeout: 3_600)
    let body: [String] = try await NetworkService.live(configuration).request(endpoint)
    return try #require(body.first)
  }

  /// A service without retries, whose timeout is longer than the test's time limit.
  private func service(at baseURL: URL, timeout: TimeInterval = 3_600) -> NetworkService {
    NetworkService(
      configuration: RemoteConfiguration(baseURL: baseURL, timeout: timeout),
      session: GuardedSession(credentialHeaders: []),
      retryPolicy: .never
    )
  }
}
