import Domain
import FlyingFox
import Foundation
import NetworkTestSupport
import TestSupport
import Testing

@testable import Data

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Redirects and cancellation, over a real `URLSession` and real servers.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct GuardedSessionTests {
  @Test(arguments: [HTTPStatusCode.movedPermanently, .found, .seeOther, .temporaryRedirect, .permanentRedirect])
  func `the key is not sent to another origin by a redirect`(status: HTTPStatusCode) async throws {
    let other = try await TestServer { try Self.headers(of: $0) }
    let server = try await TestServer { _ in
      HTTPResponse(statusCode: status, headers: [.location: "\(other.baseURL)/elsewhere"])
    }

    let headers = try await headersThatArrive(at: server)

    #expect(headers["X-Api-Key"] == nil)
    #expect(headers["Accept"] == "application/json")
  }

  @Test(arguments: [HTTPStatusCode.movedPermanently, .found, .seeOther, .temporaryRedirect, .permanentRedirect])
  func `what a person sends is not sent to another origin by a redirect`(status: HTTPStatusCode) async throws {
    let (arrivals, arrival) = AsyncStream<[String: String]>.makeStream()
    let other = try await TestServer { request in
      arrival.yield(Dictionary(request.headers.map { ($0.key.rawValue, $0.value) }) { first, _ in first })
      return HTTPResponse(statusCode: .ok, body: Data("{}".utf8))
    }
    let server = try await TestServer { _ in
      HTTPResponse(statusCode: status, headers: [.location: "\(other.baseURL)/elsewhere"])
    }
    let service = NetworkService.live(RemoteConfiguration(baseURL: server.baseURL, timeout: 3_600))

    let login = Endpoint(.post, "login", sending: ["password": "secret"]).authorized(by: Secret("secret"))
    await #expect(throws: NetworkError.status(status.code, code: nil, message: nil)) { try await service.send(login) }
    try await service.send(Endpoint(path: ["me"]).authorized(by: Secret("secret")))
    let first = try #require(await arrivals.first { _ in true })
    #expect(first["Authorization"] == nil && first["Content-Length"] == nil)
  }

  @Test(arguments: ["/elsewhere", "elsewhere"])
  func `the key is sent again by a redirect to the same origin`(location: String) async throws {
    let server = try await TestServer { request in
      guard request.path == "/start" else { return try Self.headers(of: request) }
      return HTTPResponse(statusCode: .found, headers: HTTPHeaders([.location: location]))
    }

    #expect(try await headersThatArrive(at: server)["X-Api-Key"] == "secret")
  }

  /// A cancellation in the moment of a redirect could crash on Linux; of three hundred in a row, one always did.
  @Test func `a request can be cancelled at any time while it is redirected`() async throws {
    let (arrivals, arrival) = AsyncStream<Void>.makeStream()
    let server = try await TestServer { _ in
      arrival.yield()
      return HTTPResponse(statusCode: .found, headers: HTTPHeaders([.location: "/again"]))
    }

    for _ in 0..<300 {
      let load = Task { try await headersThatArrive(at: server) }
      for await _ in arrivals { break }
      load.cancel()
      await #expect(throws: NetworkError.cancelled) { try await load.valueInTime() }
    }
  }

  /// With `URLSession.data(for:)` on Linux, cancelling a load in the moment in which it fails could deadlock.
  @Test func `a request can be cancelled in the moment in which it fails`() async throws {
    let closedPort = try #require(URL(string: "http://127.0.0.1:1"))
    let session = GuardedSession(credentialHeaders: [])

    for _ in 0..<500 {
      await withTaskGroup { group in
        for _ in 0..<2 {
          group.addTask { _ = try? await session.data(for: URLRequest(url: closedPort)) }
        }
        await group.next()
        group.cancelAll()
      }
    }
  }

  @Test(arguments: [
    ("https://shop.example", "https://SHOP.example:443/api", true),
    ("http://shop.example:80/", "http://shop.example", true),
    ("https://shop.example", "http://shop.example", false),
    ("https://shop.example", "https://shop.example:8443", false),
    ("https://shop.example", "https://api.shop.example", false),
  ])
  func `an origin is scheme, host and port`(one: String, other: String, isSame: Bool) throws {
    let (one, other) = (try #require(URL(string: one)), try #require(URL(string: other)))

    #expect((one.origin == other.origin) == isSame)
  }

  private func headersThatArrive(at server: TestServer) async throws -> [String: String] {
    let configuration = RemoteConfiguration(baseURL: server.baseURL, apiKey: "secret", timeout: 3_600)
    return try await NetworkService.live(configuration).request(Endpoint(path: ["start"]))
  }

  private static func headers(of request: HTTPRequest) throws -> HTTPResponse {
    let headers = request.headers.map { ($0.key.rawValue, $0.value) }
    let body = try JSONEncoder().encode(Dictionary(headers) { first, _ in first })
    return HTTPResponse(statusCode: .ok, body: body)
  }
}
