import Domain
import Foundation
import Presentation
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DetailViewModelTests {
  private let useCases = GatedUseCases()
  private var gate: UseCaseGate { useCases.gate }

  /// The names of categories fail to load; details are shown without.
  private func screen(of feature: FeatureCase) async -> any Screen {
    for number in 0..<4 { await useCases.choiceGate.answer(number, .failure(.offline)) }
    return feature.detail(useCases)
  }

  @Test(arguments: FeatureCase.all)
  func `shows the item it loaded`(feature: FeatureCase) async {
    let screen = await screen(of: feature)
    #expect(screen.state.content == .idle)
    #expect(screen.state.back?.route == .list(feature.list(search: "")))
    let load = Task { await screen.send(.appear) }
    await gate.called(times: 1)
    #expect(screen.state.content == .loading)

    await gate.answer(0, .success(.item(42)))
    await load.value
    #expect(screen.state.content.content?.title.isEmpty == false)
    #expect(screen.state.activity == .settled)
    #expect(await gate.calls == [.item(id: "42", .useCache)])
  }

  @Test(arguments: FeatureCase.all)
  func `names the item that does not exist`(feature: FeatureCase) async {
    let screen = await screen(of: feature)
    await gate.answer(0, .failure(.notFound))

    await screen.send(.appear)

    let error = ErrorViewData(.notFound, on: screen.state.route, localization: Localization())
    #expect(error.message.hasPrefix("There is no ") && error.message.hasSuffix(" 42."))
    #expect(screen.state.content == .failed(error))
  }

  @Test(arguments: FeatureCase.all)
  func `a failure stays until it is retried from the source`(feature: FeatureCase) async {
    let screen = await screen(of: feature)
    await gate.answer(0, .failure(.offline))
    await gate.answer(1, .success(.item(42)))

    await screen.send(.appear)
    #expect(screen.state.content.failure?.kind == .offline)
    await screen.send(.appear)
    #expect(await gate.calls.count == 1)

    await screen.send(.retry)
    #expect(screen.state.content.content != nil)
    #expect(await gate.calls.last == .item(id: "42", .reload))
  }

  @Test(arguments: FeatureCase.all)
  func `a refresh keeps the old item until the new one is loaded`(feature: FeatureCase) async {
    let screen = await screen(of: feature)
    await gate.answer(0, .success(.item(1)))
    await screen.send(.appear)
    let old = screen.state.content.content?.title

    let refresh = Task { await screen.send(.refresh) }
    await gate.called(times: 2)
    #expect(screen.state.content.content?.title == old)
    #expect(screen.state.activity == .refreshing)

    await gate.answer(1, .success(.item(2)))
    await refresh.value
    #expect(screen.state.content.content?.title != old)
  }

  @Test(arguments: FeatureCase.all)
  func `a failed refresh shows the old item with the error`(feature: FeatureCase) async {
    let screen = await screen(of: feature)
    await gate.answer(0, .success(.item(42)))
    await gate.answer(1, .failure(.timedOut))

    await screen.send(.appear)
    await screen.send(.refresh)

    #expect(screen.state.content.content != nil)
    #expect(screen.state.content.error?.kind == .timedOut)
  }

  @Test(arguments: FeatureCase.all)
  func `loading twice at once is one load`(feature: FeatureCase) async {
    let screen = await screen(of: feature)
    await gate.answer(1, .failure(.offline))
    let first = Task { await screen.send(.appear) }
    await gate.called(times: 1)

    for action in [ScreenAction.appear, .refresh, .loadMore, .search("x"), .filter("x"), .showChoices, .type("x")] {
      await screen.send(action)
    }
    await gate.answer(0, .success(.item(42)))
    await first.value

    #expect(screen.state.content.content != nil)
    #expect(await gate.calls.count == 1)
  }

  @Test(arguments: FeatureCase.all)
  func `a notice says that stale data may be out of date`(feature: FeatureCase) async {
    let screen = await screen(of: feature)
    let noon = Date(timeIntervalSince1970: 1_772_366_400)
    await gate.answer(0, .success(.item(42, freshness: .stale(since: noon))))

    await screen.send(.appear)

    #expect(screen.state.content.content?.notice?.contains("Mar 1, 2026") == true)
  }

  @Test(arguments: FeatureCase.all)
  func `cancelling leaves what was on the screen, and discards the result`(feature: FeatureCase) async {
    let screen = await screen(of: feature)
    for (number, reply) in [Result<UseCaseReply, DomainError>.success(.item(1)), .failure(.offline)].enumerated() {
      let load = Task { await screen.send(.appear) }
      await gate.called(times: number + 1)
      load.cancel()
      await gate.cancelled(number)
      await gate.answer(number, reply)
      await load.value
      #expect(screen.state.content == .idle)
    }

    await gate.answer(2, .success(.item(42)))
    await screen.send(.appear)
    let shown = screen.state.content
    let refresh = Task { await screen.send(.refresh) }
    await gate.called(times: 4)
    refresh.cancel()
    await gate.cancelled(3)
    await gate.answer(3, .failure(.cancelled))
    await refresh.value
    #expect(screen.state.content == shown)
  }
}
