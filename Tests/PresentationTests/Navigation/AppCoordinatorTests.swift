import Presentation
import Testing

@MainActor
struct AppCoordinatorTests {
  private let coordinator = AppCoordinator()

  @Test func `begins at the list of products`() {
    #expect(coordinator.root == .productList())
    #expect(coordinator.current == .productList())
    #expect(coordinator.path.isEmpty)
  }

  @Test func `can begin anywhere`() {
    let lamps = Route.productList(ProductListRoute(search: "lamp"))
    let coordinator = AppCoordinator(root: lamps, path: [.productDetail(id: 7)])

    #expect(coordinator.root == lamps)
    #expect(coordinator.current == .productDetail(id: 7))
  }

  @Test func `goes from screen to screen`() {
    coordinator.navigate(to: .productDetail(id: 1))
    coordinator.navigate(to: .productList())

    #expect(coordinator.path == [.productDetail(id: 1), .productList()])
    #expect(coordinator.current == .productList())
  }

  @Test func `going where one is changes nothing`() {
    coordinator.navigate(to: .productList())
    #expect(coordinator.path.isEmpty)

    coordinator.navigate(to: .productDetail(id: 1))
    coordinator.navigate(to: .productDetail(id: 1))
    #expect(coordinator.path == [.productDetail(id: 1)])
  }

  @Test func `the same screen can be visited again later`() {
    coordinator.navigate(to: .productDetail(id: 1))
    coordinator.navigate(to: .productDetail(id: 2))
    coordinator.navigate(to: .productDetail(id: 1))

    #expect(coordinator.path == [.productDetail(id: 1), .productDetail(id: 2), .productDetail(id: 1)])
  }

  @Test func `goes back one screen, and no further than the first`() {
    coordinator.path = [.productDetail(id: 1), .productDetail(id: 2)]

    coordinator.pop()
    #expect(coordinator.current == .productDetail(id: 1))

    coordinator.pop()
    coordinator.pop()
    #expect(coordinator.path.isEmpty)
    #expect(coordinator.current == .productList())
  }

  @Test func `goes back to the first screen`() {
    coordinator.path = [.productDetail(id: 1), .productDetail(id: 2)]

    coordinator.popToRoot()

    #expect(coordinator.path.isEmpty)
  }

  @Test func `a link opens on top of the first screen`() throws {
    coordinator.path = [.productDetail(id: 1), .productDetail(id: 2)]

    try coordinator.open("storefront://products/42")

    #expect(coordinator.path == [.productDetail(id: 42)])
  }

  @Test func `a link to the first screen goes there`() throws {
    coordinator.path = [.productDetail(id: 1)]

    try coordinator.open("storefront://products")

    #expect(coordinator.path.isEmpty)
  }

  @Test(arguments: [
    ("nonsense", RouteError.malformed("nonsense")),
    ("https://products/42", .unknownScheme("https")),
    ("storefront://basket", .unknownPath("basket")),
    ("storefront://products/lamp", .invalidValue(name: "id", value: "lamp")),
  ])
  func `a broken link leaves a person where they are`(link: String, error: RouteError) {
    coordinator.path = [.productDetail(id: 1)]

    #expect(throws: error) { try coordinator.open(link) }

    #expect(coordinator.path == [.productDetail(id: 1)])
  }
}
