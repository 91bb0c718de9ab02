import FlyingFox
import Foundation
import NetworkTestSupport
import Presentation
import TestSupport
import Testing

/// How the options and the environment decide where the data comes from.
@Suite(.timeLimit(.minutes(10)))
struct SourceTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  @Test(arguments: [(["STOREFRONT_API_KEY": "key-123"], "key-123"), ([:], "none")])
  func `a remote source receives the key of the environment`(
    environment: [String: String],
    key: String
  ) async throws {
    let server = try await TestServer { request in
      let key = request.headers[HTTPHeader("X-Api-Key")] ?? "none"
      return HTTPResponse(statusCode: .forbidden, body: Data(#"{"code":"\#(key)"}"#.utf8))
    }
    let source = ["--source", server.baseURL.absoluteString, "--timeout", "3600"]

    let outcome = try await storefront.run(
      besideServer: [Features.all[0].itemName, "1"] + source,
      environment: environment
    )

    #expect(outcome == .init(status: 1, output: "", errors: "The server refused the request (\(key)).\n"))
  }

  /// Three attempts with the default of ten seconds would take half a minute.
  @Test func `a request takes no longer than the timeout`() async throws {
    let server = try await TestServer.silent()
    let arguments = [Features.all[0].itemName, "1", "--source", server.baseURL.absoluteString, "--timeout", "1"]
    let start = ContinuousClock.now

    let outcome = try await storefront.run(besideServer: arguments)

    #expect(outcome.errors == "The server took too long to respond. Try again in a moment.\n")
    #expect(outcome.status == 1)
    #expect(ContinuousClock.now - start < .seconds(25))
  }

  @Test(arguments: [("1", 0), ("3600", 0), ("0", 64), ("3601", 64), ("-1", 64), ("1.5", 64), ("ten", 64)])
  func `a timeout is a whole number of seconds, an hour at most`(timeout: String, status: Int32) throws {
    #expect(
      try storefront.run([Features.all[0].itemName, "1", "--source", "mock", "--timeout=\(timeout)"]).status == status
    )
  }

  @Test func `the help says that a request may take ten seconds by default`() throws {
    let help = try storefront.run(Route.home.feature, "--help").output.split { $0.isWhitespace }.joined(separator: " ")

    #expect(help.contains("How long one request to a remote source may take, in seconds. (default: 10)"))
  }

  #if os(Linux)
    @Test func `data and cached responses are in the folders that the environment names`() throws {
      #expect(try storefront.run(Route.home.feature).status == 0)
      #expect(try storefront.run(Route.home.feature, "--source", "http://127.0.0.1:1/api").status == 1)

      // A debug build's files are named after their migrations too.
      let data = try FileManager.default.contentsOfDirectory(atPath: storefront.home.path("data/storefront"))
      #expect(data.contains { $0.hasPrefix("storefront-") && $0.hasSuffix(".sqlite") })
      #expect(storefront.home.has("cache/storefront/responses-1-createResponses.sqlite"))
    }
  #endif
}
