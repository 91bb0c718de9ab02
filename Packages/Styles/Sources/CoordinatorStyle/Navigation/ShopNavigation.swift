/// Moves a person from screen to screen. View models know this and no more.
@MainActor
protocol ShopNavigation: AnyObject {
  func navigate(to route: ShopRoute)
  func pop()
  func popToRoot()
}
