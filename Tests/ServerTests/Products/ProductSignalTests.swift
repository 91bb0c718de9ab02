import Composition
import Domain
import Mocks
import TestSupport
import Testing

@testable import Server

@Suite(.timeLimit(.minutes(10)))
struct ProductSignalTests {
  @Test(arguments: [true, false])
  func `the page of a product leads to its category if the flag is on`(isOn: Bool) async throws {
    let settings = try ServerSettings(arguments: isOn ? ["--flags", "category-links"] : [], environment: [:])
    let application = ServerApplication(settings, useCases: .mock().with(settings.signals))

    let page = try await TestServer(application).get("/products/1").text

    #expect(page.contains(#"href="/products?category=lighting""#) == isOn)
  }

  @Test func `flags and a file for events are settings`() throws {
    let environment = ["STOREFRONT_FLAGS": "-category-links", "STOREFRONT_ANALYTICS": "events.jsonl"]
    let settings = try ServerSettings(arguments: [], environment: environment)

    #expect(settings.flags == FlagSettings("-category-links"))
    #expect(settings.analytics == "events.jsonl")
    #expect(DIContainer.mock().with(settings.signals).tracker != nil)
    #expect(DIContainer.mock().with(ServerSettings().signals).tracker == nil)
  }

  @Test func `a flag that does not exist ends the program with one sentence`() {
    let failure = #expect(throws: ServerSettings.Failure.self) {
      try ServerSettings(arguments: ["--flags", "x"], environment: [:])
    }

    let flags = "flags to turn on, or off with a minus: category-links"
    #expect(failure?.description == "--flags (STOREFRONT_FLAGS) does not take “x”: \(flags).")
  }

  @Test func `pages tell what was opened and searched`() async throws {
    let tracker = MockTracker()
    let application = ServerApplication(.patient, useCases: .mock().with(Signals(tracker: tracker)))
    let server = try TestServer(application)
    _ = try await server.get("/products?search=lamp")
    _ = try await server.get("/products/1")

    let events = await tracker.events().map { "\($0)" }
    #expect(events.count == 3)
    #expect(events.last?.contains("item") == true)
  }

  @Test func `a server waits for its last events before it ends`() async throws {
    let (calls, call) = AsyncStream.makeStream(of: String.self)

    try await TestServer.serve(.mock().with(Signals(tracker: Calls(call: call)))) { client in
      _ = try await client.get("/products")
    }

    call.finish()
    #expect(await calls.reduce(into: []) { $0.append($1) } == ["track", "flush"])
  }
}

/// A tracker that tells when it is called.
private struct Calls: AnalyticsTracker {
  let call: AsyncStream<String>.Continuation

  func track(_ event: AnalyticsEvent) { call.yield("track") }
  func flush() { call.yield("flush") }
}
