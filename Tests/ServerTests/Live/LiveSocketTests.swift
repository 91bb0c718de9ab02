import Composition
import Mocks
import Testing

@testable import Server

/// A stream over a socket.
@Suite(.timeLimit(.minutes(10))) struct LiveSocketTests {
  private static let page = "data: <h1>\(Home.heading())</h1>"

  @Test func `a client that closes its connection frees its place`() async throws {
    let clock = HeldSleep()
    let limits = ServerSettings.patient.live
    let live = LiveSessions(useCases: .mock(), limits: limits, sleep: clock.sleep)
    try await TestServer.serve(live: live) { server in
      let told = try await Self.follow(server.port) { told in
        guard told.contains(Self.page) else { return true }
        let count = try await Self.sessions(server.port)
        #expect(count == 1)
        return false
      }
      #expect(told.contains("\r\ntransfer-encoding: chunked\r\n"))
      // A session whose place is given back waits for its age no longer.
      await clock.cancellation(limits.age)
      #expect(try await Self.sessions(server.port) == 0)
    }
  }

  @Test func `a stream does not delay the end of the server`() async throws {
    let (pages, page) = AsyncStream<Void>.makeStream()
    let (ports, port) = AsyncStream<Int>.makeStream()
    async let told = Self.follow(try #require(await ports.first { _ in true })) { told in
      if told.contains(Self.page) { page.yield() }
      return true
    }

    try await TestServer.serve { server in
      port.yield(server.port)
      for await _ in pages { break }
    }

    #expect(try await told.hasSuffix("\r\n0\r\n\r\n"))
    #expect(try await !told.contains("event: end"))
  }

  @Test func `a browser that connects again gets the pages that it had, up to the limit`() async throws {
    try await TestServer.serve(.mock(MockSettings(items: .many(30)))) { server in
      for (query, header, pages) in [
        ("", nil, 1), ("", "1", 1), ("", "7", 7), ("", "20", 20), ("", "21", 20), ("", "9223372036854775807", 20),
        ("&pages=3", nil, 3), ("&pages=21", nil, 20), ("&pages=3", "2", 2),
      ] as [(String, String?, Int)] {
        let headers = header.map { ["Last-Event-ID: \($0)"] } ?? []
        let told = try await Self.follow(server.port, "/live\(Home.list)?size=1\(query)", headers: headers) { told in
          Self.pages(in: told) == nil
        }
        // Without a limit, the highest number would never be reached.
        try #require(Self.pages(in: told) == pages, "\(query) \(headers)")
      }
    }
  }

  @Test func `the settings limit the number of streams`() async throws {
    var settings = ServerSettings.patient
    settings.live.sessions = 1
    try await TestServer.serve(.mock(), settings) { server in
      _ = try await Self.follow(server.port) { told in
        guard told.contains(Self.page) else { return true }
        let refused = try await Self.follow(server.port) { told in !told.contains("\r\n\r\n") }
        #expect(refused.hasPrefix("HTTP/1.1 503 "))
        return false
      }
    }
  }

  @Test func `a stream with a body is refused, as the end of its connection could not be noticed`() async throws {
    try await TestServer.serve { server in
      for (header, status) in [
        ("Transfer-Encoding: chunked", 413), ("Content-Length: 1", 413), ("Content-Length: 0", 200),
      ] {
        let told = try await Self.follow(server.port, headers: [header]) { told in !told.contains("\r\n\r\n") }
        #expect(told.hasPrefix("HTTP/1.1 \(status) "), "\(header)")
      }
    }
  }

  /// With the right origin it is 404, as there is no such session.
  @Test func `an action is accepted from the host that it is sent to, with HTTP and HTTPS`() async throws {
    try await TestServer.serve { server in
      for (host, origin, status) in [
        ("shop.example", "https://shop.example", 404), ("shop.example", "http://shop.example", 404),
        ("shop.example:8443", "https://shop.example:8443", 404), ("shop.example:8443", "https://shop.example", 403),
        ("shop.example", "https://shop.example:8443", 403), ("shop.example", "https://other.example", 403),
        ("shop.example", "https://shop.example.evil.example", 403), ("shop.example", "shop.example", 403),
      ] {
        let headers = ["Origin: \(origin)", "Content-Length: 0"]
        let told = try await SocketClient(port: server.port)
          .read("POST /live/sessions/x/refresh", host: host, headers) { told in !told.contains("\r\n\r\n") }
        #expect(told.hasPrefix("HTTP/1.1 \(status) "), "\(host) \(origin)")
      }
    }
  }

  /// - Parameter isMoreWanted: Gets what was read so far.
  private static func follow(
    _ port: Int,
    _ path: String = "/live\(Home.list)",
    headers: [String] = [],
    _ isMoreWanted: @Sendable (String) async throws -> Bool
  ) async throws -> String {
    try await SocketClient(port: port).read("GET \(path)", headers, while: isMoreWanted)
  }

  private static func sessions(_ port: Int) async throws -> Int? {
    sessions(in: try await follow(port, "/metrics") { told in sessions(in: told) == nil })
  }

  private static func sessions(in metrics: String) -> Int? {
    metrics.firstMatch(of: /storefront_live_sessions (\d+)\n/).flatMap { Int($0.1) }
  }

  /// The number of pages of the first event with a page.
  private static func pages(in events: String) -> Int? {
    events.firstMatch(of: /event: page\nid: (\d+)\n/).flatMap { Int($0.1) }
  }
}
