import Domain
import Observation
import Presentation
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ScreenLifetimeTests {
  private let useCases = GatedUseCases()
  private var gate: UseCaseGate { useCases.gate }

  @Test(arguments: FeatureCase.all)
  func `selecting a row opens its screen`(feature: FeatureCase) async {
    let coordinator = AppCoordinator()
    let screen = feature.screen(feature.list(), useCases, in: ScreenEnvironment(coordinator: coordinator))

    await screen.send(.select(id: "42"))

    #expect(coordinator.path == [.detail(feature.feature.name, id: "42")])
    #expect(screen.state.content == .idle)
  }

  @Test(arguments: FeatureCase.all)
  func `a list does not retain its coordinator`(feature: FeatureCase) async {
    var coordinator: AppCoordinator? = AppCoordinator()
    weak let released = coordinator
    let screen = feature.screen(feature.list(), useCases, in: ScreenEnvironment(coordinator: coordinator))

    coordinator = nil
    await screen.send(.select(id: "42"))

    #expect(released == nil)
  }

  @Test(arguments: FeatureCase.all)
  func `a list is released after use`(feature: FeatureCase) async {
    await gate.answer(0, .success(.items(2, size: 2, total: .exactly(4))))
    await gate.answer(1, .failure(.offline))
    var screen: (any Screen)? = feature.screen(feature.list(), useCases)
    weak let released = screen
    await screen?.send(.appear)
    await screen?.send(.loadMore)
    #expect(released != nil)

    screen = nil

    #expect(released == nil)
  }

  @Test(arguments: FeatureCase.all)
  func `a list is released after a superseded search`(feature: FeatureCase) async {
    var screen: (any Screen)? = feature.screen(feature.list(), useCases)
    weak let released = screen
    let tasks = ["rye", "lamp"].map { text in
      Task { [screen] in await screen?.send(.search(text)) }
    }
    await gate.called(times: 2)
    screen = nil
    #expect(released != nil)

    await gate.answer(0, .failure(.cancelled))
    await gate.answer(1, .success(.items(3)))
    for task in tasks { await task.value }

    #expect(released == nil)
  }

  @Test(arguments: FeatureCase.all)
  func `a host can observe the state`(feature: FeatureCase) async {
    let screen = feature.screen(feature.list(), useCases)
    await confirmation { changed in
      withObservationTracking {
        _ = screen.state
      } onChange: {
        changed()
      }
      await gate.answer(0, .success(.items(3)))
      await screen.send(.appear)
    }
  }
}
