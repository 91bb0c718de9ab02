import Composition
import Domain
import Mocks
import Presentation
import TestSupport
import Testing

@testable import Server

/// How sessions begin and end.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct LiveSessionTests {
  @Test func `a visitor's second stream ends the first`() async throws {
    let shop = LiveShop()
    let first = try shop.open()
    let second = try shop.open(Home.item, visitor: first.visitor)

    var told = ""
    while let text = await first.next() { told += text }

    #expect(told.hasSuffix("event: end\ndata: superseded\n\n"))
    #expect(try await first.end.valueInTime() == .superseded)
    #expect(second.visitor == first.visitor)
    #expect(shop.sessions.count == 1)
    #expect(shop.sessions.perform(.refresh, in: first.id, by: first.visitor) == .unknown)
    #expect(shop.sessions.perform(.refresh, in: second.id, by: second.visitor) == .accepted)
  }

  @Test func `the number of sessions is limited, and a place that is free is given to another`() async throws {
    let shop = LiveShop(limits: LiveLimits(sessions: 2))
    let first = try shop.open()
    let second = try shop.open()

    #expect(shop.sessions.open(.home, visitor: nil, pages: 1, in: Localization()) == nil)
    // A visitor with a session may go on to another page.
    let third = try shop.open(Home.item, visitor: first.visitor)
    #expect(try await first.end.valueInTime() == .superseded)
    #expect(shop.sessions.open(.home, visitor: nil, pages: 1, in: Localization()) == nil)
    let metrics = PrometheusMetrics()
    for _ in 0..<2 { shop.sessions.measure(in: metrics) }
    #expect(metrics.text.contains("storefront_live_sessions 2\n"))
    #expect(metrics.text.contains("storefront_live_sessions_refused_total 2\n"))

    second.leave()
    #expect(try await second.end.valueInTime() == .left)
    _ = try shop.open()
    #expect(third.session != nil)
  }

  @Test(arguments: [LiveLimits().age, LiveLimits().idle])
  func `a session that is too old, or without an action for too long, ends`(limit: Duration) async throws {
    let shop = LiveShop()
    let reader = try shop.open("\(Home.list)/2")
    _ = await reader.next(with: "<dl>")

    await shop.clock.wake(limit)

    #expect(await reader.next() == "event: end\ndata: expired\n\n")
    #expect(try await reader.end.valueInTime() == .expired)
    #expect(shop.sessions.count == 0)
  }

  @Test func `an action restarts the idle time`() async throws {
    let shop = LiveShop()
    let reader = try shop.open("\(Home.list)/2")
    _ = await reader.next(with: "data-live=\"refresh\"")
    let idle = shop.sessions.limits.idle
    await shop.clock.arrival(idle)

    let reply = shop.sessions.perform(.refresh, in: reader.id, by: reader.visitor)
    await shop.clock.cancellation(idle)
    let count = shop.sessions.count
    await shop.clock.wake(idle)

    #expect(reply == .accepted)
    #expect(count == 1)
    #expect(try await reader.end.valueInTime() == .expired)
  }

  @Test func `a client that leaves ends its load, and its view model goes`() async throws {
    let hold = MockHold()
    let shop = LiveShop(MockSettings(behaviour: hold.behaviour))
    let reader = try shop.open(Home.item)
    await hold.arrival()
    let model = WeakModel(value: reader.session?.screen)
    #expect(model.value != nil)

    reader.leave()

    #expect(try await reader.end.valueInTime() == .left)
    #expect(shop.sessions.count == 0)
    #expect(reader.session == nil)
    #expect(model.value == nil)
  }

  /// A browser that is told of the end does not connect again.
  @Test(arguments: [LiveSession.End.left, .shutdown])
  func `a stream ends without a word if its client has left or may come back`(end: LiveSession.End) async throws {
    let reader = try LiveShop().open("\(Home.list)/2")
    _ = await reader.next(with: "<dl>")

    reader.session?.end(end)

    #expect(await reader.next() == nil)
    #expect(try await reader.end.valueInTime() == end)
  }

  @Test func `a closed session takes no place while it is still held, and waits for nothing`() async throws {
    let shop = LiveShop()
    let session = try #require(shop.sessions.open(.home, visitor: nil, pages: 1, in: Localization()))
    let work = Task { await session.work() }
    await shop.clock.arrival(shop.sessions.limits.idle)
    await shop.clock.arrival(shop.sessions.limits.age)

    shop.sessions.close(session)

    #expect(shop.sessions.count == 0)
    await shop.clock.cancellation(shop.sessions.limits.idle)
    await shop.clock.cancellation(shop.sessions.limits.age)
    session.end(.left)
    try await work.valueInTime()
  }

  @Test func `a slow reader gets the last signal only`() async throws {
    let session = try #require(LiveShop().sessions.open(.home, visitor: nil, pages: 1, in: Localization()))

    session.keepAlive()
    session.keepAlive()
    session.end(.shutdown)

    var signals: [LiveSession.Signal] = []
    for await signal in session.signals { signals.append(signal) }
    #expect(signals == [.end(.shutdown)])
  }

  @Test func `a stream that never starts takes no place`() async throws {
    let shop = LiveShop(limits: LiveLimits(sessions: 1))

    _ = shop.sessions.open(.home, visitor: nil, pages: 1, in: Localization())

    #expect(shop.sessions.count == 0)
    _ = try shop.open()
  }

  @Test func `a session does not wait for a client that reads nothing`() async throws {
    let shop = LiveShop()
    let reader = try shop.open(isSlow: true)

    await shop.clock.wake(shop.sessions.limits.age)
    await shop.clock.wake(shop.sessions.limits.grace)

    #expect(try await reader.end.valueInTime() == .left)
    #expect(shop.sessions.count == 0)
  }

  @Test func `too many actions at once are refused, until some time has passed`() async throws {
    let clock = HeldSleep()
    let screens = ScreenFactory(useCases: DIContainer.mock(), localization: Localization())
    let session = LiveSession(
      screens.screen(for: .home, coordinator: AppCoordinator()),
      id: LiveShop.session,
      visitor: LiveShop.visitor,
      pages: 1,
      limits: LiveLimits(actions: 2),
      sleep: clock.sleep
    )
    let work = Task { await session.work() }

    let replies = (0..<3).map { _ in session.perform(.refresh) }
    for _ in 0..<2 { await clock.wake(session.limits.rest) }
    // The work has ended when everything that waited for the clock has.
    session.end(.left)
    try await work.valueInTime()
    let later = (0..<3).map { _ in session.perform(.refresh) }
    session.stop()

    #expect(replies == [.accepted, .accepted, .tooOften])
    #expect(later == replies)
  }

  @Test func `a page can post the actions that it has links for`() {
    #expect(ScreenAction.posted == ["refresh": .refresh, "loadMore": .loadMore, "retry": .retry])
  }

  @Test func `load more stops at the limit of pages`() async throws {
    let shop = LiveShop(MockSettings(items: .many(10)), limits: LiveLimits(pages: 2))
    let reader = try shop.open("\(Home.list)?size=4")
    _ = await reader.next(with: "page 1 of 3")

    let first = shop.sessions.perform(.loadMore, in: reader.id, by: reader.visitor)
    let page = try #require(await reader.next(with: "page 2 of 3"))
    let second = shop.sessions.perform(.loadMore, in: reader.id, by: reader.visitor)

    #expect(first == .accepted)
    #expect(page.hasPrefix("event: page\nid: 2\n"))
    #expect(page.linkedItems == 8)
    #expect(second == .tooManyPages)
    // The script follows the link to the page after those that are loaded.
    #expect(page.contains("rel=\"next\" href=\"\(Home.list)?page=3&amp;size=4\""))
  }

  @Test func `actions that come at once load no more pages than allowed`() async throws {
    let source = HeldSleep()
    let slow = MockBehaviour(delay: .seconds(1), sleep: source.sleep)
    let shop = LiveShop(MockSettings(items: .many(10), onLaterPages: slow), limits: LiveLimits(pages: 2))
    let reader = try shop.open("\(Home.list)?size=4")
    _ = await reader.next(with: "page 1 of 3")

    let replies = (0..<3).map { _ in shop.sessions.perform(.loadMore, in: reader.id, by: reader.visitor) }
    await source.wake(.seconds(1))
    _ = await reader.next(with: "page 2 of 3")
    // What the last action does, it has done before this one.
    #expect(shop.sessions.perform(.refresh, in: reader.id, by: reader.visitor) == .accepted)
    _ = await reader.next(with: "page 1 of 3")

    #expect(replies == [.accepted, .accepted, .accepted])
    #expect(await source.count == 1)
  }

  @Test func `a refresh during load more takes effect`() async throws {
    let source = HeldSleep()
    let slow = MockBehaviour(delay: .seconds(1), sleep: source.sleep)
    let shop = LiveShop(MockSettings(items: .many(10), onLaterPages: slow))
    let reader = try shop.open("\(Home.list)?size=4")
    _ = await reader.next(with: "page 1 of 3")

    #expect(shop.sessions.perform(.loadMore, in: reader.id, by: reader.visitor) == .accepted)
    await source.arrival(.seconds(1))
    #expect(shop.sessions.perform(.refresh, in: reader.id, by: reader.visitor) == .accepted)
    await source.cancellation(.seconds(1))
    while try #require(await reader.next(with: "page 1 of 3")).contains("class=\"loading\"") {}

    #expect(reader.session?.state?.pages == 1)
  }
}

private struct WeakModel {
  weak var value: (any Screen)?
}
