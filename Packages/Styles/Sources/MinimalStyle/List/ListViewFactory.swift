import Presentation
import StyleContract

/// Connects the parts of the list.
struct ListViewFactory: Hashable {
  enum FactoryType: Hashable {
    case live

    #if DEBUG
      /// Made-up data, to look at the screen without a shop.
      case mock
    #endif
  }

  var type = FactoryType.live
  var route = ListRoute(ProductFeature.name)

  /// - Parameter setting: Where live data comes from.
  @MainActor
  func view(_ setting: StyleSetting) -> ListView<ListViewModelImpl> {
    let repository: any ListRepository =
      switch type {
      case .live: ListRepositoryImpl(feature: setting.feature, content: setting.listContent)
      #if DEBUG
        case .mock: SampleRepository()
      #endif
      }
    let model = ListViewModelImpl(
      useCase: ListUseCaseImpl(repository: repository),
      route: route,
      content: setting.listContent,
      localization: setting.environment.localization
    )
    return ListView(model: model, environment: setting.environment)
  }
}
