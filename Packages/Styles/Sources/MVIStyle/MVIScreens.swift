public import Domain
public import Presentation
public import StyleContract

/// The MVI style: Presentation's own view models. A screen is a state that only `send` changes.
public enum MVIScreens: ProductScreens {
  public static func list(_ route: ListRoute, in setting: StyleSetting) -> any Screen {
    ProductListViewModel(setting.feature, route: route, in: setting.environment)
  }

  public static func product(_ id: Product.ID, in setting: StyleSetting) -> any Screen {
    ProductDetailViewModel(setting.feature, id: id, in: setting.environment)
  }
}
