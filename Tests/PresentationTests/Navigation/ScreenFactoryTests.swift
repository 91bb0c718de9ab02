import Domain
import Mocks
import Presentation
import Testing

@MainActor
struct ScreenFactoryTests {
  private struct UseCases: ScreenUseCases {}

  private let coordinator = AppCoordinator()
  private let factory = ScreenFactory(useCases: UseCases(), localization: Localization(language: .german))

  @Test func `makes the list of products`() async throws {
    let route = ProductListRoute(search: "lamp", page: 2)

    let screen = factory.screen(for: .productList(route), coordinator: coordinator)

    guard case .productList(let viewModel) = screen else { throw OtherScreen(screen: screen) }
    #expect(viewModel.state.route == route)
    await viewModel.send(.appear)
    #expect(viewModel.state.content.content?.title == "Produkte zu „lamp“")
    await viewModel.send(.select(id: 42))
    #expect(coordinator.path == [.productDetail(id: 42)])
  }

  @Test func `makes a product`() async throws {
    let screen = factory.screen(for: .productDetail(id: 3), coordinator: coordinator)

    guard case .productDetail(let viewModel) = screen else { throw OtherScreen(screen: screen) }
    #expect(viewModel.state.id == 3)
    await viewModel.send(.appear)
    #expect(viewModel.state.content.content?.availability.text == "Ausverkauft")
  }

  @Test func `makes the list of articles`() async throws {
    let route = ArticleListRoute(keyword: "bread", page: 2)

    let screen = factory.screen(for: .articleList(route), coordinator: coordinator)

    guard case .articleList(let viewModel) = screen else { throw OtherScreen(screen: screen) }
    #expect(viewModel.state.route == route)
    await viewModel.send(.type("rye"))
    #expect(viewModel.state.content.content?.title == "Artikel über „rye“")
    await viewModel.send(.select(id: "7"))
    #expect(coordinator.path == [.articleDetail(id: "7")])
  }

  @Test func `makes an article`() async throws {
    let screen = factory.screen(for: .articleDetail(id: "999"), coordinator: coordinator)

    guard case .articleDetail(let viewModel) = screen else { throw OtherScreen(screen: screen) }
    #expect(viewModel.state.id == "999")
    await viewModel.send(.appear)
    #expect(viewModel.state.content.error?.message == "Es gibt keinen Artikel 999.")
  }

  private struct OtherScreen: Error {
    let screen: Screen
  }
}
