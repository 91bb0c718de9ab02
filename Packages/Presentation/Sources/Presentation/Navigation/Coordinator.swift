/// Navigates from screen to screen on behalf of view models.
@MainActor
public protocol Coordinator: AnyObject {
  func navigate(to route: Route)

  /// Goes back one screen; does nothing on the first screen.
  func pop()
  func popToRoot()
}
