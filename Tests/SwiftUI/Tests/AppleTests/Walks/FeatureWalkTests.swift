import Composition
import Domain
import Mocks
import Presentation
import Testing

@testable import Apple
@testable import SwiftUI

/// What a person does with any feature, so that each product is tested with its own.
@Suite(.timeLimit(.minutes(10)))
@MainActor
struct FeatureWalkTests {
  private nonisolated static let features = Features.shared.map { $0.name }
  private let web = WebTexts(Localization())

  @Test(arguments: features)
  func `A person opens an item of a list, and comes back`(_ feature: String) async throws {
    let list = Route.list(ListRoute(feature))
    let state = await ScreenState.loaded(list)
    let window = try await AppWindow()

    try await window.open(RouteCodec.link(to: list))
    #expect(window.texts == state.texts(web))

    // A list may need a search.
    guard let row = state.rows.first else { return #expect(list != .home) }
    try await window.tapRow(0)
    #expect(window.texts == (await ScreenState.loaded(row.route)).texts(web))

    try await window.back()
    #expect(window.texts == state.texts(web))
    #expect(window.host.problems == [])
  }

  @Test(arguments: features, ["", "zeppelin"])
  func `A person searches, opens an item, and comes back to the search`(_ feature: String, text: String) async throws {
    let list = Route.list(ListRoute(feature))
    let first = await ScreenState.loaded(list)
    let label = try #require(first.search?.label)
    let text = text.isEmpty ? first.rows.first?.title ?? "the" : text
    let found = await ScreenState.loaded(.list(ListRoute(feature, search: text)))
    let window = try await AppWindow()
    try await window.open(RouteCodec.link(to: list))

    try await window.enter(text, in: label)
    #expect(window.texts == found.texts(web))

    guard !found.rows.isEmpty else { return #expect(text == "zeppelin") }
    try await window.tapRow(0)
    #expect(window.texts != found.texts(web))
    try await window.back()
    #expect(window.texts == found.texts(web))
    #expect(window.host.problems == [])
  }

  @Test
  func `More is loaded at the end of a list, until all is there`() async throws {
    let window = try await AppWindow(.mock(MockSettings(items: .many(50))))
    var counts = [window.rows.count]

    for _ in 1...3 {
      try await window.scrollToEnd()
      counts.append(window.rows.count)
    }

    #expect(counts == [20, 40, 50, 50])
    #expect(!window.texts.contains(web.loadMore))
  }

  @Test
  func `A failed refresh keeps what was there, and can be tried again`() async throws {
    let window = try await AppWindow(.mock(MockSettings(onReload: MockBehaviour(throwError: .timedOut))))
    let message = "The server took too long to respond. Try again in a moment."
    let count = window.rows.count

    try await window.refresh()
    #expect(window.texts.contains(message))
    #expect(window.rows.count == count)

    try await window.tap(web.retry)
    #expect(window.texts.contains(message))
    #expect(window.rows.count == count)
  }

  @Test
  func `An item that cannot be loaded leads back to its list`() async throws {
    let useCases = DIContainer.mock(MockSettings(behaviour: MockBehaviour(throwError: .notFound)))
    let item = Route.detail(Route.home.feature, id: "1")
    let window = try await AppWindow(useCases)

    try await window.open(RouteCodec.link(to: item))
    let state = await ScreenState.loaded(item, useCases)
    #expect(window.texts == state.texts(web))

    try await window.tap(try #require(state.back).text)
    #expect(window.texts == (await ScreenState.loaded(.home, useCases)).texts(web))
    #expect(throws: ViewHost.NotThere.self) { try window.host.back() }
  }
}
