package import FlyingFox
import FlyingSocks
package import Foundation
import TestSupport

/// A real HTTP server on a free port of the loopback interface, stopped when it is deallocated.
package final class TestServer: Sendable {
  package typealias Handler = @Sendable (HTTPRequest) async throws -> HTTPResponse

  struct NoAddress: Error {}

  package let baseURL: URL
  private let running: Task<Void, any Error>

  package init(_ handler: @escaping Handler) async throws {
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: 0)
    let server = HTTPServer(address: address, logger: .disabled, handler: ClosureHTTPHandler(handler))
    running = Task { try await server.run() }
    try await server.waitUntilListening(timeout: 600)
    guard
      case .ip4(_, let port) = await server.listeningAddress,
      let url = URL(string: "http://127.0.0.1:\(port)")
    else { throw NoAddress() }
    baseURL = url
  }

  deinit {
    running.cancel()
  }

  /// A server that receives requests and never responds.
  package static func silent() async throws -> TestServer {
    try await TestServer { _ in
      await untilCancelled()
      throw CancellationError()
    }
  }
}
