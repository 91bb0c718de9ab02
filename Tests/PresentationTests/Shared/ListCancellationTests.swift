import Domain
import Presentation
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ListCancellationTests {
  private let useCases = GatedUseCases()
  private let first = UseCaseReply.items(2, size: 2, total: .exactly(4))
  private var gate: UseCaseGate { useCases.gate }

  private func screen(of feature: FeatureCase) -> any Screen {
    feature.screen(feature.list(pageSize: 2), useCases)
  }

  /// Sends an action, cancels the task that sends it, and ends the call.
  private func cancel(
    _ action: ScreenAction,
    on screen: any Screen,
    call number: Int,
    reply: Result<UseCaseReply, DomainError> = .failure(.cancelled)
  ) async {
    let task = Task { await screen.send(action) }
    await gate.called(times: number + 1)
    task.cancel()
    await gate.cancelled(number)
    await gate.answer(number, reply)
    await task.value
  }

  @Test(arguments: FeatureCase.all)
  func `a cancelled load leaves the list idle, and can be repeated`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    await cancel(.appear, on: screen, call: 0)
    #expect(screen.state.content == .idle)

    await gate.answer(1, .success(first))
    await screen.send(.appear)
    #expect(screen.state.rowIDs?.count == 2)
  }

  /// A screen that disappears and appears at once sends the second action before the first has ended.
  @Test(arguments: FeatureCase.all)
  func `a load that starts while a cancelled one ends is performed`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    let first = Task { await screen.send(.appear) }
    await gate.called(times: 1)
    first.cancel()
    let second = Task { await screen.send(.appear) }
    await gate.called(times: 2)
    await gate.answer(0, .failure(.cancelled))
    await gate.answer(1, .success(self.first))

    await first.value
    await second.value

    #expect(screen.state.rowIDs?.count == 2)
  }

  @Test(arguments: FeatureCase.all)
  func `results after the cancellation are discarded`(feature: FeatureCase) async {
    for (number, reply) in [Result<UseCaseReply, DomainError>.success(.items(3)), .failure(.offline)].enumerated() {
      let screen = screen(of: feature)
      await cancel(.appear, on: screen, call: number, reply: reply)
      #expect(screen.state.content == .idle)
    }
  }

  @Test(arguments: FeatureCase.all, [ScreenAction.refresh, .loadMore])
  func `cancelling leaves the old rows settled, and can be repeated`(feature: FeatureCase, action: ScreenAction) async {
    let screen = await feature.loadedScreen(feature.list(pageSize: 2), useCases, first)

    await cancel(action, on: screen, call: 1)
    #expect(screen.state.rowIDs == ["1", "2"])
    #expect(screen.state.activity == .settled)

    await gate.answer(2, .success(.items(4, size: 2)))
    await screen.send(action)
    #expect(screen.state.rowIDs?.count == 4)
  }

  @Test(arguments: FeatureCase.all)
  func `a cancelled retry keeps the error`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    await gate.answer(0, .failure(.offline))
    await screen.send(.appear)

    await cancel(.retry, on: screen, call: 1)

    #expect(!screen.state.content.isLoading)
    await gate.answer(2, .success(first))
    await screen.send(.retry)
    #expect(screen.state.rowIDs?.count == 2)
  }

  @Test(arguments: FeatureCase.all)
  func `a cancelled search leaves the list idle, without a list to continue`(feature: FeatureCase) async {
    let screen = await feature.loadedScreen(feature.list(pageSize: 2), useCases, first)

    await cancel(.search("rye"), on: screen, call: 1)
    #expect(screen.state.content == .idle)
    await gate.answer(2, .success(.items(3)))
    await screen.send(.loadMore)
    #expect(await gate.calls.count == 2)

    await screen.send(.search("rye"))
    #expect(screen.state.rowIDs?.count == 3)
  }

  @Test(arguments: FeatureCase.all)
  func `cancelling an older search does not affect the newer one`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    let older = Task { await screen.send(.search("rye")) }
    await gate.called(times: 1)
    let newer = Task { await screen.send(.search("lamp")) }
    await gate.called(times: 2)

    older.cancel()
    await gate.answer(0, .failure(.cancelled))
    await older.value
    #expect(screen.state.content == .loading)

    await gate.answer(1, .success(.items(3)))
    await newer.value
    #expect(screen.state.rowIDs?.count == 3)
  }

  @Test(arguments: FeatureCase.all)
  func `a task that was cancelled before it started leaves the list idle`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    await gate.answer(0, .success(.items(3)))
    let task = Task { await screen.send(.appear) }

    task.cancel()
    await task.value

    #expect(screen.state.content == .idle)
  }
}
