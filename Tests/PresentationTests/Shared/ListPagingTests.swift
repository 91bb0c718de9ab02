import Domain
import Presentation
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ListPagingTests {
  private let useCases = GatedUseCases()
  private let first = UseCaseReply.items(2, size: 2, total: .exactly(4))
  private let both = UseCaseReply.items(4, size: 2, page: 2, total: .exactly(4))
  private var gate: UseCaseGate { useCases.gate }

  private func loadedScreen(of feature: FeatureCase) async -> any Screen {
    await feature.loadedScreen(feature.list(pageSize: 2), useCases, first)
  }

  @Test(arguments: FeatureCase.all)
  func `loads the next page and keeps the rows until then`(feature: FeatureCase) async {
    let screen = await loadedScreen(of: feature)
    #expect(screen.state.hasMore)
    let load = Task { await screen.send(.loadMore) }
    await gate.called(times: 2)
    #expect(screen.state.activity == .loadingMore)
    #expect(screen.state.rowIDs?.count == 2)

    await gate.answer(1, .success(both))
    await load.value
    #expect(await gate.calls.last == .more(after: PageRequest(size: 2), .useCache))
    #expect(screen.state.rowIDs == ["1", "2", "3", "4"])
    #expect(screen.state.activity == .settled)
  }

  @Test(arguments: FeatureCase.all)
  func `requests nothing after the last page`(feature: FeatureCase) async {
    let screen = await loadedScreen(of: feature)
    await gate.answer(1, .success(both))
    await gate.answer(2, .success(first))
    await screen.send(.loadMore)
    #expect(!screen.state.hasMore)

    await screen.send(.loadMore)

    #expect(screen.state.rowIDs?.count == 4)
    #expect(await gate.calls.count == 2)
  }

  @Test(arguments: FeatureCase.all, [ScreenAction.loadMore, .retry])
  func `a failure keeps the rows, and can be retried`(feature: FeatureCase, again: ScreenAction) async {
    let screen = await loadedScreen(of: feature)
    await gate.answer(1, .failure(.offline))
    await gate.answer(2, .success(both))

    await screen.send(.loadMore)
    #expect(screen.state.rowIDs == ["1", "2"])
    #expect(screen.state.content.error?.kind == .offline)

    await screen.send(again)
    #expect(screen.state.rowIDs?.count == 4)
    #expect(screen.state.content.error == nil)
    #expect(await gate.calls.last == .more(after: PageRequest(size: 2), .useCache))
  }

  @Test(arguments: FeatureCase.all)
  func `loading more twice at once is one load`(feature: FeatureCase) async {
    let screen = await loadedScreen(of: feature)
    await gate.answer(2, .success(first))
    let load = Task { await screen.send(.loadMore) }
    await gate.called(times: 2)

    await screen.send(.loadMore)
    await gate.answer(1, .success(both))
    await load.value

    #expect(screen.state.rowIDs?.count == 4)
    #expect(await gate.calls.count == 2)
  }

  @Test(arguments: FeatureCase.all)
  func `a refresh supersedes a page that is being loaded`(feature: FeatureCase) async {
    let screen = await loadedScreen(of: feature)
    let more = Task { await screen.send(.loadMore) }
    await gate.called(times: 2)

    let refresh = Task { await screen.send(.refresh) }
    await gate.cancelled(1)
    await gate.called(times: 3)
    #expect(screen.state.activity == .refreshing)
    await gate.answer(2, .success(.item(7)))
    await refresh.value
    await gate.answer(1, .success(both))
    await more.value

    #expect(screen.state.rowIDs == ["7"])
    #expect(await gate.calls.last == .list(text: "bread", page: PageRequest(size: 2), .reload))
  }

  @Test(arguments: FeatureCase.all)
  func `there is no next page before the first`(feature: FeatureCase) async {
    let screen = feature.screen(feature.list(), useCases)

    await screen.send(.loadMore)

    #expect(screen.state.content == .idle)
    #expect(await gate.calls.isEmpty)
  }

  @Test(arguments: FeatureCase.all)
  func `never continues the list of an earlier search`(feature: FeatureCase) async {
    let screen = await loadedScreen(of: feature)
    await gate.answer(1, .failure(.offline))
    await screen.send(.search("rye"))

    await screen.send(.loadMore)

    #expect(screen.state.content.failure?.kind == .offline)
    #expect(await gate.calls.count == 2)
  }

  @Test(arguments: FeatureCase.all)
  func `a refreshed list starts over, and loads new pages from the source`(feature: FeatureCase) async {
    let screen = await loadedScreen(of: feature)
    for (number, reply) in [both, first, both].enumerated() { await gate.answer(number + 1, .success(reply)) }

    await screen.send(.loadMore)
    await screen.send(.refresh)
    #expect(screen.state.rowIDs?.count == 2)

    await screen.send(.loadMore)
    #expect(screen.state.rowIDs?.count == 4)
    #expect(await gate.calls.last == .more(after: PageRequest(size: 2), .reload))
  }

  @Test(arguments: FeatureCase.all)
  func `after a failed refresh, pages are loaded as the list was`(feature: FeatureCase) async {
    let screen = await loadedScreen(of: feature)
    await gate.answer(1, .failure(.offline))
    await gate.answer(2, .success(both))

    await screen.send(.refresh)
    await screen.send(.loadMore)

    #expect(await gate.calls.last == .more(after: PageRequest(size: 2), .useCache))
  }
}
