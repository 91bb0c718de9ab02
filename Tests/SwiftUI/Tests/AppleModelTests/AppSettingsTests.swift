import Foundation
import Presentation
import Testing

@testable import Apple

/// What a person sets. These tests run in Xcode as well.
@Suite
@MainActor
final class AppSettingsTests {
  private let name = UUID().uuidString
  private let store: UserDefaults

  init() throws {
    store = try #require(UserDefaults(suiteName: name))
  }

  deinit { UserDefaults.standard.removePersistentDomain(forName: name) }

  @Test
  func `What was set is there after the app was quit`() {
    let first = AppSettings(store: store)

    first.save(source: "https://shop.example", language: .german)

    let second = AppSettings(store: store)
    #expect(second.source == "https://shop.example")
    #expect(second.language == .german)
  }

  @Test
  func `A server has accounts, and the device has none`() {
    let settings = AppSettings(store: store)
    #expect(!settings.hasAccounts)

    settings.save(source: "https://shop.example", language: .english)
    #expect(settings.hasAccounts)

    settings.save(source: "", language: .english)
    #expect(!settings.hasAccounts)
  }

  @Test
  func `Windows begin anew with each change, and not with a mistake`() {
    let settings = AppSettings(store: store)

    settings.save(source: "shop.example", language: .german)
    #expect(settings.generation == 0)
    #expect(settings.problem != nil)

    settings.save(source: "", language: .german)
    #expect(settings.generation == 1)
    #expect(settings.problem == nil)
  }
}
