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

    first.save(.german)

    #expect(first.language == .german)
    #expect(AppSettings(store: store).language == .german)
  }

  @Test
  func `Windows begin anew with each change`() {
    let settings = AppSettings(store: store)
    #expect(settings.generation == 0)

    settings.save(.german)
    #expect(settings.generation == 1)

    settings.save(.english)
    #expect(settings.generation == 2)
  }
}
