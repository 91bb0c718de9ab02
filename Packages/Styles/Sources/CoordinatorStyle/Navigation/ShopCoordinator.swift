import Observation
import Presentation
import StyleContract

/// The way through the shop. It makes each screen, with all it needs, when it is gone to, and lets go of it when it is
/// left. The path is an array of routes, which no user interface has to understand.
@Observable
@MainActor
final class ShopCoordinator: ShopNavigation {
  private(set) var path: [ShopRoute] = []

  private var root: ShopScreen
  private var screens: [ShopScreen] = []
  @ObservationIgnored private let services: ShopServices

  init(services: ShopServices, root: ShopRoute) {
    self.services = services
    self.root = Self.screen(for: root, services)
    adopt(self.root)
  }

  /// The screen on top.
  var top: ShopScreen { screens.last ?? root }

  func navigate(to route: ShopRoute) {
    guard route != path.last else { return }
    let screen = Self.screen(for: route, services)
    adopt(screen)
    path.append(route)
    screens.append(screen)
  }

  func pop() {
    _ = path.popLast()
    screens.popLast()?.work.cancel()
  }

  func popToRoot() {
    while !path.isEmpty { pop() }
  }

  /// Opens a link from outside, in place of all that is open.
  ///
  /// - Throws: ``RouteError`` where the link names no product and no list of products.
  func open(_ link: String) throws(RouteError) {
    let route: ShopRoute =
      switch try RouteCodec.route(from: link) {
      case .productList(let list): .productList(list)
      case .productDetail(let id): .productDetail(id: id)
      default: throw .unknownPath(link)
      }
    leaveAll()
    root = Self.screen(for: route, services)
    adopt(root)
  }

  /// Ends all that goes on.
  func leaveAll() {
    popToRoot()
    root.work.cancel()
  }

  private static func screen(for route: ShopRoute, _ services: ShopServices) -> ShopScreen {
    switch route {
    case .productList(let list): .list(ProductListScreenModel(services: services, route: list))
    case .productDetail(let id): .product(ProductScreenModel(services: services, id: id))
    }
  }

  private func adopt(_ screen: ShopScreen) {
    if case .list(let model) = screen { model.navigation = self }
  }
}
