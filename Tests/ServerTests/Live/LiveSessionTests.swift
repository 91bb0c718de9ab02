import Composition
import Domain
import Mocks
import Presentation
import Testing

@testable import Server

/// How sessions begin and end.
@MainActor
@Suite struct LiveSessionTests {
  @Test(.timeLimit(.minutes(10))) func `a visitor's second stream ends the first`() async throws {
    let shop = LiveShop()
    let first = try shop.open()
    let second = try shop.open("/products/1", visitor: first.visitor)

    var told = ""
    while let text = await first.next() { told += text }

    #expect(told.hasSuffix("event: end\ndata: superseded\n\n"))
    #expect(await first.end.value == .superseded)
    #expect(second.visitor == first.visitor)
    #expect(shop.sessions.count == 1)
    #expect(shop.sessions.perform(.refresh, in: first.id, by: first.visitor) == .unknown)
    #expect(shop.sessions.perform(.refresh, in: second.id, by: second.visitor) == .accepted)
  }

  @Test(.timeLimit(.minutes(10))) func `there are only so many, and a place that is left is given to another`()
    async throws
  {
    let shop = LiveShop(limits: LiveLimits(sessions: 2))
    let first = try shop.open()
    let second = try shop.open()

    #expect(shop.sessions.open(.productList(), visitor: nil, pages: 1, in: Localization()) == nil)
    // Whoever is in may go on to another page.
    let third = try shop.open("/products/1", visitor: first.visitor)
    #expect(await first.end.value == .superseded)
    #expect(shop.sessions.open(.productList(), visitor: nil, pages: 1, in: Localization()) == nil)
    #expect(shop.sessions.metrics.contains("storefront_live_sessions 2\n"))
    #expect(shop.sessions.metrics.contains("storefront_live_sessions_refused_total 2\n"))

    second.leave()
    #expect(await second.end.value == .left)
    _ = try shop.open()
    #expect(third.session != nil)
  }

  @Test(.timeLimit(.minutes(10)), arguments: [LiveLimits().age, LiveLimits().idle])
  func `a session that is too old, or in which nothing is done, is over`(limit: Duration) async throws {
    let shop = LiveShop()
    let reader = try shop.open("/products/2")
    _ = await reader.next(with: "<dl>")

    await shop.clock.wake(limit)

    #expect(await reader.next() == "event: end\ndata: expired\n\n")
    #expect(await reader.end.value == .expired)
    #expect(shop.sessions.count == 0)
  }

  @Test(.timeLimit(.minutes(10))) func `an action begins the idle time anew`() async throws {
    let shop = LiveShop()
    let reader = try shop.open("/products/2")
    _ = await reader.next(with: "data-live=\"refresh\"")
    let idle = shop.sessions.limits.idle
    await shop.clock.arrival(idle)

    let answer = shop.sessions.perform(.refresh, in: reader.id, by: reader.visitor)
    await shop.clock.cancellation(idle)
    let count = shop.sessions.count
    await shop.clock.wake(idle)

    #expect(answer == .accepted)
    #expect(count == 1)
    #expect(await reader.end.value == .expired)
  }

  @Test(.timeLimit(.minutes(10))) func `a client that goes takes its view model and its load along`() async throws {
    let hold = MockHold()
    let shop = LiveShop(.mock(productUseCase: MockProductUseCase(behaviour: hold.behaviour)))
    let reader = try shop.open("/products/1")
    await hold.arrival()
    let model = WeakModel(value: reader.session?.screen.productDetail)
    #expect(model.value != nil)

    reader.leave()

    #expect(await reader.end.value == .left)
    #expect(shop.sessions.count == 0)
    #expect(reader.session == nil)
    #expect(model.value == nil)
  }

  @Test(.timeLimit(.minutes(10))) func `a stream that is never begun takes no place`() async throws {
    let shop = LiveShop(limits: LiveLimits(sessions: 1))

    _ = shop.sessions.open(.productList(), visitor: nil, pages: 1, in: Localization())

    #expect(shop.sessions.count == 0)
    _ = try shop.open()
  }

  @Test(.timeLimit(.minutes(10))) func `a client that reads nothing is not waited for`() async throws {
    let shop = LiveShop()
    let reader = try shop.open(isSlow: true)

    await shop.clock.wake(shop.sessions.limits.age)
    await shop.clock.wake(shop.sessions.limits.grace)

    #expect(await reader.end.value == .left)
    #expect(shop.sessions.count == 0)
  }

  @Test(.timeLimit(.minutes(10))) func `too many actions at once are turned away, until some time has passed`()
    async throws
  {
    let shop = LiveShop(limits: LiveLimits(actions: 2))
    let reader = try shop.open()
    _ = await reader.next(with: "data-live=\"refresh\"")

    let answers = (0..<3).map { _ in shop.sessions.perform(.refresh, in: reader.id, by: reader.visitor) }
    await shop.clock.wake(shop.sessions.limits.rest)
    while shop.sessions.perform(.refresh, in: reader.id, by: reader.visitor) != .accepted { await Task.yield() }

    #expect(answers == [.accepted, .accepted, .tooOften])
    #expect(shop.sessions.perform(.refresh, in: reader.id, by: reader.visitor) == .tooOften)
  }

  @Test func `nobody acts for another`() async throws {
    let shop = LiveShop()
    let (mine, other) = (try shop.open(), try shop.open())

    #expect(shop.sessions.perform(.refresh, in: other.id, by: mine.visitor) == .unknown)
    #expect(shop.sessions.perform(.refresh, in: other.id, by: LiveShop.identifier(99)) == .unknown)
  }

  @Test func `identifiers are long, and never the same`() {
    let made = Set((0..<1_000).map { _ in LiveIdentifier.random() })

    #expect(made.count == 1_000)
    #expect(made.allSatisfy { LiveIdentifier.isValid($0) })
    for text in ["", "0", LiveShop.identifier(1).uppercased() + "0", String(repeating: "g", count: 32)] {
      #expect(!LiveIdentifier.isValid(text))
    }
  }
}

private struct WeakModel {
  weak var value: ProductDetailViewModel?
}

extension Screen {
  fileprivate var productDetail: ProductDetailViewModel? {
    if case .productDetail(let model) = self { model } else { nil }
  }
}
