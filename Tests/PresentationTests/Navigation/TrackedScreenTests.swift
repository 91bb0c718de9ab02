import Domain
import Mocks
import TestSupport
import Testing

@testable import Presentation

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TrackedScreenTests {
  private let tracker = MockTracker()
  private let coordinator = AppCoordinator()

  private func screen(_ route: Route, of useCases: some AllUseCases) -> any Screen {
    var factory = ScreenFactory(useCases: useCases, localization: Localization())
    factory.tracker = tracker
    return factory.screen(for: route, coordinator: coordinator)
  }

  @Test(arguments: FeatureCase.all)
  func `a list tells that it was opened, tried again and searched, once each`(feature: FeatureCase) async {
    let useCases = GatedUseCases()
    let name = feature.feature.name
    let list = screen(.list(feature.list(page: 2)), of: useCases)
    await useCases.gate.answer(0, .failure(.offline))
    await useCases.gate.answer(1, .success(.items(1)))
    await useCases.gate.answer(2, .success(.items(3)))
    await list.send(.appear)
    await list.send(.retry)
    await list.send(.appear)
    await list.send(.search("lamps"))
    await list.send(.search(" lamps "))

    let screen = AnalyticsScreen(name, "list")
    let searched = await tracker.events()
    #expect(searched.prefix(2) == [.opened(screen), .retried(screen)])
    #expect(searched.last == .searched(screen, length: 5, results: 3))
    #expect(list.state.route == .list(ListRoute(name, search: "lamps", pageSize: feature.list(page: 2).pageSize)))
  }

  @Test(arguments: FeatureCase.all)
  func `a search that fails or is cancelled has no result`(feature: FeatureCase) async {
    let useCases = GatedUseCases()
    let list = screen(.list(ListRoute(feature.feature.name, search: "lamps")), of: useCases)
    await useCases.gate.answer(0, .failure(.offline))
    await list.send(.appear)

    #expect(await tracker.events() == [.opened(AnalyticsScreen(feature.feature.name, "list"))])
  }

  @Test func `without a tracker, screens are those of the features`() {
    let screen = ScreenFactory(useCases: GatedUseCases(), localization: Localization())
      .screen(for: .home, coordinator: coordinator)

    #expect(!(screen is TrackedScreen))
  }

  @Test func `a route that no address leads to has no name of its own`() {
    #expect(Route.list(ListRoute("mira@example.org")).analyticsScreen == AnalyticsScreen("unknown", "list"))
  }
}
