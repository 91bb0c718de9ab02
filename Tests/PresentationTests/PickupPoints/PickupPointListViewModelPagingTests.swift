import Domain
import Mocks
import Presentation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PickupPointListViewModelPagingTests {
  private let useCase = GatedPickupPointUseCase()
  private let viewModel: PickupPointListViewModel
  private let query = PickupPointQuery(keyword: SearchText("bread"), page: PageRequest(size: 2))
  private let firstPage = Listing<PickupPoint>.page(.fixtures(count: 2), size: 2, total: .exactly(4))
  private let bothPages = Listing<PickupPoint>.page(.fixtures(count: 4), size: 2, total: .exactly(4))

  init() async {
    viewModel = PickupPointListViewModel(useCases: useCase, route: PickupPointListRoute(keyword: "bread", pageSize: 2))
    await useCase.lists.answer(0, .success(firstPage))
    await viewModel.send(.appear)
  }

  @Test func `loads the following page and keeps the rows meanwhile`() async {
    #expect(viewModel.state.content.content?.hasMore == true)

    let load = Task { await viewModel.send(.loadMore) }
    await useCase.lists.called(times: 2)
    #expect(viewModel.state.content.activity == .loadingMore)
    #expect(viewModel.state.content.content?.rows.count == 2)

    await useCase.lists.answer(1, .success(bothPages))
    await load.value
    #expect(await useCase.lists.calls.last == .more(after: PageRequest(size: 2), query, .useCache))
    #expect(viewModel.state.content.content?.rows.map(\.id) == ["1", "2", "3", "4"])
    #expect(viewModel.state.content.activity == .settled)
  }

  @Test func `the last page does not ask again`() async {
    await useCase.lists.answer(1, .success(bothPages))
    await useCase.lists.answer(2, .success(firstPage))
    await viewModel.send(.loadMore)
    #expect(viewModel.state.content.content?.hasMore == false)

    await viewModel.send(.loadMore)

    #expect(viewModel.state.content.content?.rows.count == 4)
    #expect(await useCase.lists.calls.count == 2)
  }

  @Test(arguments: [PickupPointListViewModel.Action.loadMore, .retry])
  func `a failure keeps the rows, and can be tried again`(again: PickupPointListViewModel.Action) async {
    await useCase.lists.answer(1, .failure(.offline))
    await useCase.lists.answer(2, .success(bothPages))

    await viewModel.send(.loadMore)
    #expect(viewModel.state.content.content?.rows.map(\.id) == ["1", "2"])
    #expect(viewModel.state.content.error?.code == "offline")

    await viewModel.send(again)
    #expect(viewModel.state.content.content?.rows.map(\.id) == ["1", "2", "3", "4"])
    #expect(viewModel.state.content.error == nil)
  }

  @Test func `asking twice at once is one load`() async {
    await useCase.lists.answer(2, .success(firstPage))
    let load = Task { await viewModel.send(.loadMore) }
    await useCase.lists.called(times: 2)

    await viewModel.send(.loadMore)
    await viewModel.send(.refresh)
    await useCase.lists.answer(1, .success(bothPages))
    await load.value

    #expect(viewModel.state.content.content?.rows.count == 4)
    #expect(await useCase.lists.calls.count == 2)
  }

  @Test func `has nothing to follow before the first page`() async {
    let viewModel = PickupPointListViewModel(useCases: useCase, route: PickupPointListRoute(keyword: "bread"))
    await useCase.lists.answer(1, .success(bothPages))

    await viewModel.send(.loadMore)

    #expect(viewModel.state.content == .idle)
    #expect(await useCase.lists.calls.count == 1)
  }

  @Test func `never continues the list of an earlier search`() async {
    await useCase.lists.answer(1, .failure(.offline))
    await useCase.lists.answer(2, .success(bothPages))
    await viewModel.send(.search("rye"))

    await viewModel.send(.loadMore)

    #expect(viewModel.state.content.error?.code == "offline")
    #expect(viewModel.state.content.content == nil)
    #expect(await useCase.lists.calls.count == 2)
  }

  @Test func `a refresh starts over with the first page`() async {
    await useCase.lists.answer(1, .success(bothPages))
    await useCase.lists.answer(2, .success(firstPage))
    await useCase.lists.answer(3, .success(bothPages))

    await viewModel.send(.loadMore)
    await viewModel.send(.refresh)
    #expect(viewModel.state.content.content?.rows.count == 2)

    await viewModel.send(.loadMore)
    #expect(viewModel.state.content.content?.rows.count == 4)
  }

  @Test func `a list that was refreshed goes on with new pages`() async {
    await useCase.lists.answer(1, .success(firstPage))
    await useCase.lists.answer(2, .success(bothPages))

    await viewModel.send(.refresh)
    await viewModel.send(.loadMore)

    #expect(await useCase.lists.calls.last == .more(after: PageRequest(size: 2), query, .reload))
  }

  @Test func `a refresh that failed leaves the list as it was loaded`() async {
    await useCase.lists.answer(1, .failure(.offline))
    await useCase.lists.answer(2, .success(bothPages))

    await viewModel.send(.refresh)
    await viewModel.send(.loadMore)

    #expect(await useCase.lists.calls.last == .more(after: PageRequest(size: 2), query, .useCache))
  }
}
