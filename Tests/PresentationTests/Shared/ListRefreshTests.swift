import Domain
import Presentation
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ListRefreshTests {
  private let useCases = GatedUseCases()
  private var gate: UseCaseGate { useCases.gate }

  private func loadedScreen(of feature: FeatureCase) async -> any Screen {
    await feature.loadedScreen(feature.list(), useCases, .items(2))
  }

  @Test(arguments: FeatureCase.all)
  func `keeps the old rows until the new ones are loaded`(feature: FeatureCase) async {
    let screen = await loadedScreen(of: feature)
    let refresh = Task { await screen.send(.refresh) }
    await gate.called(times: 2)
    #expect(screen.state.rowIDs == ["1", "2"])
    #expect(screen.state.activity == .refreshing)

    await gate.answer(1, .success(.items(3)))
    await refresh.value
    #expect(screen.state.rowIDs == ["1", "2", "3"])
    #expect(screen.state.activity == .settled)
    #expect(await gate.calls.last == .list(text: "bread", .reload))
  }

  @Test(arguments: FeatureCase.all)
  func `a failed refresh shows the old rows with the error, and can be retried`(feature: FeatureCase) async {
    let screen = await loadedScreen(of: feature)
    await gate.answer(1, .failure(.timedOut))
    await gate.answer(2, .success(.items(3)))

    await screen.send(.refresh)
    #expect(screen.state.rowIDs == ["1", "2"])
    #expect(screen.state.content.error?.kind == .timedOut)
    #expect(screen.state.content.failure == nil)

    await screen.send(.retry)
    #expect(screen.state.rowIDs?.count == 3)
    #expect(screen.state.content.error == nil)
  }

  @Test(arguments: FeatureCase.all)
  func `refreshing twice at once is one load`(feature: FeatureCase) async {
    let screen = await loadedScreen(of: feature)
    await gate.answer(2, .success(.items(0)))
    let refresh = Task { await screen.send(.refresh) }
    await gate.called(times: 2)

    await screen.send(.refresh)
    await screen.send(.loadMore)
    await gate.answer(1, .success(.items(3)))
    await refresh.value

    #expect(screen.state.rowIDs?.count == 3)
    #expect(await gate.calls.count == 2)
  }

  @Test(arguments: FeatureCase.all)
  func `a refresh that finds nothing is empty`(feature: FeatureCase) async {
    let screen = await loadedScreen(of: feature)
    await gate.answer(1, .success(.items(0)))

    await screen.send(.refresh)

    #expect(screen.state.content.isEmpty)
  }
}
