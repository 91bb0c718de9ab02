import Presentation
import Testing

@MainActor
struct AppCoordinatorTests {
  private let coordinator = AppCoordinator()

  @Test func `begins at the list of products`() {
    #expect(coordinator.root == .home)
    #expect(coordinator.current == .home)
    #expect(coordinator.path.isEmpty)
  }

  @Test func `can begin anywhere`() {
    let lamps = Route.list(ListRoute("products", search: "lamp"))
    let coordinator = AppCoordinator(root: lamps, path: [.detail("products", id: "7")])

    #expect(coordinator.root == lamps)
    #expect(coordinator.current == .detail("products", id: "7"))
  }

  @Test func `goes from screen to screen`() {
    coordinator.navigate(to: .detail("products", id: "1"))
    coordinator.navigate(to: .home)

    #expect(coordinator.path == [.detail("products", id: "1"), .home])
    #expect(coordinator.current == .home)
  }

  @Test func `going where one is changes nothing`() {
    coordinator.navigate(to: .home)
    #expect(coordinator.path.isEmpty)

    coordinator.navigate(to: .detail("products", id: "1"))
    coordinator.navigate(to: .detail("products", id: "1"))
    #expect(coordinator.path == [.detail("products", id: "1")])
  }

  @Test func `the same screen can be visited again later`() {
    coordinator.navigate(to: .detail("products", id: "1"))
    coordinator.navigate(to: .detail("products", id: "2"))
    coordinator.navigate(to: .detail("products", id: "1"))

    #expect(
      coordinator.path == [.detail("products", id: "1"), .detail("products", id: "2"), .detail("products", id: "1")]
    )
  }

  @Test func `goes back one screen, and no further than the first`() {
    coordinator.path = [.detail("products", id: "1"), .detail("products", id: "2")]

    coordinator.pop()
    #expect(coordinator.current == .detail("products", id: "1"))

    coordinator.pop()
    coordinator.pop()
    #expect(coordinator.path.isEmpty)
    #expect(coordinator.current == .home)
  }

  @Test func `goes back to the first screen`() {
    coordinator.path = [.detail("products", id: "1"), .detail("products", id: "2")]

    coordinator.popToRoot()

    #expect(coordinator.path.isEmpty)
  }

  @Test func `a link opens on top of the first screen`() throws {
    coordinator.path = [.detail("products", id: "1"), .detail("products", id: "2")]

    try coordinator.open("storefront://products/42")

    #expect(coordinator.path == [.detail("products", id: "42")])
  }

  @Test func `a link to the first screen goes there`() throws {
    coordinator.path = [.detail("products", id: "1")]

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
    coordinator.path = [.detail("products", id: "1")]

    #expect(throws: error) { try coordinator.open(link) }

    #expect(coordinator.path == [.detail("products", id: "1")])
  }
}
