import Domain
import Mocks
import Presentation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PickupPointListViewModelRefreshTests {
  private let useCase = GatedPickupPointUseCase()
  private let viewModel: PickupPointListViewModel

  init() async {
    viewModel = PickupPointListViewModel(useCases: useCase, route: PickupPointListRoute(keyword: "bread"))
    await useCase.lists.answer(0, .success(.page(.fixtures(count: 2))))
    await viewModel.send(.appear)
  }

  @Test func `keeps the old rows while new ones are on their way`() async {
    let refresh = Task { await viewModel.send(.refresh) }
    await useCase.lists.called(times: 2)
    #expect(viewModel.state.content.content?.rows.map(\.id) == ["1", "2"])
    #expect(viewModel.state.content.activity == .refreshing)

    await useCase.lists.answer(1, .success(.page(.fixtures(count: 3))))
    await refresh.value
    #expect(viewModel.state.content.content?.rows.map(\.id) == ["1", "2", "3"])
    #expect(viewModel.state.content.activity == .settled)
    #expect(await useCase.lists.calls.last == .first(PickupPointQuery(keyword: SearchText("bread")), .reload))
  }

  @Test func `a failed refresh shows the old rows with the error`() async {
    await useCase.lists.answer(1, .failure(.timedOut))

    await viewModel.send(.refresh)

    #expect(viewModel.state.content.content?.rows.map(\.id) == ["1", "2"])
    #expect(viewModel.state.content.error?.code == "timedOut")
    #expect(viewModel.state.content.errorLoading)
  }

  @Test func `a failed refresh can be tried again`() async {
    await useCase.lists.answer(1, .failure(.timedOut))
    await useCase.lists.answer(2, .success(.page(.fixtures(count: 3))))

    await viewModel.send(.refresh)
    await viewModel.send(.retry)

    #expect(viewModel.state.content.content?.rows.count == 3)
    #expect(viewModel.state.content.error == nil)
  }

  @Test func `refreshing twice at once is one load`() async {
    await useCase.lists.answer(2, .success(.page([])))
    let refresh = Task { await viewModel.send(.refresh) }
    await useCase.lists.called(times: 2)

    await viewModel.send(.refresh)
    await viewModel.send(.loadMore)
    await useCase.lists.answer(1, .success(.page(.fixtures(count: 3))))
    await refresh.value

    #expect(viewModel.state.content.content?.rows.count == 3)
    #expect(await useCase.lists.calls.count == 2)
  }

  @Test func `a refresh that finds nothing is empty`() async {
    await useCase.lists.answer(1, .success(.page([])))

    await viewModel.send(.refresh)

    #expect(viewModel.state.content.isEmpty)
    #expect(viewModel.state.content.content == nil)
  }
}
