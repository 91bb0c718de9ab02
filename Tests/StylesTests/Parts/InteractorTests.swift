import Domain
import Mocks
import Presentation
import Testing

@testable import CleanStateStyle

/// CleanState's promise: rules are tested with a presenter and data of the test's own.
@MainActor
@Suite struct InteractorTests {
  private final class Scene: ProductListPresentationLogic, ProductListData {
    var route = ProductListRoute()
    var listing: Listing<Product>?
    var policy = FetchPolicy.useCache
    var failedLoad: ProductListLoad?
    var said: [String] = []

    func present(route: ProductListRoute) { said.append("route") }
    func presentLoading(_ load: ProductListLoad) { said.append("loading \(load)") }
    func present(_ listing: Listing<Product>, categoryName: String?, policy: FetchPolicy) { said.append("list") }
    func present(_ error: DomainError, of load: ProductListLoad) { said.append("error \(load)") }
    func presentCancellation() { said.append("cancelled") }
  }

  @Test func `says what it does, in order`() async {
    let scene = Scene()
    let interactor = ProductListInteractor(useCase: MockProductUseCase(), presenter: scene, data: scene)

    await interactor.loadFirstPage()
    await interactor.search("red")

    #expect(scene.said == ["loading first", "list", "route", "loading first", "list"])
  }

  @Test func `does not hold the view state, and does nothing without it`() async {
    var scene: Scene? = Scene()
    weak let released = scene
    let interactor = scene.map { ProductListInteractor(useCase: MockProductUseCase(), presenter: $0, data: $0) }

    scene = nil

    #expect(released == nil)
    await interactor?.refresh()
  }
}
