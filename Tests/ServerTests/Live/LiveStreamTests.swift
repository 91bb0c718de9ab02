import Composition
import Domain
import Mocks
import Presentation
import Testing

@testable import Server

/// What a stream tells.
@MainActor
@Suite struct LiveStreamTests {
  /// Each question to the shop takes a second of a clock that stands still.
  private static func slowShop(_ products: [Product] = .fixtures) -> (shop: LiveShop, source: HeldSleep) {
    let source = HeldSleep()
    let behaviour = MockBehaviour(delay: .seconds(1), sleep: source.sleep)
    return (LiveShop(.mock(productUseCase: MockProductUseCase(products: products, behaviour: behaviour))), source)
  }

  @Test(.timeLimit(.minutes(10))) func `loading and loaded arrive as two events`() async throws {
    let (shop, source) = Self.slowShop()
    let reader = try shop.open("/products/1")

    #expect(await reader.next() == "retry: 3000\nevent: session\ndata: \(reader.id)\n\n")
    let loading = try #require(await reader.next())
    // The product, and the names of the categories.
    await source.wake(.seconds(1))
    await source.wake(.seconds(1))
    let loaded = try #require(await reader.next())

    #expect(loading.hasPrefix("event: loading\nid: 1\ndata: <!DOCTYPE html>\n"))
    #expect(loading.contains("data: <main id=\"content\" tabindex=\"-1\" aria-busy=\"true\">\n"))
    #expect(loaded.hasPrefix("event: page\nid: 1\ndata: <!DOCTYPE html>\n"))
    #expect(loaded.contains("data: <h1>Linen Bedside Lamp</h1>\n"))
    #expect(!loaded.contains("aria-busy"))
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("/products", "<select"), ("/products/2", "<dl>"),
      ("/articles?keyword=light", "class=\"articles\""), ("/articles", "class=\"empty\""),
    ]
  )
  func `what arrives last is the page that a request gets`(path: String, part: String) async throws {
    let shop = LiveShop()
    let reader = try shop.open(path)

    let event = try #require(await reader.next(with: "event: page", part))
    let page = try await PageClient().get(path).text

    #expect(Self.data(of: event) == page)
  }

  @Test(.timeLimit(.minutes(10))) func `more is added to what is there`() async throws {
    let shop = LiveShop(products: MockProductRepository(products: .fixtures(count: 10)))
    let reader = try shop.open("/products?size=4")
    let first = try #require(await reader.next(with: "page 1 of 3"))

    let answer = shop.sessions.perform(.loadMore, in: reader.id, by: reader.visitor)
    let second = try #require(await reader.next(with: "page 2 of 3"))

    #expect(answer == .accepted)
    #expect(first.matches(of: /<li class="card">/).count == 4)
    #expect(second.matches(of: /<li class="card">/).count == 8)
    #expect(second.hasPrefix("event: page\nid: 2\n"))
    // Where the stream has ended, the link goes on behind what is there.
    #expect(second.contains("rel=\"next\" href=\"/products?page=3&amp;size=4\""))
  }

  @Test(.timeLimit(.minutes(10))) func `a refresh keeps what is there until the answer comes`() async throws {
    let (shop, source) = Self.slowShop()
    let reader = try shop.open("/products/1")
    for _ in 0..<2 { await source.wake(.seconds(1)) }
    _ = await reader.next(with: "Linen Bedside Lamp")

    let answer = shop.sessions.perform(.refresh, in: reader.id, by: reader.visitor)
    let refreshing = try #require(await reader.next())
    for _ in 0..<2 { await source.wake(.seconds(1)) }
    let refreshed = try #require(await reader.next())

    #expect(answer == .accepted)
    #expect(refreshing.hasPrefix("event: page\n"))
    #expect(refreshing.contains("<h1>Linen Bedside Lamp</h1>"))
    #expect(refreshing.contains("class=\"loading\""))
    #expect(refreshed.contains("<h1>Linen Bedside Lamp</h1>"))
    #expect(!refreshed.contains("class=\"loading\""))
  }

  @Test(.timeLimit(.minutes(10))) func `what failed can be tried again`() async throws {
    let useCase = MockProductUseCase(behaviour: MockBehaviour(throwError: .offline))
    let reader = try LiveShop(.mock(productUseCase: useCase)).open("/products/1")

    let failed = try #require(await reader.next(with: "role=\"alert\""))

    #expect(failed.contains("<a class=\"button\" href=\"/products/1\" data-live=\"retry\">Try again</a>"))
  }

  @Test(.timeLimit(.minutes(10))) func `who comes back to a longer list gets it as long as it was`() async throws {
    let shop = LiveShop(products: MockProductRepository(products: .fixtures(count: 10)))
    let reader = try shop.open("/products?size=4", pages: 3)

    _ = await reader.next()
    let page = try #require(await reader.next())

    #expect(page.hasPrefix("event: page\nid: 3\n"))
    #expect(page.matches(of: /<li class="card">/).count == 10)
  }

  @Test(.timeLimit(.minutes(10))) func `a reader who is slow misses what is over, and holds up nothing`() async throws {
    let (shop, source) = Self.slowShop()
    let reader = try shop.open("/products/1", isSlow: true)
    // Both answers come before the client has read as much as a line.
    for _ in 0..<2 { await source.wake(.seconds(1)) }
    while try #require(reader.session).state?.isWaiting != false { await Task.yield() }

    reader.makeRoom()
    reader.makeRoom()

    _ = await reader.next()
    #expect(await reader.next()?.contains("<h1>Linen Bedside Lamp</h1>") == true)
  }

  @Test(.timeLimit(.minutes(10))) func `what stands in the data is text, and stays in its event`() async throws {
    let product = Product.fixture(
      title: "<script>alert(1)</script>\n\nevent: end\ndata: x",
      summary: "\r\revent: end\r\ndata: y\r\n\r\n\"><img src=x>"
    )
    let (shop, source) = Self.slowShop([product])
    let reader = try shop.open("/products/1")
    for _ in 0..<2 { await source.wake(.seconds(1)) }

    let event = try #require(await reader.next(with: "&lt;script&gt;"))

    let lines = event.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropLast(2).dropFirst(2).allSatisfy { $0.hasPrefix("data: ") })
    #expect(lines.suffix(2) == ["", ""])
    #expect(!event.contains("\r"))
    #expect(!event.contains("<script>"))
    #expect(!event.contains("<img src=x"))
  }

  @Test(.timeLimit(.minutes(10))) func `nobody outside learns what files the shop has`() async throws {
    let error = DomainError.storage(.notWritable(path: "/var/lib/secret.sqlite"))
    let useCase = MockProductUseCase(behaviour: MockBehaviour(throwError: error))
    let reader = try LiveShop(.mock(productUseCase: useCase)).open()

    var told = ""
    while let text = await reader.next() { told += text }

    #expect(told.hasSuffix("event: end\ndata: failed\n\n"))
    #expect(!told.contains("secret"))
    #expect(await reader.end.value == .failed)
  }

  @Test(.timeLimit(.minutes(10))) func `a stream that has nothing to tell shows that it is there`() async throws {
    let shop = LiveShop()
    let reader = try shop.open("/products/2")
    _ = await reader.next(with: "<dl>")

    await shop.clock.wake(shop.sessions.limits.keepAlive)

    #expect(await reader.next() == ":\n\n")
  }

  /// What a browser hands to scripts.
  private static func data(of event: String) -> String {
    event.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.hasPrefix("data: ") }.map { $0.dropFirst("data: ".count) }.joined(separator: "\n")
  }
}
