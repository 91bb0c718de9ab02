import Foundation
import Presentation
import Testing

@testable import Apple
@testable import SwiftUI

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct SourceSectionTests {
  private let texts = AppleTexts(Localization(language: .english))

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
  func `Without an address, the app shows what is on the device`() async throws {
    let app = try await ShownApp()
    try await app.window.tap(texts.settings)

    try await app.window.enter("", in: texts.source)
    try await app.window.tap(texts.save)

    #expect(app.settings.source == "")
    #expect(app.settings.generation == 1)
    #expect(app.window.host.tree.front.role == .window)
  }

  /// Needs accounts.
  @Test
  func `Without accounts, there is nothing to sign out of`() async throws {
    let app = try await ShownApp(source: "https://shop.example")
    let local = try await ShownApp(source: "")

    #expect(app.settings.hasAccounts)
    #expect(local.macSettings?.texts.contains(texts.signOut) == false)
  }
}
