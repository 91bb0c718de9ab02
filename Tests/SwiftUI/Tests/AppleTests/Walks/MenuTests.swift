import Composition
import Domain
import Mocks
import Presentation
import Testing

@testable import Apple
@testable import SwiftUI

/// The menu of the Mac, and its keys, which an iPad with a keyboard has, too.
@Suite(.timeLimit(.minutes(10)))
@MainActor
struct MenuTests {
  private static let settings = MockSettings(onReload: MockBehaviour(throwError: .timedOut))

  private struct Windows: Scene {
    let screens: ScreenFactory

    var body: some Scene {
      WindowGroup { RootView(screens: screens) }
        .commands { GoCommands(localization: screens.localization) }
    }
  }

  private func window(_ useCases: DIContainer = .mock(), language: Language = .english) async throws -> AppWindow {
    let screens = ScreenFactory(useCases: useCases, localization: Localization(language: language))
    return try await AppWindow(scene: Windows(screens: screens))
  }

  private func menu(_ window: AppWindow) throws -> Node {
    try #require(window.host.tree.children.first { $0.role == .menu })
  }

  @Test(arguments: Language.allCases)
  func `The menu leads to each feature, back, and loads again`(_ language: Language) async throws {
    let web = WebTexts(Localization(language: language))
    let texts = AppleTexts(Localization(language: language))

    let menu = try menu(try await window(language: language))

    let links =
      web.menu
      + web.personalMenu
    #expect(menu.label == texts.menu)
    #expect(menu.children.map(\.name) == links.map(\.text) + [texts.back, web.refresh])
  }

  @Test
  func `A digit leads to a feature`() async throws {
    let window = try await window()

    for (index, place) in WebTexts(Localization()).menu.prefix(9).enumerated().reversed() {
      try window.host.press(Character(String(index + 1)))
      try await window.host.settle()
      #expect(window.title == place.text)
    }
  }

  @Test
  func `A key leads back, until the first screen is shown`() async throws {
    let window = try await window()
    try await window.tapRow(0)

    try window.host.press("[")
    try await window.host.settle()

    #expect(window.title == WebTexts(Localization()).menu.first?.text)
    #expect(throws: ViewHost.NotThere.self) { try window.host.press("[") }
  }

  @Test
  func `A key loads the screen again`() async throws {
    let window = try await window(.mock(Self.settings))

    try window.host.press("r")
    try await window.host.settle()

    #expect(window.texts.contains(WebTexts(Localization()).retry))
  }

  @Test
  func `No two controls have the same key`() async throws {
    let window = try await window()

    let keys = window.host.tree.all.compactMap(\.key)

    #expect(keys.count == Set(keys).count)
    #expect(keys.count > 2)
  }
}
