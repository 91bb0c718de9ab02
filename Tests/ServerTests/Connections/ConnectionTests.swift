import Testing

@testable import Server

/// Connections over a socket.
@Suite(.timeLimit(.minutes(10))) struct ConnectionTests {
  @Test(arguments: ["close", "Close", "TE, close"])
  func `the server closes a connection if its client asks for it`(options: String) async throws {
    let told = try await TestServer.serve { server in
      try await SocketClient(port: server.port).read("GET /health/live", ["Connection: \(options)"]) { _ in true }
    }

    #expect(told.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(told.hasSuffix("\r\n\r\nalive\n"))
  }
}
