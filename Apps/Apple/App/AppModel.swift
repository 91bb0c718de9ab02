import Foundation
import Observation
import Presentation

/// What one window shows: the places of the menu, each with its own stack of screens, and which one is selected.
@MainActor
@Observable
final class AppModel {
  /// A place that the menu leads to.
  struct Place: Identifiable {
    /// The first screen.
    let id: Route
    let title: String
    let navigator: Navigator
  }

  let screens: ScreenFactory
  let texts: WebTexts
  let places: [Place]

  /// Nil on a narrow screen that shows the menu.
  var selected: Route? = .home

  init(screens: ScreenFactory) {
    self.screens = screens
    texts = WebTexts(screens.localization)
    let links =
      texts.menu
      + texts.personalMenu
    places = links.map { Place(id: $0.route, title: $0.text, navigator: Navigator(root: $0.route)) }
  }

  var navigator: Navigator { place(selected ?? .home).navigator }

  /// Opens a link from another app.
  func open(_ link: String) {
    do {
      let route = try RouteCodec.route(from: link)
      selected = place(route).id
      navigator.open([route])
    } catch {
      navigator.failure = ErrorViewData(error, localization: screens.localization)
    }
  }

  /// The place that a route belongs to.
  private func place(_ route: Route) -> Place {
    places.first { $0.id == route } ?? places.first { $0.id.feature == route.feature } ?? places[0]
  }
}

/// What the system keeps while the app is not running.
extension AppModel {
  private struct Saved: Codable {
    let selected: Route?
    let path: [Route]
  }

  var saved: String {
    let saved = Saved(selected: selected, path: navigator.coordinator.path)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try? encoder.encode(saved)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Shows what was shown before. What an earlier version has saved may be unreadable; then the first screen is shown.
  func restore(_ text: String) {
    guard let saved = try? JSONDecoder().decode(Saved.self, from: Data(text.utf8)) else { return }
    selected = saved.selected
    navigator.open(saved.path)
  }
}
