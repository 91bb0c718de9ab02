import Domain
public import Presentation
public import StyleContract

/// Connects the parts of the list.
public struct ListViewFactory: Hashable {
  enum FactoryType: Hashable {
    case live

    #if DEBUG
      /// Made-up data, to look at the screen without a shop.
      case mock
    #endif
  }

  var type = FactoryType.live
  var route = ListRoute(ProductFeature.name)

  public init(route: ListRoute) {
    self.route = route
  }

  init(type: FactoryType) {
    self.type = type
  }

  /// - Parameter setting: Where live data comes from.
  @MainActor
  public func model(_ setting: StyleSetting) -> some ListViewModel {
    let setting = type.setting(setting)
    return ListViewModelImpl(
      useCase: ListUseCaseImpl(feature: setting.feature, content: setting.listContent),
      route: route,
      content: setting.listContent,
      localization: setting.environment.localization
    )
  }

  @MainActor
  func screen(_ setting: StyleSetting) -> ListScreen<some ListViewModel> {
    ListScreen(model: model(setting), environment: setting.environment)
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
