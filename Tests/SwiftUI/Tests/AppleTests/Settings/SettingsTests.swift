import Foundation
import Presentation
import Testing

@testable import Apple
@testable import SwiftUI

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct SettingsTests {
  private let texts = AppleTexts(Localization(language: .english))

  @Test
  func `Another language is there at once, in all of the app`() async throws {
    let app = try await ShownApp()
    try await app.window.tap(texts.settings)
    #expect(app.window.host.tree.front.role == .sheet)

    try await app.window.enter(Language.german.nativeName, in: texts.language)

    let german = Localization(language: .german)
    #expect(app.window.host.tree.front.role == .window)
    #expect(app.window.title == WebTexts(german).menu[0].text)
    #expect(app.store.string(forKey: "language") == "de")
    #expect(app.macSettings?.texts.contains(AppleTexts(german).language) == true)
    #expect(app.window.host.problems == [])
  }

  @Test
  func `The Mac has the settings in a window`() async throws {
    let app = try await ShownApp()
    let settings = try #require(app.macSettings)

    let shown = [
      texts.settings,
      texts.language,
      texts.source, texts.sourceHint, texts.save,
      texts.signOut,
    ]
    #expect(settings.texts.filter { shown.contains($0) } == shown)
  }
}
