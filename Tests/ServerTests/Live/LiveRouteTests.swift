import Composition
import Domain
import HTTPTypes
import Mocks
import Presentation
import Testing

@testable import Server

/// The routes of streams and actions.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct LiveRouteTests {

  @Test func `a stream is neither stored nor compressed, and identifies its visitor`() async throws {
    let shop = LiveShop()

    let reply = try await ask(shop, "/live\(Home.item)", [.acceptEncoding: "gzip"]) { _ in
      await shop.clock.wake(shop.sessions.limits.age)
    }

    #expect(reply.status == 200)
    #expect(reply["Content-Type"] == "text/event-stream")
    #expect(reply["Cache-Control"] == "no-store")
    #expect(reply["Content-Encoding"] == nil)
    #expect(reply["X-Accel-Buffering"] == "no")
    #expect(reply.protection == Reply.protection)
    #expect(
      reply["Set-Cookie"] == "storefront-live=\(LiveShop.visitor); Path=/live; HttpOnly; SameSite=Strict"
    )
    #expect(reply.text.hasPrefix("retry: 3000\nevent: session\ndata: \(LiveShop.session)\n\n"))
    #expect(reply.text.hasSuffix("event: end\ndata: expired\n\n"))
  }

  /// The server remembers visitors by their identifiers, so it takes no other text for one.
  @Test(arguments: ["x", "", "\(LiveShop.session)0", "00000000-0000-0000-0000"])
  func `a cookie that is no identifier is replaced`(cookie: String) async throws {
    let shop = LiveShop()

    let reply = try await ask(shop, "/live\(Home.item)", [.cookie: "storefront-live=\(cookie)"]) { _ in
      await shop.clock.wake(shop.sessions.limits.age)
    }

    #expect(reply["Set-Cookie"]?.hasPrefix("storefront-live=\(LiveShop.visitor); ") == true)
  }

  @Test func `an action is posted to the session that the stream names, by its visitor only`() async throws {
    let hold = MockHold()
    let shop = LiveShop(MockSettings(behaviour: hold.behaviour), limits: LiveLimits(actions: 4, pages: 1))
    let address = "/live/sessions/\(LiveShop.session)/refresh"
    let cookie: HTTPFields = [.cookie: "storefront-live=\(LiveShop.visitor)"]

    _ = try await ask(shop, "/live\(Home.item)") { client in
      await hold.arrival()
      for (headers, status) in [
        (Self.from("same-origin"), 202), (Self.from(origin: "http://localhost"), 202),
        // The browser uses HTTPS if a proxy does.
        (Self.from(origin: "https://localhost"), 202),
        (Self.from("same-origin", origin: "http://evil.example"), 202),
        (Self.from("cross-site"), 403), (Self.from("same-site"), 403), (Self.from("none"), 403),
        (Self.from("cross-site", origin: "http://localhost"), 403),
        (Self.from(origin: "http://evil.example"), 403), (Self.from(origin: "null"), 403), ([:], 403),
      ] {
        let reply = try await client.send(.post, address, headers + cookie)
        #expect(reply.status == status, "\(headers)")
        #expect(reply.protection == Reply.protection, "\(headers)")
      }
      for (path, fields, status) in [
        (address, [:], 404), (address, [.cookie: "storefront-live=\(LiveShop.identifier(99))"], 404),
        (address, [.cookie: "storefront-live=x"], 404), ("/live/sessions/\(LiveShop.visitor)/refresh", cookie, 404),
        ("/live/sessions/x/refresh", cookie, 404), ("/live/sessions/\(LiveShop.session)/dance", cookie, 400),
        ("/live/sessions/\(LiveShop.session)/appear", cookie, 400),
        // The list has as many pages as it may have.
        ("/live/sessions/\(LiveShop.session)/loadMore", cookie, 409),
        // There were four actions already.
        (address, cookie, 429),
      ] as [(String, HTTPFields, Int)] {
        let headers = Self.from("same-origin") + fields
        let reply = try await client.send(.post, path, headers)
        #expect(reply.status == status, "\(path) \(fields)")
        #expect(reply["Retry-After"] == (status == 429 ? "1" : nil), "\(path) \(fields)")
      }
      await shop.clock.wake(shop.sessions.limits.age)
    }
  }

  @Test func `a second stream of another screen replaces the first`() async throws {
    let hold = MockHold()
    let shop = LiveShop(MockSettings(behaviour: hold.behaviour))
    let cookie: HTTPFields = [.cookie: "storefront-live=\(LiveShop.visitor)"]
    let other = Features.shared.last?.name ?? ""

    let first = try await ask(shop, "/live\(Home.item)") { client in
      await hold.arrival()
      async let second = client.get("/live/\(other)", cookie)
      // The first session ends in the moment in which the second opens.
      await shop.clock.arrival(shop.sessions.limits.grace)
      #expect(shop.sessions.perform(.refresh, in: LiveShop.identifier(3), by: LiveShop.visitor) == .accepted)
      // The age of the first session ends with it, so that only the second can be woken.
      await shop.clock.cancellation(shop.sessions.limits.age)
      await shop.clock.wake(shop.sessions.limits.age)
      let reply = try await second
      #expect(reply["Set-Cookie"] == nil)
      #expect(reply.text.contains("data: \(LiveShop.identifier(3))\n"))
    }

    #expect(first.text.hasSuffix("event: end\ndata: superseded\n\n"))
  }

  @Test func `a stream is refused if there are too many`() async throws {
    let shop = LiveShop(limits: LiveLimits(sessions: 1))
    let session = shop.sessions.open(.home, visitor: nil, pages: 1, in: Localization())

    let reply = try await ask(shop, "/live\(Home.list)") { _ in }

    #expect(session != nil)
    #expect(reply.status == 503)
    #expect(reply["Retry-After"] == "1")
  }

  @Test(arguments: [
    ("/live\(Home.list)?size=0", "same-origin", 400), ("/live\(Home.list)?page=-1", "same-origin", 400),
    ("/live\(Home.list)?pages=many", "same-origin", 400),
    ("/live\(Home.list)?x=%ZZ", "same-origin", 400), ("/live/nowhere", "same-origin", 404),
    ("/live\(Home.list)/1/2", "same-origin", 404), ("/live/sessions/x/refresh", "same-origin", 404),
    ("/live\(Home.list)", "cross-site", 403),
  ])
  func `a request for no screen, or from another site, opens no session`(
    path: String,
    site: String,
    status: Int
  ) async throws {
    let shop = LiveShop()

    let reply = try await ask(shop, path, Self.from(site)) { _ in }

    #expect(reply.status == status)
    #expect(reply.text.contains("for “pages” in a link.") == path.contains("pages="))
    #expect(shop.sessions.count == 0)
  }

  @Test(arguments: [
    ("http://localhost", 200), ("https://localhost", 200), ("http://evil.example", 403), ("https://evil.example", 403),
    ("https://localhost.evil.example", 403), ("https://localhost:8443", 403), ("null", 403),
  ])
  func `only a page of this server can open a stream`(origin: String, status: Int) async throws {
    let reply = try await ask(LiveShop(), "/live\(Home.list)", Self.from(origin: origin), method: .head) { _ in }

    #expect(reply.status == status)
  }

  @Test(arguments: ["", "0", "-1", "1.5", "many", "99999999999999999999"])
  func `a browser that connects again with no number of pages opens no session`(id: String) async throws {
    let name = try #require(HTTPField.Name("Last-Event-ID"))

    // With GET, a stream that is opened by mistake would not end.
    let reply = try await ask(LiveShop(), "/live\(Home.list)?pages=2", [name: id], method: .head) { _ in }

    #expect(reply.status == 400)
  }

  @Test func `HEAD opens no session`() async throws {
    let shop = LiveShop()

    let reply = try await ask(shop, "/live\(Home.list)", method: .head) { _ in }

    #expect(reply.status == 200)
    #expect(reply["Content-Type"] == "text/event-stream")
    #expect(reply["Set-Cookie"] == nil)
    #expect(shop.sessions.count == 0)
  }

  @Test
  func `a stream does not count as a request, outlives the timeout of requests, and is in the metrics`() async throws {
    let hold = MockHold()
    let shop = LiveShop(MockSettings(behaviour: hold.behaviour))
    var settings = ServerSettings.patient
    settings.maximumRequests = 1
    settings.requestTimeout = 0

    _ = try await ask(shop, "/live\(Home.item)", settings: settings) { client in
      await hold.arrival()
      #expect(try await client.get("/assets/icon.svg").status == 200)
      let metrics = try await client.get("/metrics").text
      #expect(metrics.contains("storefront_live_sessions 1\n"))
      #expect(metrics.contains("http_requests_in_flight 1\n"))
      await shop.clock.wake(shop.sessions.limits.age)
    }
  }

  @Test func `a server without sessions has no streams and no script`() async throws {
    let shop = LiveShop(limits: LiveLimits(sessions: 0))

    #expect(try await ask(shop, "/live\(Home.list)") { _ in }.status == 404)
    #expect(try await !ask(shop, Home.list) { _ in }.text.contains("<script"))
    #expect(
      try await ask(LiveShop(), Home.list) { _ in }.text.contains("data-live=\"/live\(Home.list)\" defer></script>")
    )
  }

  /// Sends a request, and does something while it is open; streams end when that ends them.
  private func ask(
    _ shop: LiveShop,
    _ uri: String,
    _ headers: HTTPFields = [:],
    method: HTTPRequest.Method = .get,
    settings: ServerSettings = .patient,
    _ meanwhile: (TestClient) async throws -> Void
  ) async throws -> Reply {
    try await TestServer.serve(.mock(), settings, live: shop.sessions) { client in
      async let reply = client.send(method, uri, headers)
      try await meanwhile(client)
      return try await reply
    }
  }

  private static func from(_ site: String? = nil, origin: String? = nil) -> HTTPFields {
    var fields: HTTPFields = [:]
    fields[.origin] = origin
    if let name = HTTPField.Name("Sec-Fetch-Site") { fields[name] = site }
    return fields
  }
}

extension HTTPFields {
  fileprivate static func + (left: HTTPFields, right: HTTPFields) -> HTTPFields {
    var fields = left
    for field in right { fields.append(field) }
    return fields
  }
}
