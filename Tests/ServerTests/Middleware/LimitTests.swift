import HTTPTypes
import Mocks
import Testing

@testable import Server

@Suite(.timeLimit(.minutes(10))) struct LimitTests {
  @Test func `a request may be as large as a limit, and no byte larger`() async throws {
    let server = try TestServer()
    func letters(_ count: Int) -> String { String(repeating: "a", count: count) }
    let heading = "<h1>\(Home.heading())</h1>"
    let address = "\(Home.list)?x="
    let replies = [
      // 4,096 bytes of address, and one more.
      (try await server.get(address + letters(4_096 - address.count)), 200, heading),
      (try await server.get(address + letters(4_097 - address.count)), 414, "The address is too long."),
      // 64 KiB of body, one byte more, and what is no length.
      (try await server.get(Home.list, [.contentLength: "65536"]), 200, heading),
      (try await server.get(Home.list, [.contentLength: "65537"]), 413, "The request is too large."),
      (try await server.get(Home.list, [.contentLength: "99999999999999999999"]), 413, "The request is too large."),
      (try await server.get(Home.list, [.contentLength: "-5x"]), 413, "The request is too large."),
      // 16 KiB of headers with their names, and one byte more.
      (try await server.get(Home.list, [.accept: letters(8_000), .userAgent: letters(8_368)]), 200, heading),
      (
        try await server.get(Home.list, [.accept: letters(8_000), .userAgent: letters(8_369)]), 431,
        "The request’s headers are too large."
      ),
    ]

    for (reply, status, text) in replies {
      #expect(reply.status == status)
      #expect(reply.text.contains(text))
    }
  }

  @Test(arguments: [HTTPRequest.Method.post, .put, .delete, .patch])
  func `pages support GET and HEAD only`(method: HTTPRequest.Method) async throws {
    let page = try await TestServer().send(method, Home.list)

    #expect(page.status == 405)
    #expect(page["Allow"] == "GET, HEAD")
  }

  @Test func `a load that takes too long is ended`() async throws {
    // A call that waits here ends when it is cancelled, and the page waits for that.
    let hold = MockHold()
    var settings = ServerSettings.patient
    settings.requestTimeout = 0

    let page = try await TestServer(MockSettings(behaviour: hold.behaviour), settings).get(Home.item)

    #expect(page.status == 504)
    #expect(page.text.contains("Try again"))
  }

  @Test func `more requests than slots are refused, and slots are given back`() {
    let slots = RequestSlots(2)

    let entered = [slots.enter(), slots.enter(), slots.enter()]
    slots.leave()

    #expect(entered == [true, true, false])
    #expect(slots.enter())
  }

  @Test(arguments: [
    Home.list, "/", "/assets/storefront.css", "/favicon.ico", "/health/ready", "/nowhere", "/gallery",
  ])
  func `a busy server does no work, and says when to try again`(path: String) async throws {
    let page = try await busyServer().get(path)

    #expect(page.status == 503)
    #expect(page["Retry-After"] == "1")
    #expect(page.text.contains("The server is very busy."))
  }

  @Test(arguments: ["/health/live", "/metrics"])
  func `a busy server still says how it is`(path: String) async throws {
    #expect(try await busyServer().get(path).status == 200)
  }

  @Test(arguments: [
    ("/basket?search=lamp&page=2", "/basket?search=lamp&amp;page=2"),
    ("//evil.example/basket", "/evil.example/basket"), ("///evil.example/", "/evil.example/"),
    ("http://evil.example/basket", "/http://evil.example/basket"), ("/\\evil.example/basket", nil),
    ("/\t/evil.example/basket", nil),
  ])
  func `a link to try again stays on this host`(address: String, link: String?) async throws {
    let page = try await busyServer().get(address).text

    let links = page.matches(of: /href="([^"]*)" data-live="retry"/).map { String($0.1) }
    #expect(links == (link.map { [$0] } ?? []))
  }

  private func busyServer() throws -> TestServer {
    var settings = ServerSettings.patient
    settings.maximumRequests = 0
    return try TestServer(MockSettings(), settings)
  }
}
