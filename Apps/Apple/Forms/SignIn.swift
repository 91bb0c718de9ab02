import Presentation

/// A form to sign in is at the end of the coordinator's path, and is shown as a sheet above the other screens.
struct SignIn: Identifiable {
  let id: Route
}

extension Navigator {
  var signIn: SignIn? {
    get { coordinator.current.isSignIn ? SignIn(id: coordinator.current) : nil }
    set { if newValue == nil, coordinator.current.isSignIn { pop() } }
  }

  /// What is at the end of the coordinator's path, and not among the screens.
  var sheet: [Route] { signIn.map { [$0.id] } ?? [] }
}

extension AppModel {
  /// Shows the first screen in place of the form to sign in.
  func leaveSignIn() {
    navigator.signIn = nil
    selected = .home
    navigator.popToRoot()
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
