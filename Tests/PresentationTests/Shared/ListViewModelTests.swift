import Domain
import Foundation
import Presentation
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ListViewModelTests {
  private let useCases = GatedUseCases()
  private var gate: UseCaseGate { useCases.gate }

  @Test(arguments: FeatureCase.all)
  func `shows what it loaded`(feature: FeatureCase) async {
    let screen = feature.screen(feature.list(page: 3, pageSize: 50), useCases)
    #expect(screen.state.content == .idle)

    let load = Task { await screen.send(.appear) }
    await gate.called(times: 1)
    #expect(screen.state.content == .loading)
    #expect(screen.state.isLoading)

    await gate.answer(0, .success(.items(3)))
    await load.value
    #expect(screen.state.rowIDs == ["1", "2", "3"])
    #expect(screen.state.activity == .settled)
    let page = PageRequest(number: 3, size: 50)
    #expect(await gate.calls == [.list(text: "bread", page: page, .useCache)])
  }

  @Test(arguments: FeatureCase.all, [ScreenAction.appear, .refresh, .search(" "), .type("")])
  func `lists all without a search, or asks for one`(feature: FeatureCase, action: ScreenAction) async {
    let environment = ScreenEnvironment(sleep: { _ in })
    let screen = feature.screen(feature.list(search: ""), useCases, in: environment)
    await gate.answer(0, .success(.items(3)))

    await screen.send(action)

    let needsSearch = feature.feature.texts.needsSearch
    #expect(screen.state.content.isEmpty == needsSearch)
    #expect(screen.state.rowIDs?.count == (needsSearch ? nil : 3))
    #expect(await gate.calls.isEmpty == needsSearch)
  }

  @Test(arguments: FeatureCase.all)
  func `names the search that found nothing`(feature: FeatureCase) async {
    let screen = feature.screen(feature.list(), useCases)
    await gate.answer(0, .success(.items(0)))

    await screen.send(.appear)

    guard case .empty(let text) = screen.state.content else {
      Issue.record("\(screen.state.content)")
      return
    }
    #expect(text.contains("“bread”"))
  }

  @Test(arguments: FeatureCase.all)
  func `shows an error, and repeats the load from the source`(feature: FeatureCase) async {
    let screen = feature.screen(feature.list(), useCases)
    await gate.answer(0, .failure(.offline))
    await gate.answer(1, .success(.items(3)))

    await screen.send(.appear)
    #expect(screen.state.rowIDs == nil)
    #expect(screen.state.content.failure?.kind == .offline)

    await screen.send(.retry)
    #expect(screen.state.rowIDs?.count == 3)
    #expect(screen.state.content.error == nil)
    #expect(await gate.calls.last == .list(text: "bread", .reload))
  }

  @Test(arguments: FeatureCase.all)
  func `appearing again keeps the content`(feature: FeatureCase) async {
    let screen = feature.screen(feature.list(), useCases)
    await gate.answer(0, .success(.items(3)))
    await gate.answer(1, .success(.items(0)))

    await screen.send(.appear)
    await screen.send(.appear)

    #expect(screen.state.rowIDs?.count == 3)
    #expect(await gate.calls.count == 1)
  }

  @Test(arguments: FeatureCase.all)
  func `loading twice at once is one load`(feature: FeatureCase) async {
    let screen = feature.screen(feature.list(), useCases)
    await gate.answer(1, .success(.items(0)))
    let first = Task { await screen.send(.appear) }
    await gate.called(times: 1)

    for action in [ScreenAction.appear, .refresh, .retry, .loadMore] { await screen.send(action) }
    await gate.answer(0, .success(.items(3)))
    await first.value

    #expect(screen.state.rowIDs?.count == 3)
    #expect(await gate.calls.count == 1)
  }

  @Test(arguments: FeatureCase.all)
  func `a notice says that stale data may be out of date`(feature: FeatureCase) async {
    let screen = feature.screen(feature.list(), useCases)
    let noon = Date(timeIntervalSince1970: 1_772_366_400)
    await gate.answer(0, .success(.items(3, freshness: .stale(since: noon))))
    await gate.answer(1, .success(.items(3)))

    await screen.send(.appear)
    #expect(screen.state.content.content?.notice?.contains("Mar 1, 2026") == true)

    await screen.send(.refresh)
    #expect(screen.state.rowIDs?.count == 3)
    #expect(screen.state.content.content?.notice == nil)
  }
}
