import Observation
import Presentation

/// The stack of screens of one place, as SwiftUI binds it.
///
/// ``coordinator`` alone says where a person is. A form to sign in is at the end of its path, and is shown as a sheet above
/// the other screens.
@MainActor
@Observable
final class Navigator: Coordinator {
  let coordinator: AppCoordinator
  private let screens: ScreenFactory

  /// How often screens were to be loaded again, as after a form, which may have changed what other screens show.
  private(set) var changes = 0

  /// Whether a form is being submitted that asks for nothing.
  private(set) var isSubmitting = false

  /// Why that form, or a link, did not work.
  var failure: ErrorViewData?

  init(root: Route, screens: ScreenFactory) {
    coordinator = AppCoordinator(root: root)
    self.screens = screens
  }

  var root: Route { coordinator.root }

  func open(_ path: [Route]) {
    coordinator.path = path == [root] ? [] : path
  }

  var draft: FormDraft? {
    get { coordinator.draft }
    set { coordinator.draft = newValue }
  }

  func navigate(to route: Route) { coordinator.navigate(to: route) }
  func pop() { coordinator.pop() }
  func popToRoot() { coordinator.popToRoot() }

  func replace(with route: Route) {
    if coordinator.current.isForm, !route.isForm { changes += 1 }
    coordinator.replace(with: route)
  }

  /// Loads the screens again, each when it is shown.
  func refresh() { changes += 1 }

  /// Does what a screen offers.
  ///
  /// - Parameter staysHere: Whether what was done is shown where it was done, and not where its form leads. A screen that
  ///   offers this follows its source.
  func perform(_ action: ContentAction, staysHere: Bool = false) {
    switch action.kind {
    case .submit: Task { await submit(action.route, staysHere: staysHere) }
    case .open, .destroy:
      if coordinator.current.isForm { replace(with: action.route) } else { navigate(to: action.route) }
    }
  }

  /// Submits a form that asks for nothing, without showing it.
  private func submit(_ form: Route, staysHere: Bool) async {
    guard !isSubmitting else { return }
    isSubmitting = true
    defer { isSubmitting = false }
    let here = coordinator.current
    let result = await screens.submit(form, from: here)
    guard let next = result.next else { return failure = result.failure }
    if staysHere, !next.isForm { return }
    if coordinator.current == here {
      navigate(to: form)
      replace(with: next)
    } else {
      changes += 1
    }
  }
}

/// What views bind.
extension Navigator {
  /// A form to sign in, above the other screens.
  struct SignIn: Identifiable {
    let id: Route
  }

  /// The screens above the first one, without the form to sign in.
  var path: [Route] {
    get { signIn == nil ? coordinator.path : Array(coordinator.path.dropLast()) }
    set { coordinator.path = newValue + (signIn.map { [$0.id] } ?? []) }
  }

  var signIn: SignIn? {
    get { coordinator.current.isSignIn ? SignIn(id: coordinator.current) : nil }
    set { if newValue == nil, coordinator.current.isSignIn { pop() } }
  }

  var hasFailed: Bool {
    get { failure != nil }
    set { if !newValue { failure = nil } }
  }
}

extension Route {
  fileprivate var isSignIn: Bool {
    switch self {
    case .account(.form(.signIn, _)), .account(.form(.register, _)): true
    default: false
    }
  }
}
