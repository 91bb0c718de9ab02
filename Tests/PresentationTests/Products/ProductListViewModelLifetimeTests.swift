import Domain
import Mocks
import Presentation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ProductListViewModelLifetimeTests {
  private let useCase = GatedProductUseCase()

  @Test func `selecting a product goes to its screen`() async {
    let coordinator = AppCoordinator()
    let viewModel = ProductListViewModel(useCases: useCase, coordinator: coordinator)

    await viewModel.send(.select(id: 42))

    #expect(coordinator.path == [.productDetail(id: 42)])
    #expect(viewModel.state.content == .idle)
  }

  @Test func `does not keep its coordinator`() async {
    var coordinator: AppCoordinator? = AppCoordinator()
    weak let released = coordinator
    let viewModel = ProductListViewModel(useCases: useCase, coordinator: coordinator)

    coordinator = nil
    await viewModel.send(.select(id: 42))

    #expect(released == nil)
  }

  @Test func `is released after use`() async {
    await useCase.lists.answer(0, .success(.page(.fixtures(count: 2), size: 2, total: .exactly(4))))
    await useCase.lists.answer(1, .failure(.offline))
    await useCase.categoryLists.answer(0, .success(.fixtures))
    var viewModel: ProductListViewModel? = ProductListViewModel(useCases: useCase)
    weak let released = viewModel
    await viewModel?.send(.appear)
    await viewModel?.send(.loadMore)
    await viewModel?.send(.showCategories)
    #expect(released != nil)

    viewModel = nil

    #expect(released == nil)
  }

  @Test func `is released after a search that another superseded`() async {
    var viewModel: ProductListViewModel? = ProductListViewModel(useCases: useCase)
    weak let released = viewModel
    let tasks = ["lamp", "desk"].map { text in
      Task { [viewModel] in await viewModel?.send(.search(text)) }
    }
    await useCase.lists.called(times: 2)
    viewModel = nil
    #expect(released != nil)

    await useCase.lists.answer(0, .failure(.cancelled))
    await useCase.lists.answer(1, .success(.page(.fixtures)))
    for task in tasks { await task.value }

    #expect(released == nil)
  }
}
