import Domain
import Mocks
import Presentation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PickupPointListViewModelCancellationTests {
  private let useCase = GatedPickupPointUseCase()
  private let viewModel: PickupPointListViewModel
  private let firstPage = Listing<PickupPoint>.page(.fixtures(count: 2), size: 2, total: .exactly(4))

  init() {
    viewModel = PickupPointListViewModel(useCases: useCase, route: PickupPointListRoute(keyword: "bread"))
  }

  /// Sends an action, cancels the task that does, and lets the source answer.
  private func cancel(
    _ action: PickupPointListViewModel.Action,
    call number: Int,
    answer: Result<Listing<PickupPoint>, DomainError> = .failure(.cancelled)
  ) async {
    let task = Task { await viewModel.send(action) }
    await useCase.lists.called(times: number + 1)
    task.cancel()
    await useCase.lists.cancelled(number)
    await useCase.lists.answer(number, answer)
    await task.value
  }

  @Test func `a cancelled load leaves the list idle, and can be done again`() async {
    await cancel(.appear, call: 0)
    #expect(viewModel.state.content == .idle)

    await useCase.lists.answer(1, .success(firstPage))
    await viewModel.send(.appear)
    #expect(viewModel.state.content.content?.rows.count == 2)
  }

  @Test(arguments: [Result<Listing<PickupPoint>, DomainError>.success(.page(.fixtures)), .failure(.offline)])
  func `what a source answers after the cancellation is dropped`(answer: Result<Listing<PickupPoint>, DomainError>)
    async
  {
    await cancel(.appear, call: 0, answer: answer)

    #expect(viewModel.state.content == .idle)
  }

  @Test(arguments: [PickupPointListViewModel.Action.refresh, .loadMore])
  func `cancelling leaves the old rows settled, and can be done again`(action: PickupPointListViewModel.Action) async {
    await useCase.lists.answer(0, .success(firstPage))
    await viewModel.send(.appear)

    await cancel(action, call: 1)
    #expect(viewModel.state.content.content?.rows.map(\.id) == ["1", "2"])
    #expect(viewModel.state.content.activity == .settled)

    await useCase.lists.answer(2, .success(.page(.fixtures(count: 4), size: 2)))
    await viewModel.send(action)
    #expect(viewModel.state.content.content?.rows.map(\.id) == ["1", "2", "3", "4"])
  }

  @Test func `a cancelled retry leaves the failure`() async {
    await useCase.lists.answer(0, .failure(.offline))
    await viewModel.send(.appear)

    await cancel(.retry, call: 1)

    #expect(viewModel.state.content.error?.code == "offline")
    #expect(!viewModel.state.content.isLoading)
  }

  @Test func `a cancelled search leaves the list idle, with nothing of the old one to continue`() async {
    await useCase.lists.answer(0, .success(firstPage))
    await viewModel.send(.appear)

    await cancel(.search("rye"), call: 1)
    #expect(viewModel.state.content == .idle)
    await useCase.lists.answer(2, .success(.page(.fixtures)))
    await viewModel.send(.loadMore)
    #expect(await useCase.lists.calls.count == 2)

    await viewModel.send(.search("rye"))
    #expect(viewModel.state.content.content?.rows.count == 3)
  }

  @Test func `cancelling an older search leaves the newer one alone`() async {
    let older = Task { await viewModel.send(.search("rye")) }
    await useCase.lists.called(times: 1)
    let newer = Task { await viewModel.send(.search("lamp")) }
    await useCase.lists.called(times: 2)

    older.cancel()
    await useCase.lists.answer(0, .failure(.cancelled))
    await older.value
    #expect(viewModel.state.content == .loading)

    await useCase.lists.answer(1, .success(.page(.fixtures)))
    await newer.value
    #expect(viewModel.state.content.content?.rows.count == 3)
  }

  @Test func `a task that was cancelled before it began leaves the list idle`() async {
    await useCase.lists.answer(0, .success(.page(.fixtures)))
    let task = Task { await viewModel.send(.appear) }

    task.cancel()
    await task.value

    #expect(viewModel.state.content == .idle)
  }
}
