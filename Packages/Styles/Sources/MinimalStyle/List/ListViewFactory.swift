import Domain
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
    let setting = type.setting(setting)
    let model = ListViewModelImpl(
      useCase: ListUseCaseImpl(feature: setting.feature, content: setting.listContent),
      route: route,
      content: setting.listContent,
      localization: setting.environment.localization
    )
    return ListView(model: model, environment: setting.environment)
  }
}

extension ListViewFactory.FactoryType {
  /// The setting with the data of this type.
  @MainActor
  func setting(_ live: StyleSetting) -> StyleSetting {
    switch self {
    case .live: live
    #if DEBUG
      case .mock:
        StyleSetting(
          ProductFeature(useCase: DefaultProductUseCase(repository: SampleRepository())),
          in: live.environment
        )
    #endif
    }
  }
}
