import Observation
import Presentation

/// The stack of screens of one place, as SwiftUI binds it.
///
/// ``coordinator`` alone says where a person is.
@MainActor
@Observable
final class Navigator: Coordinator {
  let coordinator: AppCoordinator

  /// How often screens were to be loaded again.
  private(set) var changes = 0

  /// Whether a form is being submitted that asks for nothing.
  var isSubmitting = false

  /// Why a link did not work, or something that a screen offers.
  var failure: ErrorViewData?

  init(root: Route) {
    coordinator = AppCoordinator(root: root)
  }

  var root: Route { coordinator.root }

  func open(_ path: [Route]) {
    coordinator.path = path == [root] ? [] : path
  }

  func navigate(to route: Route) { coordinator.navigate(to: route) }
  func pop() { coordinator.pop() }
  func popToRoot() { coordinator.popToRoot() }

  /// Leaves the screen on top for the one that it belongs to.
  func leave(for route: Route) {
    pop()
    navigate(to: route)
  }

  /// Loads the screens again, each when it is shown.
  func refresh() { changes += 1 }
}

/// What views bind.
extension Navigator {
  /// The screens above the first one.
  var path: [Route] {
    get {
      coordinator.path
        .dropLast(sheet.count)
    }
    set {
      coordinator.path =
        newValue
        + sheet
    }
  }

  var hasFailed: Bool {
    get { failure != nil }
    set { if !newValue { failure = nil } }
  }
}

extension Route {
  /// Whether its screen can be loaded again.
  var canRefresh: Bool {
    // What was entered in a form would be lost.
    if isForm { return false }
    return true
  }
}
