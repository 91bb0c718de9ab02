import Composition
import Foundation
import Mocks
import Presentation

@testable import Apple
@testable import SwiftUI

/// A window of the app over made-up data.
@MainActor
struct AppWindow {
  let host: ViewHost

  init(
    _ useCases: DIContainer = .mock(),
    language: Language = .english,
    saved: [String: Any] = [:],
    replacement: (ScreenFactory) -> StackView.Replacement = { _ in { _, _ in nil } }
  ) async throws {
    let screens = ScreenFactory(useCases: useCases, localization: Localization(language: language))
    host = ViewHost(RootView(screens: screens, replacement: replacement(screens)))
    host.sceneStorage = saved
    try await host.settle()
  }

  init(scene: some Scene) async throws {
    host = ViewHost(scene: scene)
    try await host.settle()
  }

  /// What the selected place shows, without the menu.
  var texts: [String] { host.tree.front.screen.texts }

  var title: String? { host.tree.front.screen.all.first { $0.role == .title }?.label }

  /// The names of the rows of the list on the screen.
  var rows: [Node] { host.tree.front.screen.all.filter { $0.role == .row } }

  func tap(_ name: String) async throws {
    try host.tap(name)
    try await host.settle()
  }

  func tapRow(_ index: Int) async throws {
    guard rows.indices.contains(index) else { throw ViewHost.NotThere(description: "there is no row \(index)") }
    rows[index].act?()
    try await host.settle()
  }

  func swipe(_ index: Int, _ name: String) async throws {
    guard rows.indices.contains(index) else { throw ViewHost.NotThere(description: "there is no row \(index)") }
    try host.swipe(rows[index], name)
    try await host.settle()
  }

  func back() async throws {
    try host.back()
    try await host.settle()
  }

  func enter(_ text: String, in name: String) async throws {
    try host.enter(text, in: name)
    try await host.settle()
  }

  func scrollToEnd() async throws {
    host.scrollToEnd()
    try await host.settle()
  }

  func refresh() async throws {
    try await host.refresh()
    try await host.settle()
  }

  func open(_ link: String) async throws {
    host.open(link)
    try await host.settle()
  }
}

extension Node {
  /// The part beside the menu; a sheet is one by itself.
  fileprivate var screen: Node {
    let screens = children.filter { $0.role == .screen }
    return screens.count == 2 ? screens[1] : self
  }
}
