import Domain
import Mocks
import Presentation
import StyleContract
import Testing

@testable import CoordinatorStyle

@MainActor
@Suite struct CoordinatorTests {
  private let host = AppCoordinator()
  private let coordinator: ShopCoordinator

  init() {
    coordinator = ShopCoordinator(container: ShopContainer(StyleSetting(MockProductUseCase())), host: host)
  }

  @Test func `navigates on the path of the host when a view model reports a selection`() {
    coordinator.listScreen(Lamps.route).didSelectProduct(id: "2")
    #expect(host.path == [ProductFeature.detail(id: 2)])

    coordinator.navigate(to: ProductFeature.detail(id: 3))
    coordinator.pop()
    #expect(host.path == [ProductFeature.detail(id: 2)])

    coordinator.popToRoot()
    #expect(host.path == [])
  }

  @Test func `holds neither its screens nor the host`() {
    var host: AppCoordinator? = AppCoordinator()
    weak let released = host
    let coordinator = ShopCoordinator(container: ShopContainer(StyleSetting(MockProductUseCase())), host: host)
    weak let screen = coordinator.listScreen(Lamps.route)

    host = nil

    #expect(released == nil)
    #expect(screen == nil)
    coordinator.navigate(to: .home)
  }
}
