import Composition
import Foundation
import Mocks
import Presentation
import TestSupport
import Testing

@testable import CLI

/// Favourites in the browser, without a process. At first the made-up person likes everything.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct FavouriteBrowserTests {
  private let terminal = Terminal(isInteractive: true, showsProgress: false, usesColor: false, columns: nil)
  private let prompt = "\nnumber, /text, n, r, b, ? or q > "

  private func screens(_ data: MockSettings = MockSettings()) -> ScreenFactory {
    ScreenFactory(useCases: DIContainer.mock(data), localization: Localization(timeZone: .gmt))
  }

  /// What the browser shows, with the list of items first or second.
  private func output(_ lines: [String], _ screens: ScreenFactory) async throws -> [String] {
    let output = try await BrowserTests().output([FavouriteFeature.itemFeature] + lines, screens: screens, on: terminal)
    return output.split(separator: prompt).map(String.init)
  }

  private func drawn(_ route: Route, _ screens: ScreenFactory) async -> String {
    let screen = screens.screen(for: route, coordinator: AppCoordinator(root: route))
    await screen.send(.appear)
    return "\n" + PageText(terminal: terminal, numbersRows: true).lines(of: screen.state).joined(separator: "\n") + "\n"
  }

  @Test func `an item is liked, and no longer, without a question`() async throws {
    let liked = await drawn(.detail(FavouriteFeature.itemFeature, id: "1"), screens())
    let other = liked.replacing("a1  Remove from favourites", with: "a1  Add to favourites")
    #expect(other != liked)

    #expect(try await output(["1", "a1", "a1"], screens()).suffix(3) == [liked, other, liked])
  }

  @Test func `the search is still there, and shows the change`() async throws {
    let screens = screens()
    let keyword = FavouriteFeature.keyword
    let search = Route.list(ListRoute(FavouriteFeature.itemFeature, search: keyword))
    let before = await drawn(search, screens)
    let lines = [FavouriteFeature.itemFeature, "/\(keyword)", "1", "a1", "b"]
    let output = try await BrowserTests().output(lines, screens: screens)
    let after = await drawn(search, screens)

    #expect(before.contains("\n♥ 1  "))
    #expect(after != before && !after.contains("\n♥ 1  "))
    #expect(output.contains(before) && output.hasSuffix(after))
  }

  @Test func `what has failed is tried again after a question`() async throws {
    // There are more than a person may have, so that the second one to be liked is refused.
    let pages = try await output(["1", "a1", "a1", "y", "n"], screens(MockSettings(items: .many(1_001))))
    let question = "Add to favourites (y/N): "

    let before = try #require(pages.dropLast().last)
    #expect(pages.last?.components(separatedBy: question).count == 3)
    #expect(pages.last?.hasSuffix(question + before) == true)
  }

  /// As it would be submitted again.
  @Test func `a form that was left while it was submitted does not come back`() async throws {
    let (calls, call) = AsyncStream<String>.makeStream()
    let waits = MockBehaviour(delay: .seconds(1)) { _ in
      call.yield("begins")
      let endless = AsyncStream<Never>.makeStream()
      for await _ in endless.stream {}
      endless.continuation.finish()
      call.yield("ends")
      throw CancellationError()
    }
    let screens = screens(MockSettings(onWrite: waits))
    let (input, typed) = AsyncStream<BrowserEvent>.makeStream()
    var terminal = terminal
    terminal.write = { _ in }
    let browser = Browser(screens: screens, texts: TerminalTexts(Localization()), terminal: terminal)
    let session = Task {
      try await browser.run { events in
        Task {
          for await event in input { events.yield(event) }
          events.yield(.endOfInput)
        }
      }
    }
    for line in [FavouriteFeature.itemFeature, "1", "a1"] { typed.yield(.line(line)) }
    var heard = calls.makeAsyncIterator()
    while await heard.next() != "begins" {}
    for line in [FavouriteFeature.name, "b"] { typed.yield(.line(line)) }
    typed.finish()

    #expect(await heard.next() == "ends")
    try await session.valueInTime()
    call.finish()
    #expect(await heard.next() == nil)
  }
}
