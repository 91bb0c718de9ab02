import Domain
import Foundation
import Mocks
import Presentation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PickupPointListViewModelLoadingTests {
  private let useCase = GatedPickupPointUseCase()
  private let viewModel: PickupPointListViewModel

  init() {
    viewModel = PickupPointListViewModel(useCases: useCase, route: PickupPointListRoute(keyword: "bread"))
  }

  @Test func `shows what it loaded`() async {
    await useCase.lists.answer(0, .success(.page(.fixtures)))

    await viewModel.send(.appear)

    #expect(viewModel.state.content.content?.rows.map(\.id) == ["1", "2", "3"])
    #expect(viewModel.state.content.activity == .settled)
    #expect(await useCase.lists.calls == [.first(PickupPointQuery(keyword: SearchText("bread")), .useCache)])
  }

  @Test func `is idle before and loading meanwhile`() async {
    #expect(viewModel.state.content == .idle)

    let load = Task { await viewModel.send(.appear) }
    await useCase.lists.called(times: 1)
    #expect(viewModel.state.content == .loading)

    await useCase.lists.answer(0, .success(.page(.fixtures)))
    await load.value
    #expect(!viewModel.state.content.isLoading)
  }

  @Test func `asks for what its route names`() async {
    let route = PickupPointListRoute(keyword: "rye", page: 3, pageSize: 50)
    let viewModel = PickupPointListViewModel(useCases: useCase, route: route)
    await useCase.lists.answer(0, .success(.page(.fixtures)))

    await viewModel.send(.appear)

    let query = PickupPointQuery(keyword: SearchText("rye"), page: PageRequest(number: 3, size: 50))
    #expect(await useCase.lists.calls == [.first(query, .useCache)])
  }

  @Test(arguments: [PickupPointListViewModel.Action.appear, .refresh, .search(" "), .type("")])
  func `lists all where there is no keyword`(action: PickupPointListViewModel.Action) async {
    let viewModel = PickupPointListViewModel(useCases: useCase)
    await useCase.lists.answer(0, .success(.page(.fixtures)))

    await viewModel.send(action)

    #expect(viewModel.state.content.content?.title == "Pickup points")
    #expect(viewModel.state.content.content?.rows.count == 3)
  }

  @Test func `says that there is nothing at all`() async {
    let viewModel = PickupPointListViewModel(useCases: useCase)
    await useCase.lists.answer(0, .success(.page([])))

    await viewModel.send(.appear)

    #expect(viewModel.state.content == .empty("There are no pickup points here yet."))
  }

  @Test func `says that nothing matches`() async {
    await useCase.lists.answer(0, .success(.page([])))

    await viewModel.send(.appear)

    #expect(viewModel.state.content == .empty("No pickup point matches “bread”."))
  }

  @Test func `says what went wrong`() async {
    await useCase.lists.answer(0, .failure(.offline))

    await viewModel.send(.appear)

    #expect(viewModel.state.content.content == nil)
    #expect(viewModel.state.content.error?.code == "offline")
    #expect(viewModel.state.content.error?.canRetry == true)
  }

  @Test func `tries again after a failure, and asks the source itself`() async {
    await useCase.lists.answer(0, .failure(.offline))
    await useCase.lists.answer(1, .success(.page(.fixtures)))

    await viewModel.send(.appear)
    await viewModel.send(.retry)

    #expect(viewModel.state.content.content?.rows.count == 3)
    #expect(viewModel.state.content.error == nil)
    #expect(await useCase.lists.calls.last == .first(PickupPointQuery(keyword: SearchText("bread")), .reload))
  }

  @Test func `appearing again keeps what is there`() async {
    await useCase.lists.answer(0, .success(.page(.fixtures)))
    await useCase.lists.answer(1, .success(.page([])))

    await viewModel.send(.appear)
    await viewModel.send(.appear)

    #expect(viewModel.state.content.content?.rows.count == 3)
    #expect(await useCase.lists.calls.count == 1)
  }

  @Test func `loading twice at once is one load`() async {
    await useCase.lists.answer(1, .success(.page([])))
    let first = Task { await viewModel.send(.appear) }
    await useCase.lists.called(times: 1)

    await viewModel.send(.appear)
    await viewModel.send(.refresh)
    await viewModel.send(.retry)
    await useCase.lists.answer(0, .success(.page(.fixtures)))
    await first.value

    #expect(viewModel.state.content.content?.rows.count == 3)
    #expect(await useCase.lists.calls.count == 1)
  }

  @Test func `says that stale data may be out of date`() async {
    let noon = Date(timeIntervalSince1970: 1_772_366_400)
    await useCase.lists.answer(0, .success(.page(.fixtures, freshness: .stale(since: noon))))
    await useCase.lists.answer(1, .success(.page(.fixtures)))

    await viewModel.send(.appear)
    let notice = viewModel.state.content.content?.staleNotice
    #expect(notice?.contains("Mar 1, 2026") == true)

    await viewModel.send(.refresh)
    #expect(viewModel.state.content.content != nil)
    #expect(viewModel.state.content.content?.staleNotice == nil)
  }
}
