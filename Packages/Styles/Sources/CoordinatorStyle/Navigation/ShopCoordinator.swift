import Domain
import Presentation

/// The navigation of the shop: it creates each screen with all that it needs, and decides which screen follows.
///
/// The path belongs to the host's coordinator, which it holds weakly. Screens hold this coordinator, and it holds no
/// screen, so nothing keeps itself alive.
@MainActor
final class ShopCoordinator: Coordinator {
  private let container: ShopContainer
  private weak var host: (any Coordinator)?

  init(container: ShopContainer, host: (any Coordinator)?) {
    self.container = container
    self.host = host
  }

  func listScreen(_ route: ListRoute) -> ProductListScreenModel {
    ProductListScreenModel(container: container, coordinator: self, route: route)
  }

  func productScreen(_ id: Product.ID) -> ProductScreenModel {
    ProductScreenModel(container: container, id: id)
  }

  func navigate(to route: Route) {
    host?.navigate(to: route)
  }

  func pop() {
    host?.pop()
  }

  func popToRoot() {
    host?.popToRoot()
  }
}
