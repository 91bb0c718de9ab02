import Composition
import Presentation

extension ScreenState {
  /// What the screen of a route shows once it is loaded, in a host without views.
  @MainActor
  static func loaded(_ route: Route, _ useCases: DIContainer = .mock()) async -> ScreenState {
    let screens = ScreenFactory(useCases: useCases, localization: Localization())
    let coordinator = AppCoordinator()
    let screen = screens.screen(for: route, coordinator: coordinator)
    await screen.load()
    return screen.state
  }

  var rows: [Row] { content.content?.table?.rows ?? [] }
}
