/// Moves a person from screen to screen. View models say where to go, and know no more about it.
@MainActor
public protocol Coordinator: AnyObject {
  func navigate(to route: Route)

  /// Goes back one screen; at the first screen there is nowhere to go.
  func pop()
  func popToRoot()
}
