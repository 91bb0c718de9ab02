import Composition
import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Mocks
import Presentation
import Testing

@testable import Server

/// Streams and actions, as they are asked for.
@MainActor
@Suite struct LiveRouteTests {

  @Test(.timeLimit(.minutes(10))) func `a stream is neither kept nor compressed, and gives its visitor a name`()
    async throws
  {
    let shop = LiveShop()

    let answer = try await ask(shop, "/live/products/1", [.acceptEncoding: "gzip"]) { _ in
      await shop.clock.wake(shop.sessions.limits.age)
    }

    #expect(answer.status == 200)
    #expect(answer["Content-Type"] == "text/event-stream")
    #expect(answer["Cache-Control"] == "no-store")
    #expect(answer["Content-Encoding"] == nil)
    #expect(
      answer["Set-Cookie"] == "storefront-live=\(LiveShop.visitor); Path=/live; HttpOnly; SameSite=Strict"
    )
    #expect(answer.text.hasPrefix("retry: 3000\nevent: session\ndata: \(LiveShop.session)\n\n"))
    #expect(answer.text.hasSuffix("event: end\ndata: expired\n\n"))
  }

  @Test(.timeLimit(.minutes(10))) func `an action is posted to the session that the stream names`() async throws {
    let hold = MockHold()
    let shop = LiveShop(.mock(productUseCase: MockProductUseCase(behaviour: hold.behaviour)))
    let address = "/live/sessions/\(LiveShop.session)/refresh"
    let cookie: HTTPFields = [.cookie: "storefront-live=\(LiveShop.visitor)"]

    _ = try await ask(shop, "/live/products/1") { client in
      await hold.arrival()
      for (headers, status) in [
        (Self.from("same-origin"), 202), (Self.from(origin: "http://localhost"), 202),
        (Self.from("cross-site"), 403), (Self.from("same-site"), 403), (Self.from("none"), 403),
        (Self.from(origin: "http://evil.example"), 403), (Self.from(origin: "null"), 403), ([:], 403),
      ] {
        let answer = try await client.execute(uri: address, method: .post, headers: headers + cookie)
        #expect(answer.status.code == status, "\(headers)")
      }
      for (path, fields, status) in [
        (address, [:], 404), (address, [.cookie: "storefront-live=\(LiveShop.identifier(99))"], 404),
        (address, [.cookie: "storefront-live=x"], 404), ("/live/sessions/\(LiveShop.visitor)/refresh", cookie, 404),
        ("/live/sessions/x/refresh", cookie, 404), ("/live/sessions/\(LiveShop.session)/dance", cookie, 400),
      ] as [(String, HTTPFields, Int)] {
        let answer = try await client.execute(uri: path, method: .post, headers: Self.from("same-origin") + fields)
        #expect(answer.status.code == status, "\(path) \(fields)")
      }
      await shop.clock.wake(shop.sessions.limits.age)
    }
  }

  @Test(.timeLimit(.minutes(10))) func `a second stream, of articles, takes the place of the first`() async throws {
    let hold = MockHold()
    let shop = LiveShop(.mock(productUseCase: MockProductUseCase(behaviour: hold.behaviour)))
    let cookie: HTTPFields = [.cookie: "storefront-live=\(LiveShop.visitor)"]

    let first = try await ask(shop, "/live/products/1") { client in
      await hold.arrival()
      async let second = client.execute(uri: "/live/articles", method: .get, headers: cookie)
      await shop.clock.arrival(shop.sessions.limits.grace)
      while shop.sessions.perform(.refresh, in: LiveShop.identifier(3), by: LiveShop.visitor) != .accepted {
        await Task.yield()
      }
      await shop.clock.wake(shop.sessions.limits.age)
      await shop.clock.wake(shop.sessions.limits.age)
      let answer = Answer(try await second)
      #expect(answer["Set-Cookie"] == nil)
      #expect(answer.text.contains("data: \(LiveShop.identifier(3))\n"))
    }

    #expect(first.text.hasSuffix("event: end\ndata: superseded\n\n"))
  }

  @Test func `where there is no place, the page stays a page`() async throws {
    let shop = LiveShop(limits: LiveLimits(sessions: 1))
    let session = shop.sessions.open(.productList(), visitor: nil, pages: 1, in: Localization())

    let answer = try await ask(shop, "/live/products") { _ in }

    #expect(session != nil)
    #expect(answer.status == 503)
    #expect(answer["Retry-After"] == "1")
  }

  @Test(arguments: [
    ("/live/products/x", 400), ("/live/products?page=-1", 400), ("/live/products?pages=0", 400),
    ("/live/products?pages=many", 400), ("/live/products?search=%ZZ", 400), ("/live/nowhere", 404),
    ("/live/products/1/2", 404), ("/live/sessions/\(LiveShop.session)/refresh", 404),
  ])
  func `what names no screen is followed by nobody`(path: String, status: Int) async throws {
    let shop = LiveShop()

    let answer = try await ask(shop, path) { _ in }

    #expect(answer.status == status)
    #expect(shop.sessions.count == 0)
  }

  @Test func `a page of somebody else takes no place`() async throws {
    let shop = LiveShop()

    #expect(try await ask(shop, "/live/products", Self.from("cross-site")) { _ in }.status == 403)
    #expect(try await ask(shop, "/live/products", Self.from(origin: "http://evil.example")) { _ in }.status == 403)
  }

  @Test func `HEAD asks for no session`() async throws {
    let shop = LiveShop()
    let application = Application(router: try router(shop))

    let answer = try await application.test(.router) { client in
      Answer(try await client.execute(uri: "/live/products", method: .head))
    }

    #expect(answer.status == 200)
    #expect(answer["Content-Type"] == "text/event-stream")
    #expect(answer["Set-Cookie"] == nil)
    #expect(shop.sessions.count == 0)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a stream takes no place from requests, outlives what they may take, and shows in the figures`() async throws {
    let hold = MockHold()
    let shop = LiveShop(.mock(productUseCase: MockProductUseCase(behaviour: hold.behaviour)))

    _ = try await ask(shop, "/live/products/1", maximumRequests: 1, requestTimeout: 0) { client in
      await hold.arrival()
      #expect(try await client.execute(uri: "/assets/icon.svg", method: .get).status == .ok)
      let metrics = Answer(try await client.execute(uri: "/metrics", method: .get)).text
      #expect(metrics.contains("storefront_live_sessions 1\n"))
      #expect(metrics.contains("http_requests_in_flight 1\n"))
      await shop.clock.wake(shop.sessions.limits.age)
    }
  }

  @Test func `a server without sessions does not speak of them`() async throws {
    let shop = LiveShop(limits: LiveLimits(sessions: 0))

    #expect(try await ask(shop, "/live/products") { _ in }.status == 404)
    #expect(try await !ask(shop, "/products") { _ in }.text.contains("<script"))
    #expect(
      try await ask(LiveShop(), "/products") { _ in }.text.contains("data-live=\"/live/products\" defer></script>")
    )
  }

  /// Asks, and does something meanwhile; streams end when that ends them.
  private func ask(
    _ shop: LiveShop,
    _ uri: String,
    _ headers: HTTPFields = [:],
    maximumRequests: Int = 512,
    requestTimeout: Int = 3_600,
    _ meanwhile: @MainActor @Sendable @escaping (any TestClientProtocol) async throws -> Void
  ) async throws -> Answer {
    let application = Application(
      router: try router(shop, maximumRequests: maximumRequests, requestTimeout: requestTimeout)
    )
    return try await application.test(.router) { client in
      async let answer = client.execute(uri: uri, method: .get, headers: headers)
      try await meanwhile(client)
      return Answer(try await answer)
    }
  }

  private func router(_ shop: LiveShop, maximumRequests: Int = 512, requestTimeout: Int = 3_600) throws -> Router<
    ServerContext
  > {
    var settings = ServerSettings.patient
    settings.maximumRequests = maximumRequests
    settings.requestTimeout = requestTimeout
    return try ServerApplication(settings, useCases: .mock()).router(live: shop.sessions)
  }

  private static func from(_ site: String) -> HTTPFields {
    HTTPField.Name("Sec-Fetch-Site").map { [$0: site] } ?? [:]
  }

  private static func from(origin: String) -> HTTPFields {
    [.origin: origin]
  }
}

extension HTTPFields {
  fileprivate static func + (left: HTTPFields, right: HTTPFields) -> HTTPFields {
    var fields = left
    for field in right { fields.append(field) }
    return fields
  }
}
