import FlyingFox
import Foundation
import Testing

@testable import Data

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The service over a real `URLSession` and a real server.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct LiveNetworkServiceTests {
  private struct Answer: Codable, Equatable, Sendable {
    let name: String
  }

  @Test(arguments: ["", "/", "/api", "/api/v2/"])
  func `path and query arrive as they were meant`(base: String) async throws {
    let server = try await TestServer { request in
      HTTPResponse(statusCode: .ok, body: try JSONEncoder().encode(Answer(name: request.target.rawValue)))
    }
    let baseURL = try #require(URL(string: server.baseURL.absoluteString + base))
    let endpoint = Endpoint(
      path: ["products", "a/b c?ü"],
      query: [URLQueryItem(name: "q", value: "a+b & c=d%ü"), URLQueryItem(name: "skip", value: "0")]
    )

    let answer: Answer = try await NetworkService.live(RemoteConfiguration(baseURL: baseURL, timeout: 3_600)).request(
      endpoint
    )

    let path = base.split(separator: "/").map { "/\($0)" }.joined()
    let query = "q=a%2Bb%20%26%20c%3Dd%25%C3%BC&skip=0"
    #expect(answer.name == "\(path)/products/a%2Fb%20c%3F%C3%BC?\(query)")
  }

  @Test(arguments: [(".", "%2E"), ("..", "%2E%2E"), ("...", "...")])
  func `a segment of dots leads to no other folder`(segment: String, expected: String) async throws {
    let server = try await TestServer { request in
      HTTPResponse(statusCode: .ok, body: try JSONEncoder().encode(Answer(name: request.target.rawValue)))
    }
    let configuration = RemoteConfiguration(baseURL: server.baseURL, timeout: 3_600)

    let answer: Answer = try await NetworkService.live(configuration).request(Endpoint(path: ["products", segment]))

    #expect(answer.name == "/products/\(expected)")
  }

  @Test(arguments: [Endpoint.Method.get, .post])
  func `the method and the key arrive`(method: Endpoint.Method) async throws {
    let server = try await TestServer { request in
      let name = "\(request.method.rawValue) \(request.headers[HTTPHeader("X-Api-Key")] ?? "none")"
      return HTTPResponse(statusCode: .ok, body: try JSONEncoder().encode(Answer(name: name)))
    }
    let configuration = RemoteConfiguration(baseURL: server.baseURL, apiKey: "secret", timeout: 3_600)

    let answer: Answer = try await NetworkService.live(configuration).request(Endpoint(method: method, path: ["x"]))

    #expect(answer.name == "\(method.rawValue) secret")
  }

  @Test
  func `cancelling ends a request to a server that does not answer`() async throws {
    let arrivals = Arrivals()
    let server = try await TestServer { _ in
      arrivals.add()
      await untilCancelled()
      throw CancellationError()
    }
    let service = service(at: server.baseURL)

    let task = Task { await failure(of: service) }
    await arrivals.first()
    task.cancel()

    #expect(await task.value == .cancelled)
  }

  @Test
  func `cancelling ends a request whose answer stops in the middle`() async throws {
    let arrivals = Arrivals()
    let server = try await TestServer { _ in
      arrivals.add()
      return .unfinished(.silent)
    }
    let service = service(at: server.baseURL)

    let task = Task { await failure(of: service) }
    await arrivals.first()
    task.cancel()

    #expect(await task.value == .cancelled)
  }

  /// Such a request could end the program on Linux; two hundred in a row were sure to.
  @Test
  func `a task that was cancelled before asks no server`() async throws {
    let server = try await TestServer { _ in HTTPResponse(statusCode: .ok, body: Foundation.Data("{}".utf8)) }
    let service = service(at: server.baseURL)

    let errors = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var errors: [NetworkError?] = []
      for _ in 0..<200 { errors.append(await failure(of: service)) }
      return errors
    }.value

    #expect(errors == Array(repeating: .cancelled, count: 200))
  }

  @Test
  func `a server that does not answer in time has timed out`() async throws {
    let server = try await TestServer { _ in
      await untilCancelled()
      throw CancellationError()
    }

    #expect(await failure(of: service(at: server.baseURL, timeout: 0.05)) == .timedOut)
  }

  @Test
  func `an answer that stops in the middle has timed out`() async throws {
    let server = try await TestServer { _ in .unfinished(.silent) }

    #expect(await failure(of: service(at: server.baseURL, timeout: 0.05)) == .timedOut)
  }

  @Test
  func `an answer that breaks off in the middle is no answer`() async throws {
    let server = try await TestServer { _ in .unfinished(.broken) }

    #expect(await failure(of: service(at: server.baseURL)) == .unreachable)
  }

  /// More at once than URLSession has connections to one host, as what one sends must not hold up the others.
  @Test
  func `answers that are too large are given up`() async throws {
    let server = try await TestServer { _ in .unfinished(.tooLarge) }
    let service = service(at: server.baseURL)

    let failures = await withTaskGroup(of: NetworkError?.self) { group in
      for _ in 0..<8 { group.addTask { await failure(of: service) } }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(failures == Array(repeating: .tooLarge, count: 8))
  }

  @Test
  func `a port without a server is unreachable`() async throws {
    let nobody = try #require(URL(string: "http://127.0.0.1:1"))

    #expect(await failure(of: service(at: nobody)) == .unreachable)
  }

  @Test
  func `an address that is no web address is unreachable`() async throws {
    let nowhere = try #require(URL(string: "nothing:to/see"))

    #expect(await failure(of: service(at: nowhere)) == .unreachable)
  }

  /// A service that does not try again, and waits longer than a test may last.
  private func service(at baseURL: URL, timeout: TimeInterval = 3_600) -> NetworkService {
    NetworkService(
      configuration: RemoteConfiguration(baseURL: baseURL, timeout: timeout),
      session: GuardedSession(credentialHeaders: []),
      retryPolicy: .never
    )
  }
}

private func failure(of service: NetworkService) async -> NetworkError? {
  do throws(NetworkError) {
    let _: [String: String] = try await service.request(Endpoint(path: ["x"]))
    return nil
  } catch {
    return error
  }
}
