import Domain
import Presentation
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ListSearchTests {
  private let useCases = GatedUseCases()
  private var gate: UseCaseGate { useCases.gate }

  private func screen(of feature: FeatureCase) -> any Screen {
    feature.screen(feature.list(search: "tea", page: 3, pageSize: 50), useCases)
  }

  @Test(arguments: FeatureCase.all)
  func `a search keeps the page size and starts with the first page`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    await gate.answer(0, .success(.items(3)))

    await screen.send(.search("  rye   bread "))

    #expect(screen.state.route == .list(feature.list(search: "rye bread", pageSize: 50)))
    #expect(screen.state.search?.text == "rye bread")
    #expect(await gate.calls == [.list(text: "rye bread", page: PageRequest(size: 50), .useCache)])
    #expect(screen.state.content.content?.title.contains("“rye bread”") == true)
  }

  @Test(arguments: FeatureCase.all)
  func `a newer search wins over a late older one`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    let older = Task { await screen.send(.search("rye")) }
    await gate.called(times: 1)
    let newer = Task { await screen.send(.search("lamp")) }
    await gate.called(times: 2)
    await gate.cancelled(0)

    await gate.answer(1, .success(.item(2)))
    await newer.value
    await gate.answer(0, .success(.item(1)))
    await older.value

    #expect(screen.state.search?.text == "lamp")
    #expect(screen.state.rowIDs == ["2"])
    #expect(screen.state.activity == .settled)
  }

  @Test(arguments: FeatureCase.all)
  func `the failure of an older search changes nothing`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    let older = Task { await screen.send(.search("rye")) }
    await gate.called(times: 1)
    let newer = Task { await screen.send(.search("lamp")) }
    await gate.called(times: 2)

    await gate.answer(0, .failure(.offline))
    await older.value
    #expect(screen.state.content == .loading)

    await gate.answer(1, .success(.item(2)))
    await newer.value
    #expect(screen.state.rowIDs == ["2"])
  }

  @Test(arguments: FeatureCase.all)
  func `the same search twice is one load`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    await gate.answer(1, .success(.items(0)))
    let first = Task { await screen.send(.search("rye")) }
    await gate.called(times: 1)

    await screen.send(.search(" rye "))
    await gate.answer(0, .success(.items(3)))
    await first.value
    await screen.send(.search("rye"))

    #expect(screen.state.rowIDs?.count == 3)
    #expect(await gate.calls.count == 1)
  }

  @Test(arguments: FeatureCase.all)
  func `the same search after a failure is a new load`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    await gate.answer(0, .failure(.offline))
    await gate.answer(1, .success(.items(3)))

    await screen.send(.search("rye"))
    await screen.send(.search("rye"))

    #expect(screen.state.rowIDs?.count == 3)
  }
}
