import Domain
import Mocks
import Presentation
import StyleContract
import Testing

@testable import CleanStateStyle

/// The rules are tested with a presenter and data of the test's own.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct InteractorTests {
  private final class Scene: ProductListPresentationLogic, ProductListData {
    var route = Lamps.route
    var list: PagedList<Product>?
    var policy = FetchPolicy.useCache
    var failedLoad: ProductListLoad?
    var needsCategories = true
    var events: [String] = []

    func present(route: ListRoute) { events.append("route") }
    func presentLoading(_ load: ProductListLoad) { events.append("loading \(load)") }
    func present(_: PagedList<Product>, _: LoadState<Content>, policy: FetchPolicy) { events.append("list") }
    func present(_ error: DomainError, of load: ProductListLoad) { events.append("error \(load)") }
    func presentCancellation() { events.append("cancelled") }
    func present(categories: Result<[Choice], DomainError>?) {
      events.append(categories == nil ? "loading categories" : "categories")
    }
  }

  private let content = StyleSetting(MockProductUseCase()).listContent

  @Test func `presents each step, in order`() async {
    let scene = Scene()
    let interactor = ProductListInteractor(content: content, presenter: scene, data: scene)

    await interactor.loadFirstPage()
    await interactor.show(ListRoute(ProductFeature.name, search: "red"))
    await interactor.loadCategories()

    #expect(
      scene.events == [
        "loading first", "list", "route", "loading first", "list", "loading categories", "categories",
      ]
    )
  }

  @Test func `shows the same list again only if there is none`() async {
    let scene = Scene()
    let interactor = ProductListInteractor(content: content, presenter: scene, data: scene)

    await interactor.show(scene.route)
    let page = Page(items: [Product].fixtures, request: ProductFeature.query(for: scene.route).page, total: .exactly(3))
    scene.list = PagedList(Fetched(page))
    await interactor.show(scene.route)

    #expect(scene.events == ["route", "loading first", "list"])
  }

  @Test func `does not hold the view state, and does nothing without it`() async {
    var scene: Scene? = Scene()
    weak let released = scene
    let interactor = scene.map { ProductListInteractor(content: content, presenter: $0, data: $0) }

    scene = nil

    #expect(released == nil)
    await interactor?.refresh()
  }
}
