import Domain
import Mocks
import Presentation
import Testing

@testable import CoordinatorStyle

@MainActor
@Suite struct CoordinatorTests {
  private let container = ShopContainer(
    services: ShopServices(productUseCase: MockProductUseCase(), localization: Localization()),
    start: .productList(ProductListRoute())
  )

  @Test func `a view model says where to go, and the coordinator goes there`() async throws {
    guard case .list(let list) = container.coordinator.top else { throw Unexpected() }

    list.didSelectProduct(id: 2)

    #expect(container.coordinator.path == [.productDetail(id: 2)])
    container.coordinator.pop()
    #expect(container.coordinator.path == [])
  }

  @Test func `goes back to the first screen, and nowhere from there`() {
    let coordinator = container.coordinator
    coordinator.navigate(to: .productDetail(id: 1))
    coordinator.navigate(to: .productDetail(id: 1))
    coordinator.navigate(to: .productDetail(id: 2))
    #expect(coordinator.path == [.productDetail(id: 1), .productDetail(id: 2)])

    coordinator.popToRoot()
    coordinator.pop()

    #expect(coordinator.path == [])
  }

  @Test func `opens links to products, and no others`() throws {
    try container.coordinator.open("storefront://products/3")

    guard case .product(let product) = container.coordinator.top else { throw Unexpected() }
    #expect(product.id == 3)
    #expect(throws: RouteError.unknownPath("storefront://articles")) {
      try container.coordinator.open("storefront://articles")
    }
  }

  private struct Unexpected: Error {}
}
