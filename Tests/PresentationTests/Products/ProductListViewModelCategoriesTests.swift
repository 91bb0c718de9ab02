import Domain
import Mocks
import Presentation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ProductListViewModelCategoriesTests {
  private let useCase = GatedProductUseCase()
  private let viewModel: ProductListViewModel

  init() {
    viewModel = ProductListViewModel(useCases: useCase)
  }

  @Test func `offers every category, and all of them first`() async {
    await useCase.categoryLists.answer(0, .success(.fixtures))

    await viewModel.send(.showCategories)

    let categories = viewModel.state.categories.content
    #expect(categories?.map(\.id) == [nil, "garden", "kitchen", "lighting"])
    #expect(categories?.map(\.name) == ["All categories", "Garden", "Kitchen", "Lighting"])
    #expect(viewModel.state.content == .idle)
  }

  @Test func `asks once`() async {
    await useCase.categoryLists.answer(1, .success([]))
    let first = Task { await viewModel.send(.showCategories) }
    await useCase.categoryLists.called(times: 1)
    #expect(viewModel.state.categories == .loading)

    await viewModel.send(.showCategories)
    await useCase.categoryLists.answer(0, .success(.fixtures))
    await first.value
    await viewModel.send(.showCategories)

    #expect(viewModel.state.categories.content?.count == 4)
    #expect(await useCase.categoryLists.calls.count == 1)
  }

  @Test func `asks again after a failure`() async {
    await useCase.categoryLists.answer(0, .failure(.offline))
    await useCase.categoryLists.answer(1, .success(.fixtures))

    await viewModel.send(.showCategories)
    #expect(viewModel.state.categories.error?.code == "offline")

    await viewModel.send(.showCategories)
    #expect(viewModel.state.categories.content?.count == 4)
  }

  @Test func `asks again after it was cancelled`() async {
    let task = Task { await viewModel.send(.showCategories) }
    await useCase.categoryLists.called(times: 1)
    task.cancel()
    await useCase.categoryLists.cancelled(0)
    await useCase.categoryLists.answer(0, .failure(.cancelled))
    await task.value
    #expect(viewModel.state.categories == .idle)

    await useCase.categoryLists.answer(1, .success(.fixtures))
    await viewModel.send(.showCategories)
    #expect(viewModel.state.categories.content?.count == 4)
  }

  @Test func `loads beside the list`() async {
    let list = Task { await viewModel.send(.appear) }
    await useCase.lists.called(times: 1)
    await useCase.categoryLists.answer(0, .success(.fixtures))
    await viewModel.send(.showCategories)

    await useCase.lists.answer(0, .success(.page(.fixtures)))
    await list.value

    #expect(viewModel.state.categories.content?.count == 4)
    #expect(viewModel.state.content.content?.rows.count == 4)
  }
}
