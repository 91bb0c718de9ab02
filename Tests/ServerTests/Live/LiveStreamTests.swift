import Composition
import Domain
import Mocks
import Presentation
import TestSupport
import Testing

@testable import Server

/// What a stream sends.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct LiveStreamTests {
  /// An item, and the names of the filter's choices if its feature has one.
  private static let calls = Features.all[0].filter == nil ? 1 : 2

  /// Each call takes a second of a clock that stands still.
  private static func slowShop(_ items: MockSettings.Items = .fixtures) -> (shop: LiveShop, source: HeldSleep) {
    let source = HeldSleep()
    let behaviour = MockBehaviour(delay: .seconds(1), sleep: source.sleep)
    return (LiveShop(MockSettings(items: items, behaviour: behaviour)), source)
  }

  @Test func `loading and loaded arrive as two events`() async throws {
    let title = try await Home.title()
    let (shop, source) = Self.slowShop()
    let reader = try shop.open(Home.item)

    #expect(await reader.next() == "retry: 3000\nevent: session\ndata: \(reader.id)\n\n")
    let loading = try #require(await reader.next())
    for _ in 0..<Self.calls { await source.wake(.seconds(1)) }
    let loaded = try #require(await reader.next())

    #expect(loading.hasPrefix("event: loading\nid: 1\ndata: <!DOCTYPE html>\n"))
    #expect(loading.contains("data: <main id=\"main-content\" tabindex=\"-1\" aria-busy=\"true\">\n"))
    #expect(loaded.hasPrefix("event: page\nid: 1\ndata: <!DOCTYPE html>\n"))
    #expect(loaded.contains("data: <h1>\(title)</h1>\n"))
    #expect(!loaded.contains("aria-busy"))
  }

  @Test(arguments: FeaturePageTests.paths)
  func `the last event is the page that a request gets`(path: String) async throws {
    let page = try await TestServer().get(path).text
    let reader = try LiveShop().open(path)

    while try Self.data(of: #require(await reader.next())) != page {}
    reader.leave()
  }

  @Test func `a refresh keeps the content until the new one is loaded`() async throws {
    let title = try await Home.title()
    let (shop, source) = Self.slowShop()
    let reader = try shop.open(Home.item)
    for _ in 0..<Self.calls { await source.wake(.seconds(1)) }
    _ = await reader.next(with: title)

    let reply = shop.sessions.perform(.refresh, in: reader.id, by: reader.visitor)
    let refreshing = try #require(await reader.next())
    for _ in 0..<Self.calls { await source.wake(.seconds(1)) }
    let refreshed = try #require(await reader.next())

    #expect(reply == .accepted)
    #expect(refreshing.hasPrefix("event: page\n"))
    #expect(refreshing.contains("<h1>\(title)</h1>"))
    #expect(refreshing.contains("class=\"loading\""))
    #expect(refreshed.contains("<h1>\(title)</h1>"))
    #expect(!refreshed.contains("class=\"loading\""))
  }

  @Test func `a browser that connects again gets its list as long as it was`() async throws {
    let shop = LiveShop(MockSettings(items: .many(10)))
    let reader = try shop.open("\(Home.list)?size=4", pages: 3)

    _ = await reader.next()
    let page = try #require(await reader.next())

    #expect(page.hasPrefix("event: page\nid: 3\n"))
    #expect(page.linkedItems == 10)
  }

  @Test func `a slow reader gets the last state only`() async throws {
    let title = try await Home.title()
    let (shop, source) = Self.slowShop()
    let reader = try shop.open(Home.item, isSlow: true)
    // All calls return before the client has read a line.
    for _ in 0..<Self.calls { await source.wake(.seconds(1)) }
    await reader.shows { !$0.isWaiting }

    reader.makeRoom()
    reader.makeRoom()

    _ = await reader.next()
    #expect(await reader.next()?.contains("<h1>\(title)</h1>") == true)
  }

  @Test func `data is text, and stays in its event`() async throws {
    let reader = try LiveShop(MockSettings(items: .hostile)).open(RouteCodec.path(for: Features.all[0].hostileItem))

    let event = try #require(await reader.next(with: "&lt;script&gt;"))

    let lines = event.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropLast(2).dropFirst(2).allSatisfy { $0.hasPrefix("data: ") })
    #expect(lines.suffix(2) == ["", ""])
    #expect(!event.contains("\r"))
    #expect(!event.contains("<script>"))
    #expect(!event.contains("<img src=x"))
  }

  @Test func `names of files do not leak`() async throws {
    let error = DomainError.storage(.notWritable(path: "/var/lib/secret.sqlite"))
    let reader = try LiveShop(MockSettings(behaviour: MockBehaviour(throwError: error))).open()

    var told = ""
    while let text = await reader.next() { told += text }

    #expect(told.hasSuffix("event: end\ndata: failed\n\n"))
    #expect(!told.contains("secret"))
    #expect(try await reader.end.valueInTime() == .failed)
  }

  @Test func `a stream without news sends a sign of life`() async throws {
    let shop = LiveShop()
    let reader = try shop.open("\(Home.list)/2")
    _ = await reader.next(with: "<dl>")

    await shop.clock.wake(shop.sessions.limits.keepAlive)

    #expect(await reader.next() == ":\n\n")
  }

  /// What a browser gives to scripts.
  private static func data(of event: String) -> String {
    event.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.hasPrefix("data: ") }.map { $0.dropFirst("data: ".count) }.joined(separator: "\n")
  }
}
