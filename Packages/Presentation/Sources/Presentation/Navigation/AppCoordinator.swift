public import Observation

/// Navigates from screen to screen on behalf of view models.
@MainActor
public protocol Coordinator: AnyObject {
  func navigate(to route: Route)

  /// Goes back one screen; does nothing on the first screen.
  func pop()
  func popToRoot()

  /// Leaves the screen on top for another one, as after a form that is done. If that one is open already, everything
  /// above it is left.
  func replace(with route: Route)

  /// What was entered in a form that a sign-in interrupted, until that form is shown again or another one is done.
  var draft: FormDraft? { get set }
}

extension Coordinator {
  public var draft: FormDraft? {
    get { nil }
    set {}
  }

  public func replace(with route: Route) {
    pop()
    navigate(to: route)
  }
}

/// Where a person is in the app: a first screen and the screens that were opened from it.
///
/// SwiftUI binds ``path`` to a `NavigationStack`, a terminal walks it, and a URL names its end.
@MainActor
@Observable
public final class AppCoordinator: Coordinator {
  public let root: Route
  public var path: [Route]

  @ObservationIgnored public var draft: FormDraft?

  public init(root: Route = .home, path: [Route] = []) {
    self.root = root
    self.path = path
  }

  /// The route of the screen on top.
  public var current: Route { path.last ?? root }

  public func navigate(to route: Route) {
    guard route != current else { return }
    path.append(route)
  }

  public func pop() {
    _ = path.popLast()
  }

  public func popToRoot() {
    path.removeAll()
  }

  public func replace(with route: Route) {
    if route == root { return popToRoot() }
    if let index = path.firstIndex(of: route) {
      path.removeSubrange((index + 1)...)
    } else {
      pop()
      navigate(to: route)
    }
  }

  /// Opens a link from outside, on top of the first screen.
  public func open(_ link: String) throws(RouteError) {
    let route = try RouteCodec.route(from: link)
    path = route == root ? [] : [route]
  }
}
