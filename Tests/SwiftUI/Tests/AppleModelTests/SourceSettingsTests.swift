import Foundation
import Presentation
import Testing

@testable import Apple

/// The source that a person sets. These tests run in Xcode as well.
@Suite
@MainActor
final class SourceSettingsTests {
  private let name = UUID().uuidString
  private let store: UserDefaults

  init() throws {
    store = try #require(UserDefaults(suiteName: name))
  }

  deinit { UserDefaults.standard.removePersistentDomain(forName: name) }

  @Test
  func `A source that was set is there after the app was quit`() {
    #expect(AppSettings(store: store).save(source: "https://shop.example") == nil)

    let second = AppSettings(store: store)
    #expect(second.source == "https://shop.example")
  }

  @Test
  func `Windows begin anew with another source, and not with a mistake`() {
    let settings = AppSettings(store: store)

    #expect(settings.save(source: "shop.example") != nil)
    #expect(settings.source == "")
    #expect(settings.generation == 0)

    #expect(settings.save(source: "https://shop.example") == nil)
    #expect(settings.generation == 1)
  }

  /// Needs accounts.
  @Test
  func `A server has accounts, and the device has none`() {
    let settings = AppSettings(store: store)
    #expect(!settings.hasAccounts)

    _ = settings.save(source: "https://shop.example")
    #expect(settings.hasAccounts)

    _ = settings.save(source: "")
    #expect(!settings.hasAccounts)
  }
}
