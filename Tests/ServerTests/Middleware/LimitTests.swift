import Domain
import HTTPTypes
import Mocks
import Testing

@testable import Server

@Suite struct LimitTests {
  @Test func `an address that is too long is turned away`() async throws {
    let page = try await PageClient().get("/products?search=" + String(repeating: "a", count: 5_000))

    #expect(page.status == 414)
    #expect(page.text.contains("The address is too long."))
  }

  @Test(arguments: ["65537", "99999999999999999999", "-5x"])
  func `so is a body that nobody can want`(length: String) async throws {
    let page = try await PageClient().get("/products", [.contentLength: length])

    #expect(page.status == 413)
  }

  @Test func `so are headers that are too large together`() async throws {
    let page = try await PageClient().get("/products", [.accept: String(repeating: "a", count: 17_000)])
    let small = try await PageClient().get("/products", [.accept: String(repeating: "a", count: 16_000)])

    #expect(page.status == 431)
    #expect(page.text.contains("The request’s headers are too large."))
    #expect(small.status == 200)
  }

  @Test(arguments: [HTTPRequest.Method.post, .put, .delete, .patch])
  func `there is nothing to change`(method: HTTPRequest.Method) async throws {
    let page = try await PageClient().send(method, "/products")

    #expect(page.status == 405)
    #expect(page["Allow"] == "GET, HEAD")
  }

  @Test(.timeLimit(.minutes(10))) func `a load that takes too long is ended`() async throws {
    // A call that waits here ends when it is cancelled, and the page waits for that.
    let hold = MockHold()
    var settings = ServerSettings.patient
    settings.requestTimeout = 0

    let page = try await PageClient(products: MockProductUseCase(behaviour: hold.behaviour), settings: settings)
      .get("/products/1")

    #expect(page.status == 504)
    #expect(page.text.contains("Try again"))
  }

  @Test func `more requests than there are places for are sent away, and places are given back`() {
    let slots = RequestSlots(2)

    let entered = [slots.enter(), slots.enter(), slots.enter()]
    slots.leave()

    #expect(entered == [true, true, false])
    #expect(slots.enter())
  }

  @Test func `a busy server says when to come back, and still tells how it is`() async throws {
    var settings = ServerSettings.patient
    settings.maximumRequests = 0
    let client = PageClient(settings: settings)

    let page = try await client.get("/products")
    let health = try await client.get("/health/live")
    let style = try await client.get("/assets/storefront.css")

    #expect(page.status == 503)
    #expect(page["Retry-After"] == "1")
    #expect(page.text.contains("The shop is very busy."))
    #expect(health.status == 200)
    #expect(style.status == 200)
  }

  @Test(arguments: ["/products", "/nowhere", "/assets/storefront.css", "/health/live", "/products/x"])
  func `every answer tells browsers to load nothing from elsewhere`(path: String) async throws {
    let answer = try await PageClient().get(path)

    #expect(answer["Content-Security-Policy"]?.hasPrefix("default-src 'none'; ") == true)
    #expect(answer["X-Content-Type-Options"] == "nosniff")
    #expect(answer["X-Request-Id"] != nil)
  }
}
