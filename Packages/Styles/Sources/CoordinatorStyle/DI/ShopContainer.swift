import Domain
import Presentation

/// What there is one of for all screens.
struct ShopServices: Sendable {
  let productUseCase: any ProductUseCase
  let localization: Localization
}

/// Makes the services and the coordinator, each once, and hands them out.
///
/// The container knows the coordinator and the coordinator knows the services: no reference leads back.
@MainActor
final class ShopContainer {
  let services: ShopServices
  let coordinator: ShopCoordinator

  init(services: ShopServices, start: ShopRoute) {
    self.services = services
    coordinator = ShopCoordinator(services: services, root: start)
  }
}
