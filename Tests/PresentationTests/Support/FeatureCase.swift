import Presentation
import TestSupport
import Testing

/// A feature as an argument of the tests that hold for all features.
struct FeatureCase: CustomTestStringConvertible, Sendable {
  static let all = Features.all.map { FeatureCase(feature: $0) }

  let feature: any Feature.Type

  var testDescription: String { feature.name }

  /// A list of the feature. It has a search, as some features need one.
  func list(search: String = "bread", page: Int = 1, pageSize: Int? = nil) -> ListRoute {
    ListRoute(feature.name, search: search, page: page, pageSize: pageSize)
  }

  @MainActor
  func screen(
    _ route: ListRoute,
    _ useCases: GatedUseCases,
    in environment: ScreenEnvironment = ScreenEnvironment()
  ) -> any Screen {
    Self.list(feature, route, useCases, environment)
  }

  /// A list that has loaded.
  @MainActor
  func loadedScreen(_ route: ListRoute, _ useCases: GatedUseCases, _ reply: UseCaseReply) async -> any Screen {
    let screen = screen(route, useCases)
    await useCases.gate.answer(0, .success(reply))
    await screen.send(.appear)
    return screen
  }

  @MainActor
  func detail(_ useCases: GatedUseCases) -> any Screen {
    Self.detail(feature, useCases)
  }

  @MainActor
  private static func list<F: Feature>(
    _ feature: F.Type,
    _ route: ListRoute,
    _ useCases: GatedUseCases,
    _ environment: ScreenEnvironment
  ) -> any Screen {
    ListViewModel(F(useCases: useCases), route: route, in: environment)
  }

  @MainActor
  private static func detail<F: Feature>(_ feature: F.Type, _ useCases: GatedUseCases) -> any Screen {
    let factory = ScreenFactory(useCases: useCases, localization: Localization())
    return factory.screen(for: .detail(F.name, id: "42"), coordinator: AppCoordinator())
  }
}

extension ScreenState {
  /// The identifiers of a list's rows; nil if there is no content.
  var rowIDs: [String]? { content.content?.table?.rows.map(\.id) }

  var hasMore: Bool { content.content?.paging?.next != nil }

  /// What happens while content is on the screen.
  var activity: LoadState<Content>.Activity? {
    if case .loaded(_, let activity) = content { activity } else { nil }
  }
}
