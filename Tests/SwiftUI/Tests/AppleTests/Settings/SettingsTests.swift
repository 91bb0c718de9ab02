import Composition
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
    try await app.window.tap(texts.save)

    let german = Localization(language: .german)
    #expect(app.window.host.tree.front.role == .window)
    #expect(app.window.title == WebTexts(german).menu[0].text)
    #expect(app.store.string(forKey: "language") == "de")
    #expect(app.macSettings?.texts.contains(AppleTexts(german).save) == true)
    #expect(app.window.host.problems == [])
  }

  @Test
  func `An address that is none is said, and nothing changes`() async throws {
    let app = try await ShownApp()
    try await app.window.tap(texts.settings)

    try await app.window.enter("shop.example", in: texts.source)
    try app.window.host.submit(texts.source)

    #expect(app.window.host.texts.contains(texts.noSource("shop.example")))
    #expect(app.settings.source == "mock")
    #expect(app.settings.generation == 0)
  }

  @Test
  func `The Mac has the settings in a window`() async throws {
    let app = try await ShownApp()
    let settings = try #require(app.macSettings)

    let shown = [texts.settings, texts.source, texts.sourceHint, texts.language, texts.save, texts.signOut]
    #expect(settings.texts.filter { shown.contains($0) } == shown)
  }

  @Test
  func `Without accounts, there is nothing to sign out of`() async throws {
    let app = try await ShownApp(source: "https://shop.example")
    let local = try await ShownApp(source: "")

    #expect(app.settings.hasAccounts)
    #expect(local.macSettings?.texts.contains(texts.signOut) == false)
  }
}

/// The whole app, with settings of its own.
@MainActor
final class ShownApp {
  private let name = UUID().uuidString
  let settings: AppSettings
  let store: UserDefaults
  let window: AppWindow

  init(source: String = "mock") async throws {
    store = try #require(UserDefaults(suiteName: name))
    store.set(source, forKey: "source")
    store.set(Language.english.rawValue, forKey: "language")
    settings = AppSettings(store: store)
    window = try await AppWindow(scene: AppScene(settings: settings))
  }

  deinit { UserDefaults.standard.removePersistentDomain(forName: name) }

  var macSettings: Node? { window.host.tree.children.first { $0.role == .settings } }
}
