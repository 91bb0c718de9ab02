import Foundation
import Presentation
import Testing

@testable import Apple
@testable import SwiftUI

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
