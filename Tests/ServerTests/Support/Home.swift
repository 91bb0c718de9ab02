import Composition
import Presentation

@testable import Server

/// The feature of the home screen, for tests of what all features share.
enum Home {
  /// The address of its list.
  static let list = "/\(Route.home.feature)"

  /// The address of an item.
  static let item = "\(list)/1"

  /// The address of a search, without the text.
  static let search = "\(list)?\(Features.all[0].searchParameter)="

  /// The title of its list.
  static func heading(_ language: Language = .english) -> String {
    WebTexts(Localization(language: language)).menu.first?.text ?? ""
  }

  /// The title of the item.
  @MainActor
  static func title() async throws -> String {
    let screens = ScreenFactory(useCases: DIContainer.mock(), localization: Localization())
    let screen = screens.screen(for: try RouteCodec.route(from: item), coordinator: AppCoordinator())
    await screen.load()
    return screen.state.content.content?.title ?? ""
  }
}
