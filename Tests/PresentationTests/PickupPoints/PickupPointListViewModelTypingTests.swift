import Domain
import Mocks
import Presentation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PickupPointListViewModelTypingTests {
  private let useCase = GatedPickupPointUseCase()
  private let sleeps = CallGate<Duration, Void>()
  private let viewModel: PickupPointListViewModel

  init() {
    viewModel = PickupPointListViewModel(
      useCases: useCase,
      debounce: .milliseconds(250),
      sleep: { [sleeps] in try await sleeps.call($0) }
    )
  }

  /// Types a keyword, and returns once the wait for the next keystroke has begun.
  private func type(_ keyword: String, keystroke number: Int) async -> Task<Void, Never> {
    let task = Task { await viewModel.send(.type(keyword)) }
    await sleeps.called(times: number + 1)
    return task
  }

  @Test func `a keystroke waits before it searches`() async {
    let typing = await type("rye", keystroke: 0)
    #expect(await sleeps.calls == [.milliseconds(250)])
    #expect(await useCase.lists.calls.isEmpty)
    #expect(viewModel.state.route.keyword == "rye")
    #expect(viewModel.state.content == .loading)

    await useCase.lists.answer(0, .success(.page(.fixtures)))
    await sleeps.answer(0, .success(()))
    await typing.value
    #expect(viewModel.state.content.content?.rows.count == 3)
    #expect(await useCase.lists.calls == [.first(PickupPointQuery(keyword: SearchText("rye")), .useCache)])
  }

  @Test func `only the last keystroke searches`() async {
    var typing: [Task<Void, Never>] = []
    for (number, keyword) in ["r", "ry", "rye"].enumerated() {
      typing.append(await type(keyword, keystroke: number))
    }

    for number in 0..<2 {
      await sleeps.cancelled(number)
      await sleeps.answer(number, .failure(.cancelled))
      await typing[number].value
    }
    #expect(viewModel.state.content == .loading)
    await useCase.lists.answer(0, .success(.page(.fixtures)))
    await sleeps.answer(2, .success(()))
    await typing[2].value

    #expect(viewModel.state.content.content?.rows.count == 3)
    #expect(await useCase.lists.calls == [.first(PickupPointQuery(keyword: SearchText("rye")), .useCache)])
  }

  @Test func `a keystroke that changes nothing starts no wait of its own`() async {
    await sleeps.answer(1, .failure(.cancelled))
    let typing = await type("rye", keystroke: 0)

    await viewModel.send(.type("rye "))
    await useCase.lists.answer(0, .success(.page(.fixtures)))
    await sleeps.answer(0, .success(()))
    await typing.value

    #expect(await sleeps.calls.count == 1)
    #expect(viewModel.state.content.content?.rows.count == 3)
  }

  @Test func `a complete keyword searches at once`() async {
    await useCase.lists.answer(0, .success(.page(.fixtures)))

    await viewModel.send(.search("rye"))

    #expect(await sleeps.calls.isEmpty)
    #expect(viewModel.state.content.content?.rows.count == 3)
  }

  @Test func `completing the typed keyword ends the wait`() async {
    let typing = await type("rye", keystroke: 0)
    await useCase.lists.answer(0, .success(.page(.fixtures)))

    await viewModel.send(.search("rye"))
    #expect(viewModel.state.content.content?.rows.count == 3)

    await sleeps.cancelled(0)
    await sleeps.answer(0, .failure(.cancelled))
    await typing.value
    #expect(viewModel.state.content.content?.rows.count == 3)
    #expect(await useCase.lists.calls.count == 1)
  }

  @Test func `completing the typed keyword after the wait is one load`() async {
    await useCase.lists.answer(1, .success(.page([])))
    let typing = await type("rye", keystroke: 0)
    await sleeps.answer(0, .success(()))
    await useCase.lists.called(times: 1)

    await viewModel.send(.search("rye"))
    await useCase.lists.answer(0, .success(.page(.fixtures)))
    await typing.value

    #expect(viewModel.state.content.content?.rows.count == 3)
    #expect(await useCase.lists.calls.count == 1)
  }

  @Test func `a keystroke ends a search that is running`() async throws {
    let search = Task { await viewModel.send(.search("rye")) }
    await useCase.lists.called(times: 1)

    let typing = await type("bread", keystroke: 0)
    await useCase.lists.cancelled(0)
    await useCase.lists.answer(0, .success(.page([try .fixture(id: "old")])))
    await search.value
    #expect(viewModel.state.content == .loading)

    await useCase.lists.answer(1, .success(.page([try .fixture(id: "new")])))
    await sleeps.answer(0, .success(()))
    await typing.value
    #expect(viewModel.state.content.content?.rows.map(\.id) == ["new"])
  }

  @Test func `a cancelled keystroke leaves the list idle`() async {
    let typing = await type("rye", keystroke: 0)

    typing.cancel()
    await sleeps.cancelled(0)
    await sleeps.answer(0, .failure(.cancelled))
    await typing.value

    #expect(viewModel.state.content == .idle)
    #expect(await useCase.lists.calls.isEmpty)
  }

  @Test func `clearing the field lists all, and ends a running search`() async {
    let search = Task { await viewModel.send(.search("rye")) }
    await useCase.lists.called(times: 1)

    let typing = await type("", keystroke: 0)
    await useCase.lists.cancelled(0)
    await useCase.lists.answer(0, .failure(.cancelled))
    await search.value
    await useCase.lists.answer(1, .success(.page(.fixtures)))
    await sleeps.answer(0, .success(()))
    await typing.value

    #expect(viewModel.state.route.keyword.isEmpty)
    #expect(viewModel.state.content.content?.rows.count == 3)
  }
}
