import Presentation
import Testing

@MainActor
struct AppCoordinatorTests {
  private let coordinator = AppCoordinator()
  private let home = Route.home.feature

  @Test func `begins at the home screen`() {
    #expect(coordinator.root == .home)
    #expect(coordinator.current == .home)
    #expect(coordinator.path.isEmpty)
  }

  @Test func `can begin anywhere`() {
    let lamps = Route.list(ListRoute(home, search: "lamp"))
    let coordinator = AppCoordinator(root: lamps, path: [.detail(home, id: "7")])

    #expect(coordinator.root == lamps)
    #expect(coordinator.current == .detail(home, id: "7"))
  }

  @Test func `goes from screen to screen`() {
    coordinator.navigate(to: .detail(home, id: "1"))
    coordinator.navigate(to: .home)

    #expect(coordinator.path == [.detail(home, id: "1"), .home])
    #expect(coordinator.current == .home)
  }

  @Test func `going where one is changes nothing`() {
    coordinator.navigate(to: .home)
    #expect(coordinator.path.isEmpty)

    coordinator.navigate(to: .detail(home, id: "1"))
    coordinator.navigate(to: .detail(home, id: "1"))
    #expect(coordinator.path == [.detail(home, id: "1")])
  }

  @Test func `a form that is done is replaced, by a screen below it if that is open`() {
    let (detail, form) = (Route.detail(home, id: "1"), Route.form(FormRoute(home, .edit(id: "1"))))
    coordinator.path = [detail, form]
    coordinator.replace(with: .detail(home, id: "2"))
    #expect(coordinator.path == [detail, .detail(home, id: "2")])

    coordinator.path = [detail, .detail(home, id: "3"), form]
    coordinator.replace(with: detail)
    #expect(coordinator.path == [detail])
    coordinator.replace(with: .home)
    #expect(coordinator.path.isEmpty)
  }

  @Test func `the same screen can be visited again later`() {
    coordinator.navigate(to: .detail(home, id: "1"))
    coordinator.navigate(to: .detail(home, id: "2"))
    coordinator.navigate(to: .detail(home, id: "1"))

    #expect(
      coordinator.path == [.detail(home, id: "1"), .detail(home, id: "2"), .detail(home, id: "1")]
    )
  }

  @Test func `goes back one screen, and no further than the first`() {
    coordinator.path = [.detail(home, id: "1"), .detail(home, id: "2")]

    coordinator.pop()
    #expect(coordinator.current == .detail(home, id: "1"))

    coordinator.pop()
    coordinator.pop()
    #expect(coordinator.path.isEmpty)
    #expect(coordinator.current == .home)
  }

  @Test func `goes back to the first screen`() {
    coordinator.path = [.detail(home, id: "1"), .detail(home, id: "2")]

    coordinator.popToRoot()

    #expect(coordinator.path.isEmpty)
  }

  @Test func `a link opens on top of the first screen`() throws {
    coordinator.path = [.detail(home, id: "1"), .detail(home, id: "2")]

    try coordinator.open("storefront://\(home)/42")

    #expect(coordinator.path == [.detail(home, id: "42")])
  }

  @Test func `a link to the first screen goes there`() throws {
    coordinator.path = [.detail(home, id: "1")]

    try coordinator.open("storefront://\(home)")

    #expect(coordinator.path.isEmpty)
  }

  @Test(arguments: [
    ("nonsense", RouteError.malformed("nonsense")),
    ("https://basket/42", .unknownScheme("https")),
    ("storefront://basket", .unknownPath("basket")),
    ("/basket/1", .unknownPath("/basket/1")),
  ])
  func `a broken link leaves a person where they are`(link: String, error: RouteError) {
    coordinator.path = [.detail(home, id: "1")]

    #expect(throws: error) { try coordinator.open(link) }

    #expect(coordinator.path == [.detail(home, id: "1")])
  }
}
