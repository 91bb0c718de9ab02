import Domain
import Presentation
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ListTypingTests {
  private let useCases = GatedUseCases()
  private let sleeps = CallGate<Duration, Void, DomainError>(unanswered: .timedOut)
  private var gate: UseCaseGate { useCases.gate }

  private func screen(of feature: FeatureCase) -> any Screen {
    let environment = ScreenEnvironment(debounce: .milliseconds(250), sleep: { [sleeps] in try await sleeps.call($0) })
    return feature.screen(feature.list(search: ""), useCases, in: environment)
  }

  /// Types a text, and returns once the wait for the next keystroke has started.
  private func type(_ text: String, into screen: any Screen, keystroke number: Int = 0) async -> Task<Void, Never> {
    let task = Task { await screen.send(.type(text)) }
    await sleeps.called(times: number + 1)
    return task
  }

  @Test(arguments: FeatureCase.all)
  func `a keystroke waits before it searches`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    let typing = await type("rye", into: screen)
    #expect(await sleeps.calls == [.milliseconds(250)])
    #expect(await gate.calls.isEmpty)
    #expect(screen.state.search?.text == "rye")
    #expect(screen.state.content == .loading)

    await gate.answer(0, .success(.items(3)))
    await sleeps.answer(0, .success(()))
    await typing.value
    #expect(screen.state.rowIDs?.count == 3)
    #expect(await gate.calls == [.list(text: "rye", .useCache)])
  }

  @Test(arguments: FeatureCase.all)
  func `only the last keystroke searches`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    var typing: [Task<Void, Never>] = []
    for (number, text) in ["r", "ry", "rye"].enumerated() {
      typing.append(await type(text, into: screen, keystroke: number))
    }

    for number in 0..<2 {
      await sleeps.cancelled(number)
      await sleeps.answer(number, .failure(.cancelled))
      await typing[number].value
    }
    #expect(screen.state.content == .loading)
    await gate.answer(0, .success(.items(3)))
    await sleeps.answer(2, .success(()))
    await typing[2].value

    #expect(screen.state.rowIDs?.count == 3)
    #expect(await gate.calls == [.list(text: "rye", .useCache)])
  }

  @Test(arguments: FeatureCase.all)
  func `a keystroke that changes nothing does not wait again`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    await sleeps.answer(1, .failure(.cancelled))
    let typing = await type("rye", into: screen)

    await screen.send(.type("rye "))
    await gate.answer(0, .success(.items(3)))
    await sleeps.answer(0, .success(()))
    await typing.value

    #expect(await sleeps.calls.count == 1)
    #expect(screen.state.rowIDs?.count == 3)
  }

  @Test(arguments: FeatureCase.all)
  func `a complete text searches at once`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    await gate.answer(0, .success(.items(3)))

    await screen.send(.search("rye"))

    #expect(await sleeps.calls.isEmpty)
    #expect(screen.state.rowIDs?.count == 3)
  }

  @Test(arguments: FeatureCase.all)
  func `completing the typed text ends the wait`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    let typing = await type("rye", into: screen)
    await gate.answer(0, .success(.items(3)))

    await screen.send(.search("rye"))
    #expect(screen.state.rowIDs?.count == 3)

    await sleeps.cancelled(0)
    await sleeps.answer(0, .failure(.cancelled))
    await typing.value
    #expect(screen.state.rowIDs?.count == 3)
    #expect(await gate.calls.count == 1)
  }

  @Test(arguments: FeatureCase.all)
  func `completing the typed text after the wait is one load`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    await gate.answer(1, .success(.items(0)))
    let typing = await type("rye", into: screen)
    await sleeps.answer(0, .success(()))
    await gate.called(times: 1)

    await screen.send(.search("rye"))
    await gate.answer(0, .success(.items(3)))
    await typing.value

    #expect(screen.state.rowIDs?.count == 3)
    #expect(await gate.calls.count == 1)
  }

  @Test(arguments: FeatureCase.all)
  func `a keystroke ends a running search`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    let search = Task { await screen.send(.search("rye")) }
    await gate.called(times: 1)

    let typing = await type("bread", into: screen)
    await gate.cancelled(0)
    await gate.answer(0, .success(.item(1)))
    await search.value
    #expect(screen.state.content == .loading)

    await gate.answer(1, .success(.item(2)))
    await sleeps.answer(0, .success(()))
    await typing.value
    #expect(screen.state.rowIDs == ["2"])
  }

  @Test(arguments: FeatureCase.all)
  func `a cancelled keystroke leaves the list idle`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    let typing = await type("rye", into: screen)

    typing.cancel()
    await sleeps.cancelled(0)
    await sleeps.answer(0, .failure(.cancelled))
    await typing.value

    #expect(screen.state.content == .idle)
    #expect(await gate.calls.isEmpty)
  }

  @Test(arguments: FeatureCase.all)
  func `clearing the field ends a running search`(feature: FeatureCase) async {
    let screen = screen(of: feature)
    let search = Task { await screen.send(.search("rye")) }
    await gate.called(times: 1)
    await sleeps.answer(0, .success(()))
    await gate.answer(1, .success(.items(3)))

    await screen.send(.type(""))
    await gate.cancelled(0)
    await gate.answer(0, .success(.item(1)))
    await search.value

    #expect(screen.state.search?.text.isEmpty == true)
    #expect(screen.state.rowIDs?.count == (feature.feature.texts.needsSearch ? nil : 3))
  }
}
