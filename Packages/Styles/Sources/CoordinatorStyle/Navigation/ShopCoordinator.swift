public import Domain
public import Presentation
public import StyleContract

/// The navigation of the shop: it creates each screen with all that it needs, and decides which screen follows.
///
/// The path belongs to the host's coordinator, which it holds weakly. Screens hold this coordinator, and it holds no
/// screen, so nothing keeps itself alive.
@MainActor
public final class ShopCoordinator: Coordinator {
  private let container: ShopContainer
  private weak var host: (any Coordinator)?

  init(container: ShopContainer, host: (any Coordinator)?) {
    self.container = container
    self.host = host
  }

  /// A coordinator on the path of a host.
  public convenience init(_ setting: StyleSetting) {
    self.init(container: ShopContainer(setting), host: setting.environment.coordinator)
  }

  public func listScreen(_ route: ListRoute) -> ProductListScreenModel {
    ProductListScreenModel(container: container, coordinator: self, route: route)
  }

  public func productScreen(_ id: Product.ID) -> ProductScreenModel {
    ProductScreenModel(container: container, id: id)
  }

  public func navigate(to route: Route) {
    host?.navigate(to: route)
  }

  public func pop() {
    host?.pop()
  }

  public func popToRoot() {
    host?.popToRoot()
  }
}
