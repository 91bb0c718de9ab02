import Domain
import Presentation
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ScreenFactoryTests {
  private let useCases = GatedUseCases()
  private let coordinator = AppCoordinator()
  private var factory: ScreenFactory {
    ScreenFactory(useCases: useCases, localization: Localization(language: .german))
  }

  @Test(arguments: FeatureCase.all)
  func `a route's screen shows it, in the reader's language, and navigates`(feature: FeatureCase) async {
    let route = Route.list(feature.list(page: 2))
    let screen = factory.screen(for: route, coordinator: coordinator)
    #expect(screen.state.route == route)
    await useCases.gate.answer(0, .success(.items(1)))

    await screen.send(.type("rye"))
    #expect(screen.state.content.content?.title.contains("„rye“") == true)

    await screen.send(.select(id: "7"))
    #expect(coordinator.path == [.detail(feature.feature.name, id: "7")])
  }

  @Test(arguments: FeatureCase.all)
  func `a detail shows its item`(feature: FeatureCase) {
    let screen = factory.screen(for: .detail(feature.feature.name, id: "42"), coordinator: coordinator)

    #expect(screen.state.route == .detail(feature.feature.name, id: "42"))
    #expect(screen.state.search == nil)
  }

  @Test(arguments: [
    Route.list(ListRoute("baskets")), .detail("baskets", id: "1"),
    .detail("products", id: "lamp"),
  ])
  func `a route that no address leads to has a screen that says so`(route: Route) async {
    let screen = factory.screen(for: route, coordinator: coordinator)

    await screen.send(.appear)

    #expect(screen.state.content.failure?.kind == .invalidLink)
  }

  @Test func `a replacement is used where there is one`() {
    let other = factory.screen(for: .home, coordinator: coordinator)
    let factory = ScreenFactory(useCases: useCases, localization: Localization()) { route, _ in
      if case .detail = route { other } else { nil }
    }

    #expect(factory.screen(for: .detail(Route.home.feature, id: "1"), coordinator: coordinator) === other)
    #expect(factory.screen(for: .home, coordinator: coordinator) !== other)
  }
}
